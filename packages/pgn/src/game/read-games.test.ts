import { describe, expect, it } from 'vitest';
import { parsePgn } from './read-games.ts';

const lines = (text: string) => parsePgn(text).map(({ moves }) => moves.map(({ written }) => written).join(' '));

describe('a blank line among moves', () => {
  it.each(['1... e5', '1. ... e5', '1… e5', 'e5', '{so far} 1... e5', '2. Nf3'])(
    'does not end the game before %s',
    (rest) => {
      expect(lines(`1. e4 {a comment}\n\n${rest} *`)).toEqual([`e4 ${rest.replace(/^.* /, '')}`]);
    },
  );

  it('ends it before the number 1', () => {
    expect(lines('1. e4 e5\n\n1. d4 *')).toEqual(['e4 e5', 'd4']);
  });
});
