import process from 'node:process';
import {
  randomChess960Fen,
  randomPosition,
  readNotationPairs,
  readNotationTokens,
  writeReferenceFen,
} from '@movetext/test-kit';
import { describe, expect, it } from 'vitest';
import {
  LANGUAGES,
  NOTATIONS,
  notationOf,
  type Position,
  readDialectMove,
  readPosition,
  writeFen,
  writeUci,
} from '../src/index.ts';
import { at, randomGame } from './positions.ts';

/** Positions of the round trip; `MOVETEXT_SLOW=1` takes ten thousand. */
const POSITIONS = process.env['MOVETEXT_SLOW'] === '1' ? 10_000 : 400;

/** By which languages a notation's own text is read. */
function languagesFor(name: string): readonly string[] {
  return LANGUAGES.some(({ code }) => code === name) ? [name] : ['en'];
}

function roundTrip(position: Position): void {
  const moves = position.legalMoves();
  for (const { name, write } of NOTATIONS) {
    for (const move of moves) {
      const text = write(move, position);
      const result = readDialectMove(text, position, { languages: languagesFor(name) });
      const got = result.kind === 'read' ? result.readings[0].move.packed : result.kind;
      if (got !== move.packed) expect.fail(`${name}: ${text} for ${writeUci(move)} is ${got} in ${writeFen(position)}`);
    }
  }
}

describe('every notation', () => {
  it('reads back what it wrote, whatever the position', () => {
    for (let seed = 0; seed < POSITIONS / 2; seed++) {
      const reading = readPosition(writeReferenceFen(randomPosition(seed)));
      // Some of the checks that come about when pieces are thrown on the board can come about in no game.
      if (reading.ok) roundTrip(reading.value.position);
    }
    // Games, usual and of Chess960.
    for (let seed = 0; seed < POSITIONS / 40; seed++) {
      const start = seed % 2 === 0 ? undefined : at(randomChess960Fen(seed), true);
      const positions = randomGame(seed, 80, start);
      for (let i = seed % 4; i < positions.length; i += 4) {
        const position = positions[i];
        if (position) roundTrip(position);
      }
    }
  }, 600_000);

  it('has a name of its own, and an example that it writes', () => {
    expect(new Set(NOTATIONS.map(({ name }) => name)).size).toBe(NOTATIONS.length);
    const position = at('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
    const knight = position.legalMoves().find((move) => writeUci(move) === 'g1f3');
    for (const { example, write } of NOTATIONS) expect(knight && write(knight, position)).toBe(example);
    expect(notationOf('ZH-hans')?.name).toBe('zh-Hans');
    expect(notationOf('none')).toBeUndefined();
  });
});

describe('moves as they were printed', () => {
  const { moves, noMoves } = readNotationTokens();

  it.each(moves.filter(({ uci }) => uci !== null))('$id $text is $uci', ({ fen, text, uci }) => {
    const result = readDialectMove(text, at(fen));
    expect(result.kind === 'read' && writeUci(result.readings[0].move)).toBe(uci);
  });

  it.each(moves.filter(({ uci }) => uci === null))(
    '$id $text is illegal, $meant is proposed',
    ({ fen, text, meant }) => {
      const result = readDialectMove(text, at(fen));
      expect(result.kind === 'illegal' && result.proposals.map((move) => writeUci(move))).toContain(meant);
    },
  );

  it.each(noMoves)('%s is no move', (text) => {
    const position = at('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
    expect(readDialectMove(text, position)).toEqual({ kind: 'no-move' });
  });
});

describe('one move in many notations', () => {
  it.each(readNotationPairs())('$uci in $fen', ({ fen, chess960, uci, spellings }) => {
    const position = at(fen, chess960);
    for (const [name, text] of Object.entries(spellings)) {
      const result = readDialectMove(text, position, { languages: languagesFor(name) });
      const move = result.kind === 'read' ? result.readings[0].move : undefined;
      expect(move && writeUci(move, { chess960 }), text).toBe(uci);
      expect(move && notationOf(name)?.write(move, position)).toBe(text);
    }
  });
});
