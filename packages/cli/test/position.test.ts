import { describe, expect, it } from 'vitest';
import { main } from '../src/main.ts';
import { memoryIo } from './memory-io.ts';

interface Report {
  readonly issues: readonly { readonly code: string; readonly message: string }[];
  readonly played: readonly unknown[];
  readonly claimsWith?: readonly { readonly san: string; readonly claims: readonly string[] }[];
}

async function position(...args: readonly string[]): Promise<{ readonly exit: number; readonly report: Report }> {
  const io = memoryIo({ cwd: '.' });
  const exit = await main(['position', '--json', ...args], io);
  return { exit, report: JSON.parse(io.stdout.text) };
}

const shuffle = (times: number) => Array(times).fill('Nf3 Nf6 Ng1 Ng8').join(' ');

describe('movetext position', () => {
  it('knows mate, however the moves are written', async () => {
    const { exit, report } = await position('--moves', '1. f3 e5 2. g4 d8h4 0-1');
    expect(exit).toBe(0);
    expect(report).toMatchObject({
      fen: 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3',
      played: [
        { written: 'f3', san: 'f3', uci: 'f2f3' },
        { written: 'e5', san: 'e5', uci: 'e7e5' },
        { written: 'g4', san: 'g4', uci: 'g2g4' },
        { written: 'd8h4', san: 'Qh4#', uci: 'd8h4' },
      ],
      turn: 'white',
      check: true,
      checkers: ['h4'],
      moves: [],
      outcome: { kind: 'checkmate' },
      claims: [],
    });
  });

  it('counts repetitions over the moves played', async () => {
    expect((await position('--moves', shuffle(1))).report).toMatchObject({ outcome: { kind: 'ongoing' }, claims: [] });
    expect((await position('--moves', shuffle(2))).report).toMatchObject({ claims: ['threefold-repetition'] });
    expect((await position('--moves', shuffle(4))).report).toMatchObject({ outcome: { kind: 'fivefold-repetition' } });
  });

  it('knows the draws of the clock, and that mate comes before them', async () => {
    const at = (clock: number) => position(`7k/8/8/8/8/8/R7/K7 b - - ${clock} 90`);
    expect((await at(99)).report).toMatchObject({ outcome: { kind: 'ongoing' }, claims: [] });
    expect((await at(100)).report).toMatchObject({ outcome: { kind: 'ongoing' }, claims: ['fifty-moves'] });
    expect((await at(150)).report).toMatchObject({ outcome: { kind: 'seventyfive-moves' } });
    const mate = await position('R5k1/5ppp/8/8/8/8/8/K7 b - - 150 90');
    expect(mate.report).toMatchObject({ outcome: { kind: 'checkmate' } });
  });

  it('takes a FEN in one argument or in six', async () => {
    const fen = '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1';
    const one = await position(fen);
    expect(one.report).toMatchObject({ fen, outcome: { kind: 'stalemate' } });
    expect((await position(...fen.split(' '))).report).toEqual(one.report);
  });

  it('lists all faults of what is no position, and exits with 1', async () => {
    const { exit, report } = await position('8/8/8/8/8/8/8/P7 w - - 0 1');
    expect(exit).toBe(1);
    expect(report).toMatchObject({ legal: false, moves: [], outcome: null });
    const codes = report.issues.map((issue) => issue.code);
    expect(codes.sort()).toEqual(['missing-king', 'missing-king', 'pawn-on-back-rank']);
  });

  it('says of a text that is no FEN that it is none', async () => {
    const { exit, report } = await position('hello world');
    expect(exit).toBe(1);
    expect(report).toMatchObject({ fen: 'hello world', legal: false, turn: null, moves: [], outcome: null });
    expect(report.issues).toEqual([{ code: 'fen-syntax', message: expect.stringContaining('is not a FEN') }]);
  });

  it.each(['', '  '])('does not take %j for the start of a game', async (fen) => {
    const { exit, report } = await position(fen);
    expect(exit).toBe(1);
    expect(report).toMatchObject({ legal: false, issues: [{ code: 'fen-syntax', message: 'the FEN is empty' }] });
  });

  it('reads a record of EPD and tells its operations', async () => {
    const fields = '1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - -';
    const operations = 'bm Qd1+; pv Qd1+ Kxd1; ce -31; id "BK.01"; draw_offer; my "a b" 2;';
    const { exit, report } = await position(`${fields} ${operations}`);
    expect(exit).toBe(0);
    expect(report).toMatchObject({
      fen: `${fields} 0 1`,
      legal: true,
      issues: [],
      operations: [
        { opcode: 'bm', moves: [{ san: 'Qd1+', uci: 'd6d1' }] },
        {
          opcode: 'pv',
          moves: [
            { san: 'Qd1+', uci: 'd6d1' },
            { san: 'Kxd1', uci: 'c1d1' },
          ],
        },
        { opcode: 'ce', value: -31 },
        { opcode: 'id', text: 'BK.01' },
        { opcode: 'draw_offer' },
        { opcode: 'my', operands: ['"a b"', '2'] },
      ],
    });
    expect((await position(`${fields} bm Qd1`)).report).toMatchObject({ issues: [{ code: 'missing-semicolon' }] });
    expect((await position(`${fields} 3 40 bm Qd7;`)).report).toMatchObject({
      fen: `${fields} 3 40`,
      issues: [{ code: 'wrong-operand' }],
    });
  });

  it('lists the faults of a record of EPD as those of a FEN', async () => {
    const { exit, report } = await position('P7/8/8/8/8/8/8/K7 w KQ - bm Kb1;');
    expect(exit).toBe(1);
    expect(report).toMatchObject({ fen: 'P7/8/8/8/8/8/8/K7 w KQ - 0 1', turn: 'white', legal: false });
    const codes = report.issues.map((issue) => issue.code);
    expect(codes.slice(0, 2)).toEqual(['missing-king', 'pawn-on-back-rank']);
  });

  it.each(['x 1', '0 1 more', '0 1 2'])('takes %s behind the fields for a fault', async (text) => {
    const { exit, report } = await position(`4k3/8/8/8/8/8/8/4K3 w - - ${text}`);
    expect(exit).toBe(1);
    expect(report.issues.map((issue) => issue.code)).toEqual(['fen-syntax']);
  });

  it('drops rights that cannot be, says so, and exits with 0', async () => {
    const { exit, report } = await position('4k3/8/8/8/8/8/8/4K2R w KQ e6 0 1');
    expect(exit).toBe(0);
    expect(report).toMatchObject({ legal: true, fen: '4k3/8/8/8/8/8/8/4K2R w K - 0 1' });
    const codes = report.issues.map((issue) => issue.code);
    expect(codes.sort()).toEqual(['impossible-castling-right', 'impossible-en-passant']);
  });

  it('tells the three questions apart, and why', async () => {
    const why = async (...args: string[]) => (await position(...args)).report.issues.map(({ message }) => message);
    expect(await why('--moves', 'hello')).toEqual(['"hello" is not a move']);
    expect(await why('--moves', 'd4 d5 Nf3 Nf6 Nd2')).toEqual([
      'Nd2 is ambiguous: the knights on b1 and f3 can both go to d2',
    ]);
    expect(await why('4k3/8/2n5/1B6/8/8/8/4K3 b - - 0 1', '--moves', 'Nd4')).toEqual([
      'Nd4 is illegal: the bishop on b5 pins the knight on c6 to the king on e8',
    ]);
    expect(await why('8/4P3/8/8/8/k7/8/4K3 w - - 0 1', '--moves', 'e8=K')).toEqual([
      'e8=K is illegal: a pawn cannot promote to a king',
    ]);
  });

  it('tells which moves make a draw claimable before they are played', async () => {
    // Articles 9.2.1 and 9.3.1: the third time by Ng8 alone; the fiftieth move by any but the pawn's.
    const { report } = await position('--moves', 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1');
    expect(report).toMatchObject({
      claims: [],
      claimsWith: [{ san: 'Ng8', uci: 'f6g8', claims: ['threefold-repetition'] }],
    });
    const fifty = (await position('7k/8/8/8/8/8/P7/K7 w - - 99 80')).report.claimsWith ?? [];
    expect(fifty.map(({ san, claims }) => `${san} ${claims}`)).toEqual(['Kb1 fifty-moves', 'Kb2 fifty-moves']);
    expect((await position('7k/8/8/8/8/8/P7/K7 w - - 100 80')).report).toMatchObject({ claims: ['fifty-moves'] });
    expect((await position('7k/8/8/8/8/8/P7/K7 w - - 100 80')).report.claimsWith).toBeUndefined();
  });

  it.each([
    ['e4 e5 Ke3 Nc6', 'illegal-move', 2],
    ['e4 hello', 'not-a-move', 1],
    ['d4 d5 Nf3 Nf6 Nd2', 'ambiguous-move', 4],
    ['e4 e2e4', 'illegal-move', 1],
    // What stands behind a result cannot belong to the game.
    ['e4 e5 1-0 Nf3', 'unexpected-result', 2],
    ['1/2-1/2 e4', 'unexpected-result', 0],
    // A parenthesis or brace without its partner.
    ['e4 e5 (Nf3', 'not-a-move', 2],
    ['e4 {Nf3', 'not-a-move', 1],
    // One word, not a variation.
    ['N(b1)c3 e5', 'not-a-move', 0],
    // Letters that are pieces in English are English, though one move could be Finnish, Welsh or Indonesian.
    ['e4 e5 Rf3', 'illegal-move', 2],
    ['e4 e5 Bf3', 'illegal-move', 2],
    ['e4 e5 Kf3', 'illegal-move', 2],
  ])('stops at the move of %s that cannot be played: %s', async (moves, code, ply) => {
    const { exit, report } = await position('--moves', moves);
    expect(exit).toBe(1);
    expect(report.played).toHaveLength(ply);
    expect(report).toMatchObject({ legal: true, issues: [{ code, ply, written: moves.split(' ')[ply] }] });
  });

  it.each([
    ['e2-e4 e7-e5 Ng1-f3', ['e2-e4', 'e7-e5', 'Ng1-f3'], ['e4', 'e5', 'Nf3']],
    ['1. e4 e5 2. Sf3 Sc6 3. Lb5', ['e4', 'e5', 'Sf3', 'Sc6', 'Lb5'], ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5']],
    ['马f3 马f6', ['马f3', '马f6'], ['Nf3', 'Nf6']],
    // Finnish: R is the knight.
    ['e4 e5 Rf3 Rc6 Lb5', ['e4', 'e5', 'Rf3', 'Rc6', 'Lb5'], ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5']],
    ['e4 e5 Rf3 Rc6', ['e4', 'e5', 'Rf3', 'Rc6'], ['e4', 'e5', 'Nf3', 'Nc6']],
    // What a score has beside the moves of the game.
    ['1. e4 {Best by test: e5 (or c5)} $1 e5 2. Nf3 (2. f4 (2. d4) exf4) *', ['e4', 'e5', 'Nf3'], ['e4', 'e5', 'Nf3']],
    ['1) e4 (=) e5 2) Nf3 ½–½', ['e4', 'e5', 'Nf3'], ['e4', 'e5', 'Nf3']],
    ['d4(1. e4) d5', ['d4', 'd5'], ['d4', 'd5']],
    ['1.e4 e5 1-0 {in time} (2. Nf3)', ['e4', 'e5'], ['e4', 'e5']],
    ['e4 d5 e : d Qxd5', ['e4', 'd5', 'e : d', 'Qxd5'], ['e4', 'd5', 'exd5', 'Qxd5']],
    ['5254 5755', ['5254', '5755'], ['e4', 'e5']],
    ['e4 Nf6 e5 d5 exd6 e.p.', ['e4', 'Nf6', 'e5', 'd5', 'exd6'], ['e4', 'Nf6', 'e5', 'd5', 'exd6']],
    [
      'e4 e5 Nf3 Nc6 Bc4 Nf6 0-0',
      ['e4', 'e5', 'Nf3', 'Nc6', 'Bc4', 'Nf6', '0-0'],
      ['e4', 'e5', 'Nf3', 'Nc6', 'Bc4', 'Nf6', 'O-O'],
    ],
  ])('reads %s', async (moves, written, san) => {
    const { exit, report } = await position('--moves', moves);
    expect({ exit, played: report.played }).toMatchObject({
      exit: 0,
      played: written.map((text, ply) => ({ written: text, san: san[ply] })),
    });
  });

  it.each([
    ['4k3/8/8/8/8/8/8/4K3 w - - 0 1', 'insufficient-material'],
    ['8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 w - - 0 1', 'blocked'],
  ])('knows that %s is dead: %s', async (fen, reason) => {
    expect((await position(fen)).report).toMatchObject({ outcome: { kind: 'dead-position', reason }, claims: [] });
  });

  it.each([
    ['4k3/4k3/8/8/8/8/8/4K3 w - - 0 1', 'too-many-kings'],
    ['8/8/8/3kK3/8/8/8/8 w - - 0 1', 'kings-adjacent'],
    ['4k3/8/8/8/8/8/4R3/4K3 w - - 0 1', 'king-capturable'],
    ['4k3/8/8/8/1b5b/8/8/r3K2r w - - 0 1', 'impossible-check'],
    ['rnbqkbnr/pppppppp/p7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'too-many-pieces'],
  ])('says what is wrong with %s: %s', async (fen, code) => {
    const { exit, report } = await position(fen);
    expect(exit).toBe(1);
    expect(report.issues.map((issue) => issue.code)).toContain(code);
  });

  it('says what it forgave a FEN', async () => {
    const { exit, report } = await position('4k3/8/8/8/8/8/8/4K2R w - - 0');
    expect(exit).toBe(0);
    expect(report).toMatchObject({ legal: true, issues: [], leniencies: [{ code: 'missing-field' }] });
  });

  it('writes castling as the variant has it', async () => {
    const fen = '4k3/8/8/8/8/8/8/4K2R w K - 0 1';
    expect((await position(fen, '--moves', 'O-O')).report).toMatchObject({ played: [{ uci: 'e1g1' }] });
    expect((await position(fen, '--moves', 'O-O', '--chess960')).report).toMatchObject({ played: [{ uci: 'e1h1' }] });
    expect((await position(fen, '--moves', 'e1h1')).report).toMatchObject({
      played: [{ written: 'e1h1', san: 'O-O', uci: 'e1g1' }],
    });
  });

  it('is readable without --json, too', async () => {
    const io = memoryIo({ cwd: '.' });
    expect(await main(['position', '--moves', 'e4'], io)).toBe(0);
    expect(io.stdout.text).toContain('4 . . . . P . . .\n');
    expect(io.stdout.text).toContain('Key      823c9b50fd114196\n'); // published with the Polyglot format
    expect(io.stdout.text).toContain('Moves    20: ');
  });
});
