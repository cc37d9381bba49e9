import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  detectLanguages,
  isSpelledLikeSan,
  LANGUAGES,
  NOTATIONS,
  type Position,
  parseSan,
  playInLanguages,
  readDialectMove,
  readSan,
  tryDialectMove,
  trySan,
} from '../src/index.ts';
import { at, BUSY_FENS, randomGame } from './positions.ts';

const POSITIONS: readonly Position[] = [
  ...BUSY_FENS.flatMap((fen, seed) => randomGame(seed, 30, at(fen))),
  ...randomGame(1, 30, at('bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w KQkq - 0 1', true)),
];

const position = fc.constantFrom(...POSITIONS);
const oddText = fc.oneof(
  fc.stringMatching(/^[KQRBNSDTLCFAP♘Ф]?[a-h]?[1-8]?[x:-]?[a-h][1-8](=?[KQRBND])?[+#]?$/),
  fc.constantFrom('--', 'Z0', '0000', 'O-O', '0-0-0', 'ed', 'P-K4', 'P4R', '5254', 'e2e4', 'nf3', '', 'word'),
);

/** A position, and a text that is one of its moves in some notation, or nearly a move. */
const placedText = fc.oneof(
  fc.tuple(position, oddText),
  fc.tuple(position, fc.constantFrom(...NOTATIONS), fc.nat()).map(([here, { write }, n]): [Position, string] => {
    const moves = here.legalMoves();
    const move = moves[n % Math.max(1, moves.length)];
    return [here, move ? write(move, here) : '--'];
  }),
);

describe('to try a move', () => {
  it('in SAN says what parseSan and readSan say', () => {
    fc.assert(
      fc.property(placedText, ([here, text]) => {
        const parsed = parseSan(text, here);
        const read = readSan(text, here);
        const code = parsed.ok || parsed.error.code === 'not-san' ? 'not-san' : 'not-playable';
        expect(trySan(text, here)).toEqual(parsed.ok ? parsed.value : code);
        expect(read.ok ? read.value.move : read.error).toEqual(parsed.ok ? parsed.value : parsed.error);
        expect(isSpelledLikeSan(text)).toBe(parsed.ok || parsed.error.code !== 'not-san');
      }),
      { numRuns: 3000 },
    );
  });

  it('in any notation says what readDialectMove says', () => {
    const languages = fc.option(fc.subarray(LANGUAGES.map(({ code }) => code)), { nil: undefined });
    fc.assert(
      fc.property(placedText, languages, ([here, text], codes) => {
        const options = codes ? { languages: codes } : {};
        const read = readDialectMove(text, here, options);
        const kind = read.kind === 'no-move' ? 'no-move' : 'not-playable';
        expect(tryDialectMove(text, here, options)).toEqual(read.kind === 'read' ? read.readings[0].move : kind);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('playInLanguages', () => {
  const start = at('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
  const play = (moves: string) => playInLanguages(moves.split(' '), start);

  it('tells whether the whole game is legal in the languages', () => {
    expect(play('e4 e5 Sf3 Sc6 Lb5').isComplete).toBe(true);
    expect(play('e4 e5 Sf3 Sc6 Lb6').isComplete).toBe(false);
    expect(play('e4 e5 Sf3 Sc6 Lb5').languages).toEqual(detectLanguages('e4 e5 Sf3 Sc6 Lb5'.split(' '), start));
  });

  it('is right in that: played in the languages, every move is legal', () => {
    for (const { name, write } of NOTATIONS) {
      for (let seed = 0; seed < 4; seed++) {
        const positions = randomGame(seed, 60, start);
        const texts = positions.slice(1).map((after, index) => {
          const here = positions[index] ?? start;
          const move = here.legalMoves().find((legal) => String(here.play(legal).words) === String(after.words));
          return move ? write(move, here) : '';
        });
        const { languages, isComplete } = playInLanguages(texts, start);
        if (!isComplete) continue;
        let here = start;
        for (const text of texts) {
          const move = tryDialectMove(text, here, { languages });
          if (typeof move === 'string') expect.fail(`${name}: ${text} is ${move} in ${languages.join()}`);
          here = here.play(move);
        }
      }
    }
  });

  it('says the same whatever game was played before', () => {
    const games = ['e4 e5 Sf3 Sc6 Lb5', 'e4 e5 Nf3 Nc6', 'e4 e5 Cf3 Cc6 Ab5', 'e4 e5 Pf3 Pc6 Lb5', 'e4 e5 Sf3 Nc6 Lb9'];
    const alone = games.map((game) => play(game));
    for (const before of games) {
      for (const [index, game] of games.entries()) {
        play(before);
        expect(play(game)).toEqual(alone[index]);
      }
    }
  });
});
