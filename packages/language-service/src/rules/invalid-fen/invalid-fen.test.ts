import { describe, expect, it } from 'vitest';
import { findingsIn, testRulePage } from '../../../test/rule-page.ts';

testRulePage('invalid-fen');

const reported = (fen: string) => {
  const text = `[SetUp "1"]\n[FEN "${fen}"]\n\n*`;
  return findingsIn(text).map(({ finding, start, end }) => [finding.severity, text.slice(start, end)]);
};

describe('invalid-fen', () => {
  it('tells every fault once, at its place', () => {
    expect(reported('4k3/8/8/8/8/8/8/4K3 x KQ e9 - 1')).toEqual([
      ['error', 'x'],
      ['warning', 'K'],
      ['warning', 'Q'],
      ['error', 'e9'],
    ]);
  });

  it('says of a rank with a letter that means nothing no more than that', () => {
    expect(reported('4k3/8/9/8/8/8/8/4K3 w - - 0 1')).toEqual([['error', '9']]);
    expect(reported('4k3/8/7x1/8/8/8/8/4K3 w - - 0 1')).toEqual([['error', 'x']]);
  });

  it.each(['startpos', 'hello world', 'the usual start', '1. e4 e5 *'])('says of %s once that it is no FEN', (text) => {
    expect(reported(text)).toEqual([['error', text]]);
  });

  it.each([
    ['4k3/8/44/8/8/8/8/4K3 w - - 0 1', '44', '4k3/8/8/8/8/8/8/4K3 w - - 0 1'],
    ['4k3/8/8/8/8/8/8/4K3 W - - 0 1', 'W', '4k3/8/8/8/8/8/8/4K3 w - - 0 1'],
    ['4k3/8/8/3pP3/8/8/8/4K3  w - d6 0 1', '  ', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1'],
    // The en passant square stays though nobody can take there, and so do the file letters.
    ['4k3/8/8/8/4P3/8/8/4K3 b - e3 00 1', '00', '4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1'],
    ['2k5/8/8/8/8/8/8/1K1R1R2 w D - 0 0', '0', '2k5/8/8/8/8/8/8/1K1R1R2 w D - 0 1'],
  ])('hints at the form of %s', (fen, place, standard) => {
    const text = `[SetUp "1"]\n[Variant "Chess960"]\n[FEN "${fen}"]\n\n*`;
    const [found, ...others] = findingsIn(text).filter(({ finding }) => finding.code === 'invalid-fen');
    expect(others).toEqual([]);
    expect([found?.finding.severity, found && text.slice(found.start, found.end)]).toEqual(['hint', place]);
    expect(found?.finding.fixes().map(({ edits }) => edits[0]?.newText)).toEqual([`"${standard}"`]);
  });

  it('does not list the faults of a whole book', () => {
    expect(reported('nonsense'.repeat(10_000)).length).toBeLessThanOrEqual(64);
  });

  it('has a place for a FEN that is not there', () => {
    expect(reported('')).toEqual([['error', '""']]);
  });

  it('is content with positions that only composers make', () => {
    expect(reported('QQQQQQQQ/8/8/8/k7/8/8/K7 b - - 0 1')).toEqual([]);
  });

  it.each([
    '8/8/8/8/8/8/8/4K2k w - - 0 1',
    'r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 12',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1',
  ])('is content with %s', (fen) => {
    expect(reported(fen)).toEqual([]);
  });
});
