import { GameHistory } from '@movetext/chess';
import type { CommandCall } from '../cli-command.ts';
import { ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { hasOption, textOption } from '../options.ts';
import { playMoves } from './play-moves.ts';
import { type PositionReport, reportImpossible, reportPosition } from './position-report.ts';
import { positionText } from './position-text.ts';
import { writeOperations } from './read-epd.ts';
import { readStart } from './start.ts';

/** Runs `movetext position`. */
export async function runPosition({ args, options }: CommandCall, io: Io): Promise<ExitCode> {
  const fen = args.join(' ');
  const start = readStart(args, hasOption(options, 'chess960'));
  if (start.kind === 'impossible') {
    print(reportImpossible(fen, start), options, io, { position: null, operations: [] });
    return ExitCode.Findings;
  }
  const moves = playMoves(textOption(options, 'moves') ?? '', GameHistory.start(start.position));
  const operations = writeOperations(start.operations ?? [], start.position);
  print(reportPosition(moves, start), options, io, { position: moves.history.position, operations });
  return moves.issue === null ? ExitCode.Clean : ExitCode.Findings;
}

function print(
  report: PositionReport,
  options: CommandCall['options'],
  io: Io,
  more: Parameters<typeof positionText>[1],
): void {
  io.stdout.write(hasOption(options, 'json') ? `${JSON.stringify(report)}\n` : positionText(report, more));
}
