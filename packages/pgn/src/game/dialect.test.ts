import { describe, expect, it } from 'vitest';
import { readGames } from '../index.ts';

/** The moves of the first game as SAN with what was forgiven; wrong ones with an exclamation mark, errors behind. */
function read(movetext: string): string[] {
  const [section] = readGames(`[White "W"]\n\n${movetext}`);
  const game = section?.game();
  const moves = (game?.moves ?? []).map(({ written, verdict }) => {
    if (verdict.kind === 'legal') return [verdict.san, ...verdict.leniencies].join(' ');
    return `${written} ${verdict.kind}`;
  });
  return [...moves, ...(game?.errors ?? []).map(({ code, text }) => `${code} ${text}`)];
}

describe('moves in other notations', () => {
  it.each([
    ['German', '1. e4 e5 2. Sf3 Sc6 *', ['e4', 'e5', 'Nf3 notation:de', 'Nc6 notation:de']],
    ['figurines of both colors', '1. ♘f3 ♞c6 *', ['Nf3 notation:figurine', 'Nc6 notation:figurine']],
    ['Chinese', '1. 马f3 马c6 *', ['Nf3 notation:zh-Hans', 'Nc6 notation:zh-Hans']],
    ['correspondence', '1. 5254 5755 *', ['e4 notation:iccf', 'e5 notation:iccf']],
    ['descriptive', '1. P-K4 N-KB3 *', ['e4 notation:descriptive', 'Nf6 notation:descriptive']],
    // R is the king, and would be a rook in the standard's letters.
    [
      'French',
      '1. e4 e5 2. Cf3 Cc6 3. Re2 Re7 *',
      ['e4', 'e5', 'Nf3 notation:fr', 'Nc6 notation:fr', 'Ke2 notation:fr', 'Ke7 notation:fr'],
    ],
  ])('are read: %s', (_, movetext, moves) => expect(read(movetext)).toEqual(moves));

  it('are none where the standard writes the same', () => {
    expect(read('1. e4 e5 2. Sf3 Ke7 3. Lc4 De8 4. d3+ *').slice(3)).toEqual([
      'Ke7',
      'Bc4 notation:de',
      'Qe8 notation:de',
      'd3 wrong-check-mark',
    ]);
  });

  it('are small letters of pieces only in a game that has more of them', () => {
    expect(read('1. e4 e5 2. nf3 nc6 3. bb5 *').slice(2)).toEqual([
      'Nf3 small-letter',
      'Nc6 small-letter',
      'Bb5 small-letter',
    ]);
    expect(read('1. e4 e5 2. Nf3 Nc6 3. bb5 *').slice(4)).toEqual(['bb5 illegal']);
  });

  it('are told in capitals, too', () => {
    expect(read('1. E2-E4 e5 *')).toEqual(['e4 other-form', 'e5']);
  });

  it.each([
    ['1. e4 e5 2. Nf3 Nc6 3. Tb6 a6 4. d4 *', ['Tb6 illegal']],
    ['1. e4 e5 2. Nf3 Nc6 3. Lxc6 a6 4. d4 *', ['Lxc6 illegal']],
    ['1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Sxe9 *', ['Sxe9 illegal']],
    ['1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Nf9 *', ['Nf9 illegal']],
    ['1. e4 e5 2. Nf3 Nc6 Nf9 3. Bb5 C84 *', ['unexpected-token Nf9', 'unexpected-token C84']],
  ])('one wrong word does not make a game foreign: %s', (movetext, faults) => {
    expect(read(movetext).filter((text) => / illegal|-token/.test(text))).toEqual(faults);
  });

  it('are illegal where they are', () => {
    expect(read('1. e4 e5 2. Sf3 Sc6 3. Sb5 *')).toEqual([
      'e4',
      'e5',
      'Nf3 notation:de',
      'Nc6 notation:de',
      'Sb5 illegal',
    ]);
  });

  it('are pawn captures by two files', () => {
    expect(read('1. d4 e5 2. de d6 3. ed Bxd6 *')).toEqual([
      'd4',
      'e5',
      'dxe5 two-file-capture',
      'd6',
      'exd6 two-file-capture',
      'Bxd6',
    ]);
  });

  it('are not found in words that could be moves', () => {
    expect(read('1. d4 e5 2. c4 de la e4 3. Nc3 Nc6 4. Bf4 h6 *')).toContain('unexpected-token de');
  });

  it("are told by the game where all letters are the standard's", () => {
    // Icelandic: R is the knight (riddari).
    expect(read('1. e4 e5 2. Rf3 Rc6 3. Bb5 *')).toEqual(['e4', 'e5', 'Nf3 notation:is', 'Nc6 notation:is', 'Bb5']);
  });

  it('are not found in English moves of which one is wrong', () => {
    expect(read('1. e4 e5 2. Nf3 Nc6 3. Re2 *')).toEqual(['e4', 'e5', 'Nf3', 'Nc6', 'Re2 illegal']);
  });

  it('leave junk what it is', () => {
    expect(read('1. e4 hello e5 1815 2. Nf3 *')).toEqual([
      'e4',
      'e5',
      'Nf3',
      'unexpected-token hello',
      'unexpected-token 1815',
    ]);
  });
});
