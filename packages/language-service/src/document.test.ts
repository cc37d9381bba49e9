import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreText } from '../test/score-text.ts';
import { gameAtOffset, openDocument, type ServiceDocument, updateDocument } from './document.ts';
import { offsetRange } from './range.ts';

const open = (text: string) => openDocument({ uri: 'file:///a.pgn', languageId: 'pgn', version: 1, text });

function edit(document: ServiceDocument, start: number, end: number, text: string): ServiceDocument {
  return updateDocument(document, document.version + 1, [{ range: offsetRange(document, start, end), text }]);
}

/** What there is to know of a document's games. */
function facts(document: ServiceDocument) {
  return document.games.map(({ start, end, section }) => ({
    start,
    end,
    faults: section.faults,
    isGame: section.isGame,
    plies: section.plies,
    text: section.source.slice(0, section.source.length),
  }));
}

const game = (event: string) => `[Event "${event}"]\n[White "A"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n`;

describe('a document', () => {
  it('keeps the old version as it was', () => {
    const before = open(game('one'));
    const after = edit(before, '[Event "'.length, '[Event "one'.length, 'two');
    expect(before.lines.text).toBe(game('one'));
    expect(after.lines.text).toBe(game('two'));
    expect(after.version).toBe(2);
  });

  it('takes a change of the whole text, and several changes one after the other', () => {
    const start = { line: 0, character: 0 };
    const document = updateDocument(open('1. e4 *'), 7, [
      { text: '1. d4 *' },
      { range: { start, end: start }, text: '[White "A"]\n' },
    ]);
    expect(document.lines.text).toBe('[White "A"]\n1. d4 *');
    expect(document.version).toBe(7);
    expect(document.games).toHaveLength(1);
  });

  it('has no games where it is not PGN', () => {
    expect(openDocument({ uri: 'a.md', languageId: 'markdown', version: 1, text: '1. e4 *' }).games).toEqual([]);
  });

  it('knows the game at an offset', () => {
    const document = open(game('one') + game('two'));
    const second = document.games[1]?.start ?? 0;
    expect(gameAtOffset(document, second - 1)).toBe(document.games[0]);
    expect(gameAtOffset(document, second)).toBe(document.games[1]);
    expect(gameAtOffset(document, document.lines.text.length)).toBe(document.games[1]);
    expect(gameAtOffset(open(''), 0)).toBe(null);
  });

  it('reads only the games around an edit again', () => {
    const names = Array.from({ length: 200 }, (_, index) => `number ${index}`);
    const before = open(names.map(game).join(''));
    const at = before.lines.text.indexOf('e5', before.games[100]?.start);
    const after = edit(before, at, at + 2, 'c5');
    const kept = new Set(before.games.map(({ section }) => section));
    const reread = after.games.filter(({ section }) => !kept.has(section));
    expect(after.games).toHaveLength(200);
    expect(reread.length).toBeLessThanOrEqual(5);
    expect(facts(after)).toEqual(facts(open(after.lines.text)));
  });
});

describe('an edited document', () => {
  it('keeps more than 99 of 100 games when a character is typed or deleted in a file of 10,000', () => {
    const texts = [
      (n: number) => `[Event "game ${n}"]\n[White "A"]\n\n1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 1-0\n\n`,
      (n: number) => `[Event "game ${n}"]\n\n1. d4 {a comment} d5 2. c4 ; another\n e6 1/2-1/2\n\n`,
    ];
    const pgn = Array.from({ length: 10_000 }, (_, n) => texts[n % 2]?.(n) ?? '').join('');
    const before = open(pgn);
    const known = new Set(before.games.map(({ section }) => section));
    expect(known.size).toBe(10_000);
    const typed = fc.constantFrom('', ...'ax1 .\n%;"[](){}*$');
    fc.assert(
      fc.property(fc.nat(pgn.length - 1), typed, (at, character) => {
        // Nothing typed: one is deleted.
        const after = edit(before, at, character === '' ? at + 1 : at, character);
        const kept = after.games.filter(({ section }) => known.has(section)).length;
        expect(kept).toBeGreaterThan(9900);
        expect(facts(after)).toEqual(facts(open(after.lines.text)));
      }),
      {
        numRuns: 40,
        examples: texts.flatMap((_, n) => [...'{}('].map((character) => [pgn.indexOf('4', 5000 + 90 * n), character])),
      },
    );
  });

  it('has the games that a document opened with its text has', () => {
    const edits = fc.array(
      fc.tuple(
        fc.nat(),
        fc.nat(20),
        scoreText.map((text) => text.slice(0, 12)),
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(fc.array(scoreText, { maxLength: 4 }), edits, (texts, changes) => {
        let document = open(texts.join(game('between')));
        for (const [a, length, newText] of changes) {
          const size = document.lines.text.length;
          const start = a % (size + 1);
          document = edit(document, start, Math.min(size, start + length), newText);
        }
        expect(facts(document)).toEqual(facts(open(document.lines.text)));
      }),
      { numRuns: 300 },
    );
  });
});
