import type { CliCommand } from '../cli-command.ts';

/** `movetext board`: a diagram. */
export const board: CliCommand = {
  name: 'board',
  summary: 'Draw a diagram of a position',
  examples: [
    { line: 'movetext board --to text', does: 'the start of a game, in letters' },
    { line: "movetext board --moves 'e4 c5' --to svg > board.svg", does: 'a picture' },
  ],
  configure(command) {
    command
      .argument('[fen...]', 'the position; the start of a game unless given')
      .option('--moves <moves>', 'moves to play first, in any notation')
      .requiredOption('--to <shape>', 'text or svg');
  },
  load: async () => (await import('../position/run-board.ts')).runBoard,
};
