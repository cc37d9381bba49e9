import { expect, it } from 'vitest';
import { RecentTexts } from './recent-texts.ts';

it('keeps what is asked for, and forgets what nobody asked for while as many others came', () => {
  const recent = new RecentTexts<number>(2);
  recent.set('a', 1);
  recent.set('b', 2);
  recent.set('c', 3);
  expect(recent.get('a')).toBe(1);
  recent.set('d', 4);
  expect([recent.get('a'), recent.get('d')]).toEqual([1, 4]);
  expect(recent.get('b')).toBeUndefined();
});

it('keeps that a text is nothing, too', () => {
  const recent = new RecentTexts<number | null>();
  recent.set('word', null);
  expect(recent.get('word')).toBeNull();
});

it('keeps nothing of long texts', () => {
  const recent = new RecentTexts<number>();
  recent.set('e4'.repeat(500), 1);
  expect(recent.get('e4'.repeat(500))).toBeUndefined();
});
