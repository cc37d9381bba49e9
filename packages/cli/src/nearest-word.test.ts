import { expect, it } from 'vitest';
import { nearestWord } from './nearest-word.ts';

it.each([
  ['ilegal-move', 'illegal-move'],
  ['null-moves', 'null-move'],
  ['null-move', 'null-move'],
  ['zzz', null],
])('%s is most like %s', (text, nearest) => {
  expect(nearestWord(text, ['illegal-move', 'null-move', 'duplicate-tag'])).toBe(nearest);
});
