import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { after, at } from '../../test/positions.ts';
import { Position } from '../position.ts';
import { Setup } from '../setup.ts';
import { square } from '../square.ts';
import { ROLES } from '../types.ts';
import { describePosition } from './describe.ts';
import { PIECE_PATHS } from './pieces.ts';
import { renderSvg } from './svg.ts';
import { renderText } from './text.ts';

const require = createRequire(import.meta.url);

describe('renderText', () => {
  it('draws the initial position', () => {
    expect(renderText(Position.initial())).toBe(
      [
        '8 r n b q k b n r',
        '7 p p p p p p p p',
        '6 . . . . . . . .',
        '5 . . . . . . . .',
        '4 . . . . . . . .',
        '3 . . . . . . . .',
        '2 P P P P P P P P',
        '1 R N B Q K B N R',
        '  a b c d e f g h',
      ].join('\n'),
    );
  });

  it('draws figures, and from Black’s side', () => {
    const lines = renderText(after('e4'), { figurines: true, flipped: true }).split('\n');
    expect(lines[0]).toBe('1 ♖ ♘ ♗ ♔ ♕ ♗ ♘ ♖');
    expect(lines[3]).toBe('4 . . . ♙ . . . .');
    expect(lines[7]).toBe('8 ♜ ♞ ♝ ♚ ♛ ♝ ♞ ♜');
    expect(lines[8]).toBe('  h g f e d c b a');
  });

  it('draws a setup that is no position', () => {
    expect(renderText(Setup.empty).split('\n')[0]).toBe('8 . . . . . . . .');
  });
});

describe('describePosition', () => {
  it('names the pieces from the king down, then whose move it is', () => {
    expect(describePosition(at('4k3/8/8/8/8/8/PP6/R2QK2R b - - 0 1'))).toBe(
      'White: king e1, queen d1, rooks a1, h1, pawns a2, b2\nBlack: king e8\nBlack to move',
    );
    expect(describePosition(Setup.empty)).toBe('White: no pieces\nBlack: no pieces\nWhite to move');
  });
});

describe('renderSvg', () => {
  const uses = (svg: string) =>
    [...svg.matchAll(/<use href="#mt-(\w+)" x="(\d+)" y="(\d+)"\/>/g)].map((use) => use.slice(1).join(' '));

  it('puts every piece on its square', () => {
    const svg = renderSvg(at('4k3/8/8/8/8/8/8/R3K3 w - - 0 1'));
    expect(uses(svg)).toEqual(['rook 0 168', 'king 96 168', 'king 96 0']);
    expect(uses(renderSvg(at('4k3/8/8/8/8/8/8/R3K3 w - - 0 1'), { flipped: true }))).toEqual([
      'rook 168 0',
      'king 72 0',
      'king 72 168',
    ]);
  });

  it('refuses a size that is none', () => {
    for (const size of [0, -5, Number.NaN, Number.POSITIVE_INFINITY, '9" onload="x' as unknown as number]) {
      expect(() => renderSvg(Position.initial(), { size })).toThrow(RangeError);
    }
  });

  it('has a fixed size and is well-formed and self-contained', () => {
    const everything = {
      size: 200,
      lastMove: { from: square('d1'), to: square('h5') },
      check: square('e8'),
      arrows: [
        { from: square('h5'), to: square('e8') },
        { from: square('a1'), to: square('a1'), color: 'red' },
      ],
      marks: [{ square: square('a7') }],
      label: 'White & "Black" <',
    };
    const svg = renderSvg(Position.initial(), everything);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="200" height="200" /);
    expect(svg).toContain('aria-label="White &#38; &#34;Black&#34; &#60;"');
    expect(svg.match(/https?:/g)).toHaveLength(1);
    expectBalanced(svg);
    expectBalanced(renderSvg(Setup.empty, { coordinates: false }));
  });

  it('stays small enough to travel in a hover', () => {
    const middlegame = at('r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1');
    const options = { lastMove: { from: 0, to: 1 }, check: 4 };
    for (const position of [Position.initial(), middlegame]) {
      expect(Buffer.from(renderSvg(position, options)).toString('base64').length).toBeLessThan(6500);
    }
  });

  it('does not let a color break out of its attribute', () => {
    const svg = renderSvg(Setup.empty, { marks: [{ square: 0, color: '"/><script>' }] });
    expect(svg).not.toContain('<script>');
  });
});

describe('the pieces', () => {
  it.each(ROLES)('%s is the icon of Material Design Icons', (role) => {
    const icon = readFileSync(require.resolve(`@mdi/svg/svg/chess-${role}.svg`), 'utf8');
    expect(icon).toContain(` d="${PIECE_PATHS[role]}"`);
  });
});

/** Every element that is opened is closed, in order. */
function expectBalanced(svg: string): void {
  const open: string[] = [];
  for (const [, close, name, end] of svg.matchAll(/<(\/?)(\w+)(?:\s+[\w:-]+="[^"<]*")*\s*(\/?)>/g)) {
    if (close === '/') expect(open.pop()).toBe(name);
    else if (end !== '/') open.push(name ?? '');
  }
  expect(open).toEqual([]);
  expect(svg.replace(/<(\/?)(\w+)(?:\s+[\w:-]+="[^"<]*")*\s*(\/?)>/g, '')).not.toMatch(/[<>]/);
}
