/**
 * Perft of the six well-known positions: ours against Debian's `stockfish`, one thread, no hash.
 *
 *     node packages/engine/bench/perft.mjs [--rounds N]
 *
 * The two take turns position by position, so that both meet the same state of the machine.
 * Prints nodes a second of each, the ratio of each position, and the geometric mean with the spread of the rounds.
 * Plain JavaScript over `dist/`, so it measures what is shipped: build first.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parsePerftSuite, readReferenceFen } from '@movetext/test-kit';
import { Engine, PositionField } from '../dist/index.js';

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const rounds = Number(options.rounds);
const program = process.env.STOCKFISH ?? '/usr/games/stockfish';
const suite = parsePerftSuite(
  readFileSync(fileURLToPath(new URL('../../test-kit/perft/known.perft', import.meta.url)), 'utf8'),
);
const engine = Engine.create();
const stockfish = existsSync(program) ? startStockfish() : undefined;
if (!stockfish) console.log(`No ${program}: ours alone is measured.`);

for (const { fen } of suite) engine.perft(wordsOfFen(fen), 4); // Lets the compiler of the runtime reach its best code.

const results = suite.map(() => ({ ours: [], theirs: [] }));
for (let round = 0; round < rounds; round++) {
  for (const [index, { id, fen, counts }] of suite.entries()) {
    const { depth, nodes } = counts[counts.length - 1];
    results[index].ours.push(nodes / measureOurs(id, fen, depth, nodes) / 1e6);
    if (stockfish) results[index].theirs.push(nodes / (await stockfish.measure(id, fen, depth, nodes)) / 1e6);
  }
}
stockfish?.quit();

console.log(
  `${'position'.padEnd(14)}${'ours'.padStart(10)}${'stockfish'.padStart(12)}${'ratio'.padStart(8)}   (million nodes a second, median of ${rounds})`,
);
for (const [index, { id }] of suite.entries()) {
  const ours = median(results[index].ours);
  const theirs = median(results[index].theirs);
  console.log(
    `${id.padEnd(14)}${ours.toFixed(1).padStart(10)}${theirs.toFixed(1).padStart(12)}${(ours / theirs).toFixed(2).padStart(8)}`,
  );
}
const perRound = Array.from({ length: rounds }, (_, round) => ({
  ours: geometricMean(results.map((result) => result.ours[round])),
  theirs: geometricMean(results.map((result) => result.theirs[round])),
}));
const ratios = perRound.map(({ ours, theirs }) => ours / theirs).sort((a, b) => a - b);
console.log(
  `${'geometric mean'.padEnd(14)}${median(perRound.map(({ ours }) => ours))
    .toFixed(1)
    .padStart(10)}` +
    `${median(perRound.map(({ theirs }) => theirs))
      .toFixed(1)
      .padStart(12)}${median(ratios).toFixed(2).padStart(8)}` +
    `   (${ratios[0].toFixed(2)} to ${ratios[ratios.length - 1].toFixed(2)})`,
);

function measureOurs(id, fen, depth, nodes) {
  const position = wordsOfFen(fen);
  const start = performance.now();
  const counted = engine.perft(position, depth);
  const seconds = (performance.now() - start) / 1000;
  if (counted !== BigInt(nodes)) throw new Error(`${id}: ours counted ${counted} instead of ${nodes}`);
  return seconds;
}

/** One process for all counts, so that its start is not measured. */
function startStockfish() {
  const child = spawn(program, [], { stdio: ['pipe', 'pipe', 'ignore'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const readUntil = async (pattern) => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error('stockfish ended early');
      const match = pattern.exec(value);
      if (match) return match;
    }
  };
  return {
    async measure(id, fen, depth, nodes) {
      child.stdin.write(`position fen ${fen}\nisready\n`);
      await readUntil(/^readyok/);
      const start = performance.now();
      child.stdin.write(`go perft ${depth}\n`);
      const [, counted] = await readUntil(/^Nodes searched: (\d+)/);
      const seconds = (performance.now() - start) / 1000;
      if (Number(counted) !== nodes) throw new Error(`${id}: stockfish counted ${counted} instead of ${nodes}`);
      return seconds;
    },
    quit() {
      child.stdin.end('quit\n');
    },
  };
}

function wordsOfFen(fen) {
  const { board, turn, castlingRooks, epSquare } = readReferenceFen(fen);
  const words = new Int32Array(24);
  const add = (field, square) => {
    words[field + (square >> 5)] |= 1 << (square & 31);
  };
  board.forEach((piece, square) => {
    if (piece === '.') return;
    add(2 * 'pnbrqk'.indexOf(piece.toLowerCase()), square);
    add(piece === piece.toLowerCase() ? PositionField.black : PositionField.white, square);
  });
  for (const rook of castlingRooks) add(PositionField.castlingRooks, rook);
  words[PositionField.turn] = turn === 'white' ? 0 : 1;
  words[PositionField.epSquare] = epSquare ?? -1;
  return words;
}

function median(values) {
  return values.length === 0 ? Number.NaN : [...values].sort((a, b) => a - b)[values.length >> 1];
}

function geometricMean(values) {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}
