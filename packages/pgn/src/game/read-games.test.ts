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

describe('a game without tags begins', () => {
  it.each([
    ['with a variation', '(1. d4) 1. e4 e5 *', 1],
    ['with a variation behind another game', '1. e4 *\n\n(1. d4 d5) 1. c4 *', 2],
    ['with a parenthesis behind its number', '1) e4 e5 2) Nf3 *', 1],
    ['with a parenthesis behind its number, behind another game', '1. e4 *\n\n1) d4 d5 *', 2],
  ])('%s', (_, text, count) => {
    const games = parsePgn(text);
    expect(games).toHaveLength(count);
    expect(games.map(({ moves }) => moves[0]?.verdict.kind)).toEqual(games.map(() => 'legal'));
  });

  it.each(['1) Kasparov won\n2) Karpov lost', '(1) Kasparov\n(2-0 behind)', 'The games\n(1. e4 in all) were short'])(
    'not with a list: %j',
    (text) => {
      expect(parsePgn(text)).toEqual([]);
    },
  );
});
