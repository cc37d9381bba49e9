import {
  moveName,
  type RandomPly,
  randomChess960Fen,
  randomGame,
  seededRandom,
  writeReferenceFen,
} from '@movetext/test-kit';
import { Chess } from 'chess.js';
import { Chess as Chessops } from 'chessops/chess';
import { parseFen } from 'chessops/fen';
import { makeSan } from 'chessops/san';
import { parseUci } from 'chessops/util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Game, moveNodes, parsePgn } from '../src/index.ts';
import { faultsOf, mainLine } from './model-texts.ts';

const RUNS = { numRuns: 25 };
const seeds = fc.integer({ min: 0, max: 1_000_000 });

function read(text: string): Game {
  const [game] = parsePgn(text);
  if (!game) throw new Error('no game');
  return game;
}

interface Written {
  /** As chess.js writes them. */
  readonly sans: readonly string[];
  readonly ucis: readonly string[];
  /** The position before each move. */
  readonly fens: readonly string[];
}

/** A random game, its moves written by chess.js. */
function writtenGame(seed: number, maxPlies = 80): Written {
  const chess = new Chess();
  const played = randomGame(seed, { maxPlies }).map(({ position, move }: RandomPly) => {
    const fen = chess.fen();
    const to =
      move.special === 'castling'
        ? (move.to % 8 === 7 ? 'g' : 'c') + moveName(move).slice(3, 4)
        : moveName(move).slice(2, 4);
    const { san, lan } = chess.move({
      from: moveName(move).slice(0, 2),
      to,
      ...(move.promotion && { promotion: move.promotion }),
    });
    expect(position.turn).toBe(fen.includes(' w ') ? 'white' : 'black');
    return { san, lan, fen };
  });
  return { sans: played.map(({ san }) => san), ucis: played.map(({ lan }) => lan), fens: played.map(({ fen }) => fen) };
}

function numbered(sans: readonly string[]): string {
  return sans.map((san, ply) => (ply % 2 === 0 ? `${1 + ply / 2}. ${san}` : san)).join(' ');
}

describe('a random legal game', () => {
  it('has no faults, the moves of chess.js, and right plies', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { sans, ucis } = writtenGame(seed);
        const game = read(`${numbered(sans)} *`);
        expect(faultsOf(game)).toEqual([]);
        expect(mainLine(game)).toBe(ucis.join(' '));
        expect(game.moves.map(({ ply }) => ply)).toEqual(sans.map((_, ply) => ply));
        for (const [index, { verdict }] of game.moves.entries())
          expect(verdict).toMatchObject({ kind: 'legal', san: sans[index], leniencies: [] });
      }),
      RUNS,
    );
  });

  it('keeps them with comments, glyphs and variations in every place', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { sans, ucis, fens } = writtenGame(seed, 40);
        const random = seededRandom(seed);
        const expected: string[] = [];
        const words = sans.flatMap((san, ply) => {
          const number = `${1 + Math.floor(ply / 2)}${ply % 2 === 0 ? '.' : '...'}`;
          expected.push(ucis[ply] ?? '');
          const chess = new Chess(fens[ply]);
          const first = chess.move(random.pick(chess.moves()));
          const replies = chess.moves();
          const second = replies.length === 0 ? null : chess.move(random.pick(replies));
          const variation = `({v} ${number} ${first.san} $7 ${second?.san ?? ''} {w})`;
          const parts = [number, san];
          if (random.below(3) === 0) parts.splice(1, 0, '{before}');
          if (random.below(3) === 0) parts.push('{after [%clk 0:01:00]}');
          if (random.below(4) === 0) {
            parts.push(variation);
            expected.push(first.lan, ...(second ? [second.lan] : []));
          }
          if (random.below(5) === 0) parts.push('$1', '; line ( { 1-0\n');
          return parts;
        });
        const game = read(`[Event "E"]\n\n${words.join(' ')} *`);
        expect(faultsOf(game)).toEqual([]);
        expect(mainLine(game)).toBe(ucis.join(' '));
        expect(Array.from(moveNodes(game), ({ verdict }) => verdict.kind)).toEqual(expected.map(() => 'legal'));
        expect(game.moves.flatMap(({ before }) => before)).toHaveLength(
          words.filter((word) => word === '{before}').length,
        );
      }),
      RUNS,
    );
  });
});

/** Spellings of a move that are not quite right, each with the mark that the reader must give it; null where it does not apply. */
const MISSPELLINGS: readonly (readonly [mark: string, (san: string, from: string) => string | null])[] = [
  ['wrong-check-mark', (san) => (/[+#]$/.test(san) ? san.slice(0, -1) : null)],
  ['wrong-check-mark', (san) => (san.endsWith('+') ? `${san.slice(0, -1)}#` : null)],
  ['wrong-check-mark', (san) => (/[+#]$/.test(san) ? null : `${san}+`)],
  ['missing-capture-mark', (san) => (/^[NBRQK].*x/.test(san) ? san.replace('x', '') : null)],
  ['needless-capture-mark', (san) => (/^[NBRQK][^x]*$/.test(san) ? san.replace(/(?=[a-h][1-8]([+#]|$))/, 'x') : null)],
  ['overspecified-move', (san, from) => (/^[NBRQ]x?[a-h][1-8]/.test(san) ? san[0] + from + san.slice(1) : null)],
  [
    'overspecified-move',
    (san, from) => (/^[NBRQ]x?[a-h][1-8]/.test(san) ? san[0] + from.charAt(0) + san.slice(1) : null),
  ],
  ['nonstandard-promotion', (san) => (san.includes('=') ? san.replace('=', '') : null)],
  ['zero-castling', (san) => (san.startsWith('O-O') ? san.replace(/O/g, '0') : null)],
];

describe('a move that is not spelled as SAN asks for', () => {
  it('is the same move, and carries its mark', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const { sans, ucis } = writtenGame(seed, 100);
      const random = seededRandom(seed);
      const marks: (string | null)[] = [];
      const spelled = sans.map((san, ply) => {
        const from = (ucis[ply] ?? '').slice(0, 2);
        const choices = MISSPELLINGS.flatMap(([mark, spell]) => {
          const text = spell(san, from);
          return text === null ? [] : [{ mark, text }];
        });
        if ((random.below(4) === 0 && !san.startsWith('O-O')) || choices.length === 0) {
          marks.push(null);
          return san;
        }
        // Random games castle seldom: then with zeros, every time.
        const { mark, text } = san.startsWith('O-O') ? choices.at(-1)! : random.pick(choices);
        marks.push(mark);
        seen.add(mark);
        return text;
      });
      const game = read(`${numbered(spelled)} *`);
      expect(mainLine(game)).toBe(ucis.join(' '));
      for (const [index, { verdict, written }] of game.moves.entries()) {
        expect(verdict, written).toMatchObject({
          kind: 'legal',
          san: sans[index],
          leniencies: marks[index] ? [marks[index]] : [],
        });
      }
    }
    // Every kind has been tried.
    expect(seen).toEqual(new Set(MISSPELLINGS.map(([mark]) => mark)));
  });
});

/** Whether chess.js takes a text for a move; `null` if it is ambiguous to whoever reads strictly. */
function isLegal(fen: string, san: string): boolean {
  try {
    new Chess(fen).move(san, { strict: true });
    return true;
  } catch {
    return false;
  }
}

describe('a move of another position', () => {
  it('is marked where chess.js refuses it, and the game goes on', () => {
    let refused = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const { sans, fens } = writtenGame(seed, 60);
      const other = writtenGame(seed + 1000, 60);
      const random = seededRandom(seed);
      const ply = random.below(sans.length);
      const foreign = random.pick(other.sans);
      const bare = foreign.replace(/[+#]$/, '');
      // Check marks do not make a move illegal: any of the three may be the right one here.
      if (['', '+', '#'].some((mark) => isLegal(fens[ply] ?? '', bare + mark))) continue;
      const chess = new Chess(fens[ply]);
      const fits = chess
        .moves({ verbose: true })
        .filter(({ piece, to, san }) => san[0] === bare[0] && bare.includes(to) && piece !== 'p');
      // It may be legal in a lenient spelling: those moves are the subject of another test.
      if (0 < fits.length || /^[a-h]/.test(bare)) continue;
      refused++;
      const game = read(`${numbered([...sans.slice(0, ply), foreign, ...sans.slice(ply + 1)])} *`);
      expect(game.moves[ply]).toMatchObject({ written: foreign, verdict: { kind: 'illegal' } });
      expect(game.moves).toHaveLength(sans.length);
    }
    expect(refused).toBeGreaterThan(20);
  });
});

describe('a random Chess960 game', () => {
  it('has no faults and the moves of the reference generator, its SAN written by chessops', () => {
    let castlings = 0;
    for (let seed = 1; seed <= 100; seed++) {
      const fen = randomChess960Fen(seed);
      const chess = Chessops.fromSetup(parseFen(fen).unwrap()).unwrap();
      const plies = randomGame(seed, { fen, maxPlies: 60 });
      const sans = plies.map(({ move }) => {
        const parsed = parseUci(moveName(move))!;
        const san = makeSan(chess, parsed);
        chess.play(parsed);
        if (move.special === 'castling') castlings++;
        return san;
      });
      expect(writeReferenceFen(plies[0]!.position).split(' ')[0]).toBe(fen.split(' ')[0]);
      const game = read(`[Variant "Chess960"]\n[FEN "${fen}"]\n\n${numbered(sans)} *`);
      expect(faultsOf(game), fen).toEqual([]);
      expect(mainLine(game)).toBe(plies.map(({ move }) => moveName(move)).join(' '));
    }
    expect(castlings).toBeGreaterThan(20);
  });
});
