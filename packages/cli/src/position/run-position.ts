import { GameHistory } from '@movetext/chess';
import type { CommandCall } from '../cli-command.ts';
import { ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { hasOption, textOption } from '../options.ts';
import { playMoves } from './play-moves.ts';
import { type PositionReport, reportImpossible, reportPosition } from './position-report.ts';
import { positionText } from './position-text.ts';
import { readStart } from './start.ts';

/** Runs `movetext position`. */
export async function runPosition({ args, options }: CommandCall, io: Io): Promise<ExitCode> {
  const fen = args.join(' ');
  const start = readStart(args, hasOption(options, 'chess960'));
  if (start.kind === 'impossible') {
    print(reportImpossible(fen, start), null, options, io);
    return ExitCode.Findings;
  }
  const moves = playMoves(textOption(options, 'moves') ?? '', GameHistory.start(start.position));
  print(reportPosition(moves, start), moves.history.position, options, io);
  return moves.issue === null ? ExitCode.Clean : ExitCode.Findings;
}

function print(
  report: PositionReport,
  position: Parameters<typeof positionText>[1],
  options: CommandCall['options'],
  io: Io,
): void {
  io.stdout.write(hasOption(options, 'json') ? `${JSON.stringify(report)}\n` : positionText(report, position));
}
