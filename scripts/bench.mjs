// Measures speed against peers, in the same run, and prints the ratio.
//   pnpm bench perft      the move generator against Debian's stockfish
//   pnpm bench chess [FILE] whole games from SAN to positions against chessops and chess.js
//   pnpm bench pgn FILE   lint and convert against chessops, kokopu and pgn-extract
import { root, runNode } from './tools.mjs';

const BENCHES = {
  perft: 'packages/engine/bench/perft.mjs',
  chess: 'packages/chess/bench/play.mjs',
  pgn: 'packages/cli/bench/pgn.mjs',
};

const [name, ...args] = process.argv.slice(2);
if (!Object.hasOwn(BENCHES, name ?? '')) {
  console.error(`usage: pnpm bench ${Object.keys(BENCHES).join(' | ')} [ARGUMENTS]`);
  process.exit(2);
}
process.exit(runNode(root + BENCHES[name], args));
