/**
 * Whole games of 80 half-moves through the public API, from SAN to positions: ours against chessops and chess.js.
 *
 *     node packages/chess/bench/play.mjs [FILE.pgn] [--rounds N]
 *
 * The three take turns in every round, so that a busy machine bothers all alike; a round's ratio is of times measured side by side.
 * The games are those of the file that are long enough; without one, random legal games.
 * Each does what its users do: ours `parseSan` and `play`, chessops `parseSan` and `play`, chess.js `move`.
 * Plain JavaScript over `dist/`, so it measures what is shipped: build first.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seededRandom } from '@movetext/test-kit';
import { Chess } from 'chess.js';
import { Chess as ChessopsPosition } from 'chessops/chess';
import { parsePgn } from 'chessops/pgn';
import { parseSan as parseSanChessops } from 'chessops/san';
import { Position, parseSan, writeSan } from '../dist/index.js';

const PLIES = 80;
const GAMES = 30;

const { values: options, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '15' } },
  allowPositionals: true,
});
const rounds = Number(options.rounds);
const games = positionals[0] === undefined ? randomGames() : gamesOf(readFileSync(positionals[0], 'utf8'));
const plies = games.reduce((sum, game) => sum + game.length, 0);

const players = {
  movetext: { repeats: 100, play: playOurs },
  chessops: { repeats: 20, play: playChessops },
  'chess.js': { repeats: 1, play: playChessJs },
};

/** Microseconds a game of 80 half-moves, by player and round. */
const times = Object.fromEntries(Object.keys(players).map((name) => [name, []]));
for (const { repeats, play } of Object.values(players)) measure(play, repeats); // Lets the compiler reach its best code.
for (let round = 0; round < rounds; round++) {
  for (const [name, { repeats, play }] of Object.entries(players)) times[name].push(measure(play, repeats));
}

console.log(
  `${games.length} games, ${plies} half-moves; CPU microseconds a game of 80 half-moves, median of ${rounds} rounds`,
);
for (const name of Object.keys(players)) {
  const ratios = times[name].map((time, round) => time / times.movetext[round]);
  const ratio =
    name === 'movetext'
      ? ''
      : `   movetext is ${median(ratios).toFixed(1)} x as fast (${least(ratios)} to ${most(ratios)})`;
  console.log(`${name.padEnd(10)}${median(times[name]).toFixed(0).padStart(8)}${ratio}`);
}

function measure(play, repeats) {
  const start = process.cpuUsage();
  for (let repeat = 0; repeat < repeats; repeat++) for (const game of games) play(game);
  const { user, system } = process.cpuUsage(start);
  return ((user + system) * 80) / (plies * repeats);
}

function playOurs(game) {
  let position = Position.initial();
  for (const san of game) {
    const move = parseSan(san, position);
    if (!move.ok) throw new Error(`${san}: ${move.error.message}`);
    position = position.play(move.value);
  }
  return position;
}

function playChessops(game) {
  const position = ChessopsPosition.default();
  for (const san of game) {
    const move = parseSanChessops(position, san);
    if (!move) throw new Error(san);
    position.play(move);
  }
  return position;
}

function playChessJs(game) {
  const chess = new Chess();
  for (const san of game) chess.move(san);
  return chess;
}

/** Games of a file, evenly spread, those alone that are long enough. */
function gamesOf(text) {
  const long = parsePgn(text)
    .map((game) => Array.from(game.moves.mainline(), (node) => node.san))
    .filter((game) => PLIES <= game.length);
  const step = Math.max(1, Math.floor(long.length / GAMES));
  return long
    .filter((_, index) => index % step === 0)
    .slice(0, GAMES)
    .map((game) => game.slice(0, PLIES));
}

function randomGames() {
  const random = seededRandom(1);
  const found = [];
  while (found.length < GAMES) {
    const game = randomGame(random);
    if (game.length === PLIES) found.push(game);
  }
  return found;
}

function randomGame(random) {
  let position = Position.initial();
  const sans = [];
  for (let ply = 0; ply < PLIES; ply++) {
    const moves = position.legalMoves();
    if (moves.length === 0) break;
    const move = moves[random.below(moves.length)];
    sans.push(writeSan(move, position));
    position = position.play(move);
  }
  return sans;
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function least(numbers) {
  return Math.min(...numbers).toFixed(1);
}

function most(numbers) {
  return Math.max(...numbers).toFixed(1);
}
