import { describe, expect, it } from 'vitest';
import { main } from '../src/main.ts';
import { memoryIo } from './memory-io.ts';

// Judged by hand, from the Laws and the FEN standard; `position.test.ts` has the shape of the answer.

interface Report {
  readonly fen: string;
  readonly legal: boolean;
  readonly issues: readonly { readonly code: string }[];
  readonly leniencies?: readonly { readonly code: string }[];
  readonly outcome: { readonly kind: string; readonly reason?: string; readonly winner?: string } | null;
  readonly moves: readonly unknown[];
}

async function ask(fen: string, ...options: readonly string[]): Promise<{ exit: number; report: Report }> {
  const io = memoryIo({ cwd: '.' });
  const exit = await main(['position', '--json', ...options, fen], io);
  return { exit, report: JSON.parse(io.stdout.text) };
}

const codesOf = (issues: readonly { readonly code: string }[] = []) => issues.map(({ code }) => code).join(' ');

describe('what is no position', () => {
  it.each([
    // The text.
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1', 'fen-syntax'],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/8 w KQkq - 0 1', 'fen-syntax'],
    ['rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPPP/RNBQKBNR w KQkq - 0 1', 'fen-syntax fen-syntax'],
    ['rnbqkbnr/pppp0ppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'fen-syntax'],
    ['rnbqkbnr//8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'fen-syntax'],
    ['4k3/8/8/8/8/8/8/4K3 x - z9 half full', 'fen-syntax fen-syntax fen-syntax fen-syntax'],
    ['4k3/8/8/8/8/8/8/4K3 w - - 0 1 and so on', 'fen-syntax'],
    ['startpos', 'fen-syntax'],
    ['no FEN at all', 'fen-syntax'],
    // Kings.
    ['8/8/8/8/8/8/8/8 b - - 0 1', 'missing-king missing-king'],
    ['8/8/8/8/8/8/8/K7 w - - 0 1', 'missing-king'],
    ['kk6/8/8/8/8/8/8/KK6 w - - 0 1', 'too-many-kings too-many-kings'],
    ['8/8/8/3k4/3K4/8/8/8 w - - 0 1', 'kings-adjacent'],
    ['4k3/3P4/8/8/8/8/8/4K3 w - - 0 1', 'king-capturable'],
    ['4k3/8/8/8/8/8/3p4/4K3 b - - 0 1', 'king-capturable'],
    ['4k3/8/8/8/8/5n2/8/4K3 b - - 0 1', 'king-capturable'],
    // Men.
    ['P6k/8/8/8/8/8/8/p6K w - - 0 1', 'pawn-on-back-rank pawn-on-back-rank'],
    ['4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1', 'too-many-pieces'],
    ['4k3/8/8/8/NNN5/8/PPPPPPPP/4K3 w - - 0 1', 'too-many-pieces'],
    ['4k3/8/8/8/8/2B1B3/PPPPPPPP/4K3 w - - 0 1', 'too-many-pieces'],
    // Checks that no single move gives.
    ['4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1', 'impossible-check'],
    ['3k4/2P1P3/8/8/8/8/8/7K b - - 0 1', 'impossible-check'],
    ['4k3/8/5N2/1B6/8/8/8/4R1K1 b - - 0 1', 'impossible-check'],
    ['4k3/8/8/8/8/8/8/r3K2r w - - 0 1', 'impossible-check'],
    ['4k3/8/8/8/7b/8/8/r3K3 w - - 0 1', 'impossible-check'],
    // Several at once.
    [
      '8/8/8/2kK4/8/8/8/p6P w KQ e6 0 1',
      'kings-adjacent pawn-on-back-rank pawn-on-back-rank impossible-castling-right impossible-castling-right impossible-en-passant',
    ],
    ['8/8/8/8/8/8/8/4K3 w K - x 1', 'fen-syntax missing-king impossible-castling-right'],
    ['P7/8/8/3k4/4K3/8/8/3R4 w - - 0 1', 'kings-adjacent king-capturable pawn-on-back-rank'],
  ])('%s: %s', async (fen, codes) => {
    const { exit, report } = await ask(fen);
    expect(codesOf(report.issues)).toBe(codes);
    expect({ exit, ...report }).toMatchObject({ exit: 1, legal: false, moves: [], outcome: null });
  });
});

describe('rights that cannot be, and liberties', () => {
  it.each([
    ['4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1', 'K -', Array(3).fill('impossible-castling-right').join(' '), ''],
    ['4k2r/8/8/8/8/8/8/3K3R w Kk - 0 1', 'k -', 'impossible-castling-right', ''],
    ['r3k2r/8/8/8/8/8/8/R3K1R1 w KQkq - 0 1', 'Qkq -', 'impossible-castling-right', ''],
    ['4k3/8/8/8/8/8/8/B3K2N w KQ - 0 1', '- -', 'impossible-castling-right impossible-castling-right', ''],
    // Chess960: mirrored rights, file letters, an inner rook, two rooks of one side.
    ['1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1', 'KQkq -', '', ''],
    ['1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1', 'KQkq -', '', ''],
    ['rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR w Gkq - 4 11', 'Gkq -', '', ''],
    ['1k6/8/8/8/8/8/8/RK2R2R w HAE - 0 1', 'EQ -', 'impossible-castling-right', ''],
    // En passant: possible and legal, possible but useless, impossible.
    ['rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3', 'KQkq d6', '', ''],
    ['rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1', 'KQkq -', '', ''],
    ['8/8/8/K2pP2r/8/8/8/7k w - d6 0 1', '- -', '', ''],
    ['rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e3 0 1', 'KQkq -', 'impossible-en-passant', ''],
    ['rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq d3 0 1', 'KQkq -', 'impossible-en-passant', ''],
    ['4k3/8/8/8/4P3/8/4N3/4K3 b - e3 0 1', '- -', 'impossible-en-passant', ''],
    ['4k3/8/8/8/8/8/8/4K3 w - a1 0 1', '- -', 'impossible-en-passant', ''],
    // Form.
    ['4k3/8/8/8/8/8/44/4K3 w - - 0 1', '- -', '', 'adjacent-digits'],
    ['4k3/8/8/8/8/8/8/4K3 W - - 0 1', '- -', '', 'letter-case'],
    ['4k3/8/8/8/8/8/8/4K3 w – - 0 1', '- -', '', 'nonstandard-dash'],
    ['4k3/8/8/8/8/8/8/4K3 w - - 00 1', '- -', '', 'leading-zero'],
    ['4k3/8/8/8/8/8/8/4K3 w - - 0 0', '- -', '', 'zero-move-number'],
    ['4k3/8/8/8/8/8/8/4K3 w - -', '- -', '', 'missing-field missing-field'],
    ['4k3/8/8/8/8/8/8/4K3_w_- - 0 1', '- -', '', 'underscore underscore'],
    ['4k3/8/8/8/8/8/8/4K3  w - - 0 1 ', '- -', '', 'extra-space extra-space'],
    ['r3k2r/8/8/8/8/8/8/R3K2R w kqKQ - 0 1', 'KQkq -', '', 'castling-order'],
  ])('%s', async (fen, rights, issues, leniencies) => {
    const { exit, report } = await ask(fen);
    expect({ exit, legal: report.legal }).toEqual({ exit: 0, legal: true });
    expect(report.fen.split(' ').slice(2, 4).join(' ')).toBe(rights);
    expect(codesOf(report.issues)).toBe(issues);
    expect(codesOf(report.leniencies)).toBe(leniencies);
  });
});

describe('how a game stands', () => {
  it.each([
    ['rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3', 'checkmate black'],
    ['6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1', 'checkmate white'],
    ['R5k1/5ppp/8/8/8/8/8/K7 b - - 150 90', 'checkmate white'],
    ['k7/2Q5/1K6/8/8/8/8/8 b - - 150 90', 'stalemate'],
    ['kb5R/8/1K6/8/8/8/8/8 b - - 0 1', 'stalemate'],
    // The en passant capture would leave the bishop's diagonal, and nothing else can move.
    ['6kb/8/4p3/3pP3/8/1q6/8/K7 w - d6 0 1', 'stalemate'],
    ['8/8/8/4k3/8/4K3/8/8 w - - 0 1', 'dead-position insufficient-material'],
    ['8/8/8/4k3/8/4K3/8/5N2 w - - 150 90', 'dead-position insufficient-material'],
    ['8/8/8/4k3/b7/4K3/8/8 w - - 0 1', 'dead-position insufficient-material'],
    ['8/8/8/4k3/b7/4K3/8/5B2 w - - 0 1', 'dead-position insufficient-material'],
    ['b1b1b3/8/8/4k3/8/4K3/8/1B1B1B1B w - - 0 1', 'dead-position insufficient-material'],
    ['8/8/8/4k3/b7/4K3/8/4B3 w - - 0 1', 'ongoing'],
    ['8/8/8/4k3/8/4K3/8/NN6 w - - 0 1', 'ongoing'],
    ['8/8/8/4k2n/8/4K3/8/N7 w - - 0 1', 'ongoing'],
    ['8/8/8/4k2b/8/4K3/8/N7 w - - 0 1', 'ongoing'],
    ['8/8/8/8/1k6/p1p1p1p1/P1P1P1P1/7K w - - 0 1', 'dead-position blocked'],
    ['4k3/8/p2p2p1/Pp1Pp1Pp/1Pp1Pp1P/2P2P2/8/4K3 w - - 0 1', 'dead-position blocked'],
    ['4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1', 'dead-position blocked'],
    // A king takes a pawn; a knight leaps over the wall.
    ['8/8/8/k1p1p1p1/P1P1P1P1/K7/8/8 w - - 0 1', 'ongoing'],
    ['4k1n1/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1', 'ongoing'],
    // The checker, or the man that bars every flight, must be taken.
    ['4k3/4Q3/8/8/8/8/8/K7 b - - 0 1', 'dead-position forced'],
    ['7k/6R1/8/8/8/8/8/K7 b - - 0 1', 'dead-position forced'],
    ['7k/6QN/8/8/8/8/8/K7 b - - 0 1', 'dead-position forced'],
    ['8/8/8/8/8/2k5/p7/K7 w - - 0 1', 'dead-position forced'],
    // It need not be taken, or more than bare kings is left.
    ['7k/7R/8/8/8/8/8/K7 b - - 0 1', 'ongoing'],
    ['4k3/4Q3/8/8/8/8/P7/K7 b - - 0 1', 'ongoing'],
    ['7k/8/8/8/8/8/R7/K7 b - - 149 90', 'ongoing'],
    ['7k/8/8/8/8/8/R7/K7 b - - 150 90', 'seventyfive-moves'],
  ])('%s: %s', async (fen, outcome) => {
    const { exit, report } = await ask(fen);
    const { kind, reason, winner } = report.outcome ?? {};
    expect([kind, reason ?? winner].filter(Boolean).join(' ')).toBe(outcome);
    expect(exit).toBe(0);
  });
});
