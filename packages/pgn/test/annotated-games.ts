import { Position, writeSan } from '@movetext/chess';
import { type Random, seededRandom } from '@movetext/test-kit';
import fc from 'fast-check';

/** A game with comments, glyphs and nested variations in every place, written in one of many layouts. */
export const annotatedGames: fc.Arbitrary<string> = fc.integer({ min: 0, max: 1_000_000 }).map(annotatedGame);

/** The game of a seed. */
export function annotatedGame(seed: number): string {
  const random = seededRandom(seed);
  const tags = ['[Event "E"]\n', '[White "A"]\n', '[Black "B \\"C\\""]\n'].filter(() => random.below(2) === 0).join('');
  const opening = random.below(4) === 0 ? `${comment(random)} ` : '';
  const [marker = '*'] = [random.pick(['*', '1-0', '1/2-1/2'])];
  return `${tags}\n${opening}${line(random, Position.initial(), 12, 0)}${marker}\n`;
}

function line(random: Random, start: Position, length: number, depth: number): string {
  let position = start;
  let text = '';
  let needsNumber = true;
  for (let ply = 0; ply < length; ply++) {
    const moves = position.legalMoves();
    if (moves.length === 0) break;
    const move = random.pick(moves);
    const number = `${position.fullmoveNumber}${position.turn === 'white' ? '.' : '...'}`;
    const hasBefore = random.below(8) === 0;
    if (needsNumber || position.turn === 'white' || hasBefore || random.below(6) === 0) {
      text += number + random.pick(['', ' ', ' ', '\n']);
    }
    if (hasBefore) text += `${comment(random)} `;
    text += writeSan(move, position);
    needsNumber = random.below(2) === 0;
    if (random.below(4) === 0) text += random.pick(['!', ' $1', '?!', ' ±']);
    text += random.pick([' ', ' ', ' ', '\n']);
    const before = position;
    position = position.play(move);
    for (let extra = random.below(6); extra < 2; extra++) {
      if (random.below(2) === 0 || depth === 2) text += `${comment(random)}${random.pick([' ', '\n', ''])}`;
      else {
        const inner = random.below(3) === 0 ? `${random.pick(['$7', comment(random)])} ` : '';
        text += `(${inner}${line(random, before, 1 + random.below(5), depth + 1).trimEnd()}${'\n)'}${random.pick([' ', ''])}`;
      }
    }
  }
  return text;
}

let comments = 0;

/** Each comment is another one. */
function comment(random: Random): string {
  comments = (comments + 1) % 1000;
  return random.pick([
    `{c${comments}}`,
    `{[%clk 0:00:01] c${comments}\nd}`,
    `; l${comments}\n`,
    `{a ( ; c${comments}}`,
  ]);
}
