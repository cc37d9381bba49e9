import { describe, expect, it } from 'vitest';
import { at } from '../../test/positions.ts';
import { Position } from '../position.ts';
import { detectLanguages } from './detect-languages.ts';
import { readDialectMove } from './read-dialect.ts';
import { writeUci } from './uci.ts';

function read(text: string, position: Position): string {
  const result = readDialectMove(text, position);
  return result.kind === 'read' ? `${writeUci(result.readings[0].move)} ${result.readings[0].notation}` : result.kind;
}

describe('readDialectMove', () => {
  it.each([
    ['Nf3', 'g1f3 san'],
    ['Ng1-f3', 'g1f3 lan'],
    ['e2-e4', 'e2e4 lan'],
    ['g1f3', 'g1f3 uci'],
    ['5254', 'e2e4 iccf'],
    ['Sf3', 'g1f3 de'],
    ['Cf3', 'g1f3 fr'],
    ['Кf3', 'g1f3 ru'],
    ['马f3', 'g1f3 zh-Hans'],
    ['馬g1-f3', 'g1f3 zh-Hant'],
    ['♞f3', 'g1f3 figurine'],
    ['1、e4,', 'e2e4 san'],
    ['Kf3', 'g1f3 sq'],
    ['nf3', 'g1f3 san'],
    ['sf3', 'g1f3 de'],
    ['Ձf3', 'g1f3 hy'],
    ['მf3', 'g1f3 ka'],
    ['פf3', 'g1f3 he'],
    ['حf3', 'g1f3 ar'],
    ['घोf3', 'g1f3 hi'],
    ['Nf3:', 'g1f3 san'],
    ['hello', 'no-move'],
    ['Nf5', 'illegal'],
  ])('%s is %s', (text, expected) => expect(read(text, Position.initial())).toBe(expected));

  it('reads pawn captures by their files', () => {
    const position = at('rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2');
    for (const text of ['ed', 'e:d', 'e : d', 'exd', 'exd5', 'ed5', 'e:d5', 'e×d5!']) {
      expect(read(text, position)).toBe('e4d5 san');
    }
  });
});

describe('descriptive notation', () => {
  const position = at('r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4');

  it.each([
    ['P-Q4', 'd2d4'],
    ['Kt-B3', 'b1c3'],
    ['Kt-Kt5', 'f3g5'],
    ['QN-B3', 'b1c3'],
    ['KtoK2', 'e1e2'],
    ['KttoR4', 'f3h4'],
    ['BxKBP', 'c4f7'],
    ['B takes P on KB7', 'c4f7'],
    ['Kt takes P', 'f3e5'],
    // The same in Spanish, the rank first.
    ['P4D', 'd2d4'],
    ['P.4D', 'd2d4'],
    // And in French, where the bishop has another letter.
    ['C3FD', 'b1c3'],
    ['F pr P', 'c4f7'],
    ['FxPFR', 'c4f7'],
    ['C3AD', 'b1c3'],
    ['C5C', 'f3g5'],
    ['R2R', 'e1e2'],
    ['AxPAR', 'c4f7'],
  ])('%s is %s', (text, uci) => expect(read(text, position)).toBe(`${uci} descriptive`));
});

describe('detectLanguages', () => {
  it('plays the game', () => {
    const position = Position.initial();
    expect(detectLanguages('e4 e5 Nf3 Nc6'.split(' '), position)).toEqual(['en']);
    expect(detectLanguages('e4 e5 Sf3 Sc6 Lb5'.split(' '), position)[0]).toBe('de');
    expect(detectLanguages('e4 e5 Cf3 Cc6 Ab5'.split(' '), position)[0]).toBe('es');
    expect(detectLanguages('e4 d5 exd5 c6 dxc6 Kf8 cxb7 Ke8 bxa8=D'.split(' '), position)).toContain('de');
    // Luxembourgish has the same letters, and comes behind Dutch.
    expect(detectLanguages('e4 e5 Pf3 Pc6 Lb5'.split(' '), position)).toEqual(['nl', 'lb']);
  });
});
