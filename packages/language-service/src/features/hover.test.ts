import { describe, expect, it } from 'vitest';
import type { Hover } from 'vscode-languageserver-types';
import { ask, atCursor } from '../../test/cursor.ts';
import { offsetAt } from '../lines.ts';
import { defaultSettings } from '../settings.ts';

interface Answer {
  /** The Markdown, with the image's data cut short. */
  readonly text: string;
  /** The image, decoded. */
  readonly svg: string;
  /** The text that the hover's range covers. */
  readonly covered: string;
}

function hover(marked: string, settings = defaultSettings): Answer | null {
  const { document, position } = atCursor(marked);
  const answer = ask<Hover | null>('textDocument/hover', document, { position }, settings);
  if (!answer) return null;
  const { contents, range } = answer;
  const markdown = typeof contents === 'object' && 'kind' in contents ? contents.value : '';
  const data = /data:image\/svg\+xml;base64,([A-Za-z0-9+/=]*)/.exec(markdown)?.[1] ?? '';
  return {
    text: markdown.replace(data, '').replace('data:image/svg+xml;base64,', 'SVG'),
    svg: Buffer.from(data, 'base64').toString('utf8'),
    covered: range
      ? document.lines.text.slice(offsetAt(document.lines, range.start), offsetAt(document.lines, range.end))
      : '',
  };
}

describe('hover on a move', () => {
  it('shows the board behind it, its number, who is to move and the FEN', () => {
    const answer = hover('1. e4 e5 2. N|f3 Nc6 *');
    expect(answer?.text).toBe(
      '![Board after 2. Nf3](SVG)\n\n**2. Nf3** · Black to move\n\n' +
        '`rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2`',
    );
    expect(answer?.covered).toBe('Nf3');
    expect(answer?.svg).toMatch(/^<svg [\s\S]*<\/svg>$/);
  });

  it("numbers Black's moves with three periods and tells check and mate", () => {
    expect(hover('1. f3 e5 2. g4 Q|h4# 0-1')?.text).toContain('**2... Qh4\\#** · White is checkmated');
    expect(hover('1. e4 d5 2. B|b5+ *')?.text).toContain('Black to move, in check');
  });

  it('knows variations', () => {
    const answer = hover('1. e4 e5 (1... c5 2. N|f3) 2. Bc4 *');
    expect(answer?.text).toContain('`rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2`');
  });

  it('says why a move is illegal and shows the board before it', () => {
    const answer = hover('1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bx|c7 Nf6 *');
    expect(answer?.text).toContain('![Board before 4. Bxc7](SVG)');
    expect(answer?.text).toContain('**4. Bxc7** · illegal: ');
    expect(answer?.text).toContain('`r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4`');
    expect(answer?.covered).toBe('Bxc7');
  });

  it('tells its glyphs', () => {
    expect(hover('1. e|4! $10 e5 *')?.text).toMatch(/`!` .*good move[\s\S]*`\$10` .*drawish/i);
  });

  it('shows a text board, or none, where the settings say so', () => {
    const text = hover('1. e|4 *', { ...defaultSettings, board: 'text' })?.text ?? '';
    expect(text).toContain('```text\n');
    expect(text).not.toContain('SVG');
    expect(hover('1. e|4 *', { ...defaultSettings, board: 'none' })?.text).toMatch(/^\*\*1\. e4\*\*/);
  });

  it('draws the board in the size that the settings say', () => {
    expect(hover('1. e|4 *', { ...defaultSettings, boardSize: 160 })?.svg).toContain('width="160"');
  });

  it('says so where moves are not checked', () => {
    expect(hover('[Variant "Atomic"]\n\n1. e|4 *')?.text).toContain('not checked');
  });
});

describe('hover elsewhere', () => {
  it('tells what a tag means', () => {
    const answer = hover('[Wh|ite "A"]\n\n1. e4 *');
    expect(answer?.text).toMatch(/^\*\*White\*\*\n\nThe player of the white pieces/);
    expect(answer?.covered).toBe('White');
    expect(hover('[NoSuch|Tag "A"]\n\n1. e4 *')).toBe(null);
  });

  it('shows the board of a FEN, with what was mended', () => {
    const answer = hover('[FEN "1r4k1/5ppp/8/8/8/8/5PPP/2R3K1 w Q |- 0 1"]\n\n1. Rd1 *');
    expect(answer?.text).toContain('![Board where the game starts](SVG)');
    expect(answer?.text).toContain('`1r4k1/5ppp/8/8/8/8/5PPP/2R3K1 w - - 0 1`');
    expect(answer?.text).toMatch(/\n- .+/);
  });

  it('says what is wrong with a FEN of which no position can be made', () => {
    expect(hover('[FEN "8/8/8/8|/8/8/8/8 w - - 0 1"]\n\n1. Rd1 *')?.text).toMatch(/^No position.*\n\n- /);
  });

  it('tells what a glyph means', () => {
    expect(hover('1. e4 $|1 e5 *')?.text).toMatch(/^`\$1` .*good move/i);
    expect(hover('1. e4!|? e5 *')?.text).toMatch(/^`!\?` \(`\$5`\) .*(speculative|interesting)/i);
  });

  it.each([
    ['1. e4 {a com|ment} e5 *', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'],
    ['1. e4 e5 (1... c5 ; a |comment\n2. Nf3) *', 'rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2'],
    ['{a com|ment} 1. e4 *', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
  ])('shows the board that a comment speaks of: %j', (marked, fen) => {
    expect(hover(marked)?.text).toContain(`\`${fen}\``);
  });

  it('shows the final position on the termination marker', () => {
    const answer = hover('1. f3 e5 2. g4 Qh4# 0-|1');
    expect(answer?.text).toContain('Black wins');
    expect(answer?.text).toContain('White is checkmated');
    expect(answer?.text).toContain('`rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3`');
  });

  it.each(['|', '1|. e4 *', '[White "A|"]\n\n1. e4 *', '1. e4   |   e5 *'])('is silent in %j', (marked) => {
    expect(hover(marked)).toBe(null);
  });
});
