import { describe, expect, it } from 'vitest';
import { parsePgn, writeMoveNumber } from '../index.ts';

/** The wrong numbers of a game, with what belongs there. */
function wrongNumbers(text: string): string[] {
  return (parsePgn(text)[0]?.errors ?? []).flatMap((error) =>
    error.code === 'wrong-move-number' ? [`${error.text} for ${writeMoveNumber(error.expected)}`] : [error.code],
  );
}

it.each([
  '1. e4 e5 2. Nf3 *',
  '1.e4 1...e5 2.Nf3 2. ... Nc6 3 Bb5 *',
  '1. e4 (1. d4 1... d5 2. c4) 1... e5 {x} 2. Nf3 2....Nc6 *',
  'e4 e5 Nf3 *',
  '[FEN "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 7"]\n7... e5 8. e4 *',
])('%s has the right numbers', (text) => {
  expect(wrongNumbers(text)).toEqual([]);
});

describe('a slip is reported once', () => {
  it.each([
    ['1. e4 e5 3. Nf3 Nc6 4. Bb5 *', ['3. for 2.']],
    ['1. e4 e5 3. Nf3 Nc6 3. Bb5 *', ['3. for 2.']],
    ['1. e4 e5 3. Nf3 (3. Nc3 Nc6 4. f4) Nc6 4. Bb5 *', ['3. for 2.']],
    ['1... e4 e5 *', ['1... for 1.']],
    ['1… e4 e5 *', ['1… for 1.']],
    ['1. e4 1. e5 2. Nf3 2 Nc6 *', ['1. for 1...']],
    ['1. e4 e5 (1. c5 2. Nf3) 2. Nf3 {x} 2. Nc6 *', ['1. for 1...', '2. for 2...']],
    ['1) e4 e5 2) Nf3 *', ['1) for 1.', '2) for 2.']],
    ['2. e4 2... e5 3. Nf3 5. Bb5 *', ['2. for 1.', '5. for 2...']],
  ])('%s', (text, expected) => {
    expect(wrongNumbers(text).filter((fault) => fault.includes(' for '))).toEqual(expected);
  });
});

it('counts on behind a move that cannot be played', () => {
  expect(wrongNumbers('1. e4 e5 2. Nf4 Nc6 3. Bb5 a6 4. Ba4 *')).toEqual([]);
});
