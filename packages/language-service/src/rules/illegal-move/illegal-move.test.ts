import { describe, expect, it } from 'vitest';
import { findingsIn, fixTitles, testRulePage } from '../../../test/rule-page.ts';

testRulePage('illegal-move');

describe('illegal-move', () => {
  it.each([
    // The queen's way to b7 is blocked; Qb4 was meant.
    [
      '1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 4. Bd2 O-O 5. e4 d5 6. cxd5 exd5 7. exd5 Bxc3 8. Bxc3 Nxd5 9. Nf3 b6 10. Qb3 Nxc3 11. bxc3 c5 12. Be2 cxd4 13. Nxd4 Re8 14. O-O Nd7 15. a4 Nc5 16. Qb7 Bb7 17. a5 *',
      'Qb7',
      30,
      'Replace with Qb4',
    ],
    // The king stands on e7 already; Kf7 was meant.
    [
      '1. e4 e5 2. Nf3 f6? 3. Nxe5! fxe5 4. Qh5+ Ke7 5. Qxe5+ Ke7 6. Bc4 Kg6?? 7. Qf5+ Kh6 8. d4+ g5 9. h4 Be7 10. hxg5+ Kg7 11. Qf7# 1-0',
      'Ke7',
      9,
      'Replace with Kf7',
    ],
  ])('reports one misprint once, with what was meant: %s', (text, written, ply, title) => {
    const illegal = findingsIn(text).filter(({ finding }) => finding.severity === 'error');
    expect(illegal.map(({ finding, start, end }) => [finding.code, text.slice(start, end), finding.ply])).toEqual([
      ['illegal-move', written, ply],
    ]);
    expect(fixTitles(text, 'illegal-move')).toContain(title);
  });

  it('offers at most eight moves', () => {
    expect(fixTitles('1. Qd8 *', 'illegal-move').length).toBeLessThanOrEqual(8);
  });

  it('offers the moves that a misprint could be, and the one that was left out', () => {
    expect(fixTitles('1. e4 e5 2. Nc33 *', 'illegal-move')).toContain('Replace with Nc3');
    expect(fixTitles('1. e4 e5 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 *', 'illegal-move')).toEqual(['Insert Nf3']);
  });

  it('is silent where moves are not checked', () => {
    expect(findingsIn('[Variant "Atomic"]\n\n1. e4 Qh4 2. Ke8 *').map(({ finding }) => finding.code)).toEqual([
      'unsupported-variant',
    ]);
  });
});
