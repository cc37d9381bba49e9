import type { CliCommand } from '../cli-command.ts';

/** `movetext perft`: counts move sequences. */
export const perft: CliCommand = {
  name: 'perft',
  summary: 'Count the sequences of legal moves from a position',
  examples: [
    { line: 'movetext perft 5', does: 'from the start of a game' },
    { line: "movetext perft 4 --fen '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -'", does: 'from another position' },
    { line: 'movetext perft 3 --divide', does: 'one count for each first move' },
    { line: 'movetext perft 7 --threads 2 --hash 256', does: 'two threads, tables of 128 MiB each' },
    {
      line: 'movetext perft --suite standard.perft',
      does: 'check counts: id / epd / perft DEPTH NODES, or FEN ;D1 20 ;D2 400',
    },
  ],
  configure(command) {
    command
      .argument('[depth]', 'length of the sequences in half-moves')
      .option('--fen <fen>', 'start position')
      .option('--chess960', 'write castling as king takes rook')
      .option('--divide', 'one count for each first move')
      .option('--suite <file>', 'check the counts of a .perft file')
      .option('--threads <n>', 'threads to count with', '1')
      .option('--hash <mib>', 'memory in all to remember counts in', '0')
      .option('--json', 'print JSON');
  },
  load: async () => (await import('../perft/run-perft.ts')).runPerft,
};
