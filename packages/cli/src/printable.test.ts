import { expect, it } from 'vitest';
import { columnsOf, printable } from './printable.ts';

it('lets no text steer the terminal', () => {
  expect(printable('a\tb\u001b[31mred\u202e')).toBe('a b\ufffd[31mred\ufffd');
});

it.each([
  ['abc', 3],
  ['é', 1],
  ['e\u0301', 1],
  ['车马', 4],
  ['ｅ４', 4],
  ['♞', 1],
  ['😀', 2],
])('%s takes %i columns', (text, columns) => {
  expect(columnsOf(text)).toBe(columns);
});
