import { closeSync, openSync } from 'node:fs';
import { Engine } from '@movetext/engine';
import { GameBytes, type GameSection } from '@movetext/pgn';
import type { Io } from '../io.ts';
import { complain } from '../talk.ts';
import { ArchiveError } from './archive.ts';
import { fileStream } from './byte-stream.ts';
import type { Encoding } from './encoding.ts';
import { findInputs, type Input, readProblem } from './inputs.ts';
import { EXCERPT_BEHIND, LineIndex } from './line-index.ts';
import { NotTextError } from './not-text.ts';
import { Progress } from './progress.ts';
import { openText, type TextInput } from './text-input.ts';

/** Bytes behind the games at hand that are at hand, too, so that whatever is found can be shown with what follows on its line. */
export const LOOK_AHEAD = 4 * EXCERPT_BEHIND;

/** Engines for the texts of files, which stay in their memory while others are read in between. */
const idleEngines: Engine[] = [];

/** A game and its place in its file. */
export interface PlacedSection {
  /** What was read; good for the call only. Its own offsets and number are those of a piece of the file: use the ones here. */
  readonly section: GameSection;
  /** The games of the file before it. */
  readonly index: number;
  /** Where it begins and ends, in bytes of the text as read. */
  readonly start: number;
  readonly end: number;
  /** Turns offsets into places; good for the call only. */
  readonly lines: LineIndex;
}

/** What a command does with the texts it is given; calls come in the order of the texts. */
export interface GameVisitor {
  openFile(path: string, encoding: Encoding): void | Promise<void>;
  /** One game of the file, or all of a file that has none. */
  section(placed: PlacedSection): void;
  /** Comes now and then between two games: here other texts may be read, and output awaited. */
  pause?(): Promise<void>;
  closeFile(): void;
}

/** Reads the games of one input. Throws what its reading throws. */
export function visitInput(input: Input, visitor: GameVisitor, progress: Progress | null, io: Io): Promise<void> {
  return withText(input, io, async (text) => {
    await visitor.openFile(input.path, text.encoding);
    try {
      await visitText(text, visitor, progress, io);
    } finally {
      visitor.closeFile();
    }
  });
}

/** Does something with every input on a command line. Says what cannot be read, and returns false when something could not. */
export async function visitInputs(
  paths: readonly string[],
  visit: (input: Input, progress: Progress) => Promise<void>,
  io: Io,
): Promise<boolean> {
  const { inputs, problems } = await findInputs(paths, io);
  for (const problem of problems) await complain(io, problem);
  const progress = new Progress(inputs, io);
  let isAllRead = problems.length === 0;
  for (const input of inputs) {
    try {
      await visit(input, progress);
    } catch (error) {
      if (!isInputError(error)) throw error;
      progress.clear();
      await complain(io, readProblem(input, error));
      isAllRead = false;
    } finally {
      progress.next(input);
    }
  }
  progress.clear();
  return isAllRead;
}

/** Opens an input's text and closes it again. */
export async function withText(
  input: Input,
  io: Io,
  use: (text: TextInput, isWritable: boolean) => Promise<void>,
): Promise<void> {
  const { stream, isWritable, close } = await input.open(io);
  try {
    await use(await openText(stream), isWritable);
  } finally {
    await close();
  }
}

/** Reads the games of a file of ours. */
export async function visitFile(name: string, visitor: Pick<GameVisitor, 'section' | 'pause'>, io: Io): Promise<void> {
  const descriptor = openSync(name, 'r');
  try {
    await visitText(await openText(fileStream(descriptor)), visitor, null, io);
  } finally {
    closeSync(descriptor);
  }
}

/** Reads the games of a text. */
export async function visitText(
  text: TextInput,
  visitor: Pick<GameVisitor, 'section' | 'pause'>,
  progress: Progress | null,
  io: Io,
): Promise<void> {
  const engine = idleEngines.pop() ?? Engine.create();
  const games = new GameBytes({ encoding: text.bytes, lookAhead: LOOK_AHEAD, engine });
  const lines = new LineIndex(text.bytes);
  let index = 0;
  for (let isFinal = false; !isFinal; ) {
    isFinal = await fillRoom(games, text);
    lines.show(games);
    for (let section = games.next(); section !== null; section = games.next()) {
      visitor.section({ section, index, start: section.start, end: section.end, lines });
      if (section.isGame) index++;
    }
    lines.moveTo(games.position);
    await visitor.pause?.();
    if (io.stdout.isFull) await io.stdout.drain();
    progress?.show(games.position);
    await io.breathe();
  }
  idleEngines.push(engine);
}

/** Reads as much of a text as there is room for; returns whether that was the rest of it. */
async function fillRoom(games: GameBytes, text: TextInput): Promise<boolean> {
  for (let room = games.room(); 0 < room.length; room = games.room()) {
    const count = await text.read(room);
    if (count === 0) {
      games.end();
      return true;
    }
    games.add(count);
  }
  return false;
}

/** Errors of the system carry a code; all others but broken archives and what is no text are ours. */
function isInputError(error: unknown): boolean {
  return (
    error instanceof ArchiveError || error instanceof NotTextError || (error instanceof Error && 'syscall' in error)
  );
}
