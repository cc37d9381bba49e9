import type { CliCommand } from '../cli-command.ts';

/** `movetext position`: what there is to know of a position. */
export const position: CliCommand = {
  name: 'position',
  summary: 'Tell whether a position is legal, its moves, its outcome and its key',
  examples: [
    { line: 'movetext position', does: 'the start of a game' },
    { line: "movetext position '8/8/8/8/8/5k2/6q1/7K w - - 0 1' --json", does: 'a FEN, as JSON' },
    { line: "movetext position --moves 'e4 e5 Nf3'", does: 'after some moves' },
    { line: 'movetext position \'4k3/8/8/8/8/8/8/4K2R w K - bm O-O; id "1";\'', does: 'a record of EPD' },
  ],
  configure(command) {
    command
      .argument('[fen...]', 'the position, as FEN or EPD; the start of a game unless given')
      .option('--moves <moves>', 'moves to play first, in any notation')
      .option('--chess960', 'Chess960: write castling as king takes rook')
      .option('--json', 'print JSON');
  },
  load: async () => (await import('../position/run-position.ts')).runPosition,
};
