/**
 * Perft of the six well-known positions, one thread, no table: ours against other programs, in one run.
 *
 *     node packages/engine/bench/perft.mjs [--rounds N] [--with-stockfish-wasm]
 *
 * - Debian's `stockfish` (native) takes turns with ours position by position, so that both meet the same state of the machine.
 * - chessops and chess.js count at smaller depths, since they are slower by two and three orders of magnitude.
 * - `--with-stockfish-wasm` adds the npm package `stockfish` (WebAssembly), installed into a cache folder outside the repository
 *   (200 MB; `XDG_CACHE_HOME` or `~/.cache`, below `movetext-bench`).
 *
 * Prints million nodes a second by CPU time, the ratios, and the spread of the rounds; first the size of the module and what its start takes.
 * Plain JavaScript over `dist/`, so it measures what is shipped: build first.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parsePerftSuite } from '@movetext/test-kit';
import { Chess } from 'chess.js';
import { Chess as ChessopsPosition } from 'chessops/chess';
import { perft as chessopsPerft } from 'chessops/debug';
import { parseFen } from 'chessops/fen';
import { Engine, engineModule } from '../dist/index.js';
import { hasStockfish, STOCKFISH, startStockfish } from './stockfish.mjs';
import { stockfishWasm } from './stockfish-wasm.mjs';
import { wordsOfFen } from './words-of-fen.mjs';

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, 'with-stockfish-wasm': { type: 'boolean', default: false } },
});
const rounds = Number(options.rounds);
const suite = parsePerftSuite(
  readFileSync(fileURLToPath(new URL('../../test-kit/perft/known.perft', import.meta.url)), 'utf8'),
);

printStart();
const engine = Engine.create();
for (const { fen } of suite) engine.perft(wordsOfFen(fen), 4); // Lets the compiler of the runtime reach its best code.

const ours = {
  name: 'ours',
  most: Number.POSITIVE_INFINITY,
  count: (fen, depth) => byCpu(() => engine.perft(wordsOfFen(fen), depth)),
};
const peers = [
  ...(hasStockfish ? [uciPeer('stockfish', startStockfish())] : []),
  ...(options['with-stockfish-wasm'] ? [uciPeer('stockfish wasm', startStockfish(stockfishWasm()))] : []),
  { name: 'chessops', most: 5_000_000, count: (fen, depth) => byCpu(() => countByChessops(fen, depth)) },
  { name: 'chess.js', most: 200_000, count: (fen, depth) => byCpu(() => new Chess(fen).perft(depth)) },
];
if (!hasStockfish) console.log(`No ${STOCKFISH}: ours is not compared with it.`);

const results = new Map([ours, ...peers].map(({ name }) => [name, suite.map(() => [])]));
for (let round = 0; round < rounds; round++) {
  for (const [index, stanza] of suite.entries()) {
    for (const program of [ours, ...peers]) results.get(program.name)[index].push(await measure(program, stanza));
  }
}
for (const peer of peers) peer.quit?.();
printResults();

function printStart() {
  const compiling = performance.now();
  const module = engineModule();
  const starting = performance.now();
  new WebAssembly.Instance(module); // Its start function fills the tables.
  const done = performance.now();
  const generated = readFileSync(new URL('../dist/generated/wasm.js', import.meta.url), 'utf8');
  const bytes = Buffer.from(/'([A-Za-z0-9+/=]{1000,})'/.exec(generated)[1], 'base64').length;
  console.log(
    `module ${bytes} bytes of at most 65536; compiled in ${(starting - compiling).toFixed(1)} ms, ` +
      `tables filled in ${(done - starting).toFixed(1)} ms\n`,
  );
}

/** Million nodes a second of a program at the deepest count that is not too much for it. */
async function measure({ name, most, count }, { id, fen, counts }) {
  const { depth, nodes } = counts.filter((expected) => expected.nodes <= most).at(-1);
  const { nodes: counted, seconds } = await count(fen, depth);
  if (Number(counted) !== nodes) throw new Error(`${id}: ${name} counted ${counted} instead of ${nodes}`);
  return nodes / seconds / 1e6;
}

function byCpu(count) {
  const start = process.cpuUsage();
  const nodes = count();
  const { user, system } = process.cpuUsage(start);
  return { nodes, seconds: (user + system) / 1e6 };
}

function uciPeer(name, program) {
  return {
    name,
    most: Number.POSITIVE_INFINITY,
    count: async (fen, depth) => {
      const { nodes, seconds, cpuSeconds } = await program.count(fen, depth);
      return { nodes, seconds: cpuSeconds ?? seconds };
    },
    quit: program.quit,
  };
}

function countByChessops(fen, depth) {
  const setup = parseFen(fen).unwrap();
  return chessopsPerft(ChessopsPosition.fromSetup(setup).unwrap(), depth);
}

function printResults() {
  const names = [...results.keys()];
  console.log(['Mnps, median'.padEnd(16), ...names.map((name) => name.padStart(16))].join(''));
  for (const [index, { id }] of suite.entries()) {
    const cells = names.map((name) => median(results.get(name)[index]).toFixed(1).padStart(16));
    console.log([id.padEnd(16), ...cells].join(''));
  }
  const meanOf = (name, round) => geometricMean(results.get(name).map((values) => values[round]));
  const means = names.map((name) =>
    median(everyRound((round) => meanOf(name, round)))
      .toFixed(1)
      .padStart(16),
  );
  console.log(['geometric mean'.padEnd(16), ...means].join(''));
  console.log();
  for (const name of names.slice(1)) {
    const ratios = everyRound((round) => meanOf('ours', round) / meanOf(name, round)).sort((a, b) => a - b);
    console.log(
      `${median(ratios).toFixed(2)} x ${name} (${rounds} rounds: ${ratios[0].toFixed(2)} to ${ratios.at(-1).toFixed(2)})`,
    );
  }
}

function everyRound(compute) {
  return Array.from({ length: rounds }, (_, round) => compute(round));
}

function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}

function geometricMean(values) {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}
