import { GameHistory, renderSvg, renderText } from '@movetext/chess';
import type { CommandCall } from '../cli-command.ts';
import { ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { oneOf, textOption } from '../options.ts';
import { complain } from '../talk.ts';
import { playMoves } from './play-moves.ts';
import { readStart } from './start.ts';

/** Runs `movetext board`. */
export async function runBoard({ args, options }: CommandCall, io: Io): Promise<ExitCode> {
  const shape = oneOf(textOption(options, 'to') ?? '', '--to', ['text', 'svg']);
  const start = readStart(args, false);
  if (start.kind === 'impossible') {
    for (const { code, message } of start.issues) await complain(io, `${code}: ${message}`);
    return ExitCode.Findings;
  }
  const { history, issue } = playMoves(textOption(options, 'moves') ?? '', GameHistory.start(start.position));
  const { position, lastMove } = history;
  if (issue !== null) {
    await complain(io, `${issue.code}: ${issue.message}`);
    return ExitCode.Findings;
  }
  const drawing =
    shape === 'text' ? renderText(position) : renderSvg(position, lastMove === undefined ? {} : { lastMove });
  io.stdout.write(`${drawing.trimEnd()}\n`);
  return ExitCode.Clean;
}
