/**
 * Compares perft with Debian's `stockfish`, position by position; stops at the first difference and names the first moves that differ.
 *
 *     node packages/engine/bench/against-stockfish.mjs [--positions N] [--depth D] [--starts N] [--seed S]
 *
 * - N positions (10,000 unless told) to depth D (3): a third from random games, a third from random games of double Chess960,
 *   a third of pieces thrown on the board.
 * - N Chess960 starts and as many double Chess960 starts (50 each) to depth 5.
 *
 * Counts both with and without a table. Plain JavaScript over `dist/`: build first.
 */
import { parseArgs } from 'node:util';
import {
  chess960Fen,
  isReferenceCheck,
  randomChess960Fen,
  randomGame,
  randomPosition,
  seededRandom,
  writeReferenceFen,
} from '@movetext/test-kit';
import { Engine, PerftCounter } from '../dist/index.js';
import { hasStockfish, STOCKFISH, startStockfish } from './stockfish.mjs';
import { wordsOfFen } from './words-of-fen.mjs';

const { values: options } = parseArgs({
  options: {
    positions: { type: 'string', default: '10000' },
    depth: { type: 'string', default: '3' },
    starts: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
  },
});
if (!hasStockfish) {
  console.error(`${STOCKFISH} is not installed`);
  process.exit(2);
}

const engine = Engine.create();
const counter = PerftCounter.create({ hash: 16 });
const stockfish = startStockfish();
const seed = Number(options.seed);
const random = seededRandom(seed);
const tally = { positions: 0, nodes: 0 };

for (let n = 0; n < Number(options.starts); n++) {
  await compare(chess960Fen(random.below(960)), 5, true);
  await compare(chess960Fen(random.below(960), random.below(960)), 5, true);
}
console.log(`${tally.positions} Chess960 starts to depth 5: ${tally.nodes} nodes, no difference`);

Object.assign(tally, { positions: 0, nodes: 0 });
const wanted = Number(options.positions);
const depth = Number(options.depth);
for (let n = 0; tally.positions < wanted; n++) {
  const games = seed * 1_000_000 + n;
  for (const { position } of randomGame(games, { maxPlies: 60 })) await compareSome(position, false);
  for (const { position } of randomGame(games, { fen: randomChess960Fen(games), maxPlies: 60 })) {
    await compareSome(position, true);
  }
  for (let k = 0; k < 60; k++) await compareSome(possible(randomPosition(games * 60 + k)), true);
}
console.log(`${tally.positions} positions to depth ${depth}: ${tally.nodes} nodes, no difference`);
stockfish.quit();

/** No double step answers a check that stood before it: where a knight gives check, Stockfish takes en passant all the same. */
function possible(position) {
  return isReferenceCheck(position) ? { ...position, epSquare: null } : position;
}

async function compareSome(position, chess960) {
  if (tally.positions < wanted) await compare(writeReferenceFen(position), depth, chess960);
}

async function compare(fen, plies, chess960) {
  const theirs = await stockfish.count(fen, plies, { chess960 });
  const words = wordsOfFen(fen);
  const ours = engine.perft(words, plies);
  const remembered = counter.perft(words, plies);
  tally.positions++;
  tally.nodes += theirs.nodes;
  if (ours === BigInt(theirs.nodes) && remembered === ours) return;
  console.log(`${fen} depth ${plies}: stockfish ${theirs.nodes}, ours ${ours}, with a table ${remembered}`);
  const divided = engine.divide(words, plies).map(({ nodes }) => Number(nodes));
  console.log(
    `first moves: stockfish ${Object.values(theirs.divide).sort().join(' ')}, ours ${divided.sort().join(' ')}`,
  );
  process.exit(1);
}
