import { type GameSection, readGameBytes } from '@movetext/pgn';
import type { Encoding } from './encoding.ts';
import { findInputs, type Input, readProblem } from './inputs.ts';
import type { Io } from './io.ts';
import { LineIndex } from './line-index.ts';
import { Progress } from './progress.ts';
import { complain } from './talk.ts';
import { openText } from './text-input.ts';

/** What a command does with the texts it is given; calls come in the order of the texts. */
export interface GameVisitor {
  openFile(path: string, encoding: Encoding): void;
  /** One section of the file; it and the line index are good for this call only. */
  section(section: GameSection, lines: LineIndex): void;
  closeFile(): void;
}

/** Games between two looks at the clock. */
const GAMES_PER_LOOK = 16;

/** Milliseconds between two breaths. */
const BREATH = 50;

/**
 * Reads the games of all inputs on a command line, in pieces, so that memory does not grow with them.
 * Says on stderr what cannot be read, and goes on with the others. Returns false when something could not.
 */
export async function visitGames(paths: readonly string[], visitor: GameVisitor, io: Io): Promise<boolean> {
  const { inputs, problems } = await findInputs(paths, io);
  for (const problem of problems) await complain(io, problem);
  const progress = new Progress(inputs, io);
  let isAllRead = problems.length === 0;
  for (const input of inputs) {
    try {
      await visitInput(input, visitor, progress, io);
    } catch (error) {
      if (!isSystemError(error)) throw error;
      progress.clear();
      await complain(io, readProblem(input, error));
      isAllRead = false;
    }
  }
  progress.clear();
  return isAllRead;
}

async function visitInput(input: Input, visitor: GameVisitor, progress: Progress, io: Io): Promise<void> {
  const { reader, close } = input.open();
  try {
    const text = openText(reader);
    const lines = new LineIndex(text.bytes);
    visitor.openFile(input.path, text.encoding);
    try {
      let games = 0;
      let lastBreath = io.now();
      for (const section of readGameBytes(text.source(lines), { encoding: text.bytes })) {
        visitor.section(section, lines);
        lines.release(section.end);
        if (io.stdout.isFull) await io.stdout.drain();
        if (++games % GAMES_PER_LOOK !== 0 || io.now() - lastBreath < BREATH) continue;
        progress.show(section.end);
        await io.breathe();
        lastBreath = io.now();
      }
    } finally {
      visitor.closeFile();
    }
  } finally {
    progress.next(input);
    close();
  }
}

/** Errors of the system carry a code; all others are ours. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
