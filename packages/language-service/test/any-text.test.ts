import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diagnose } from '../src/diagnostics.ts';
import { features } from '../src/features/index.ts';
import { positionAt } from '../src/lines.ts';
import { lintSection } from '../src/lint.ts';
import { defaultSettings } from '../src/settings.ts';
import { ask, openPgn } from './cursor.ts';
import { scoreText } from './score-text.ts';

/** Every feature at every place that is asked, answered without an exception. */
function askEverything(text: string, offsets: readonly number[]): void {
  const document = openPgn(text);
  for (const { range } of diagnose(document, defaultSettings)) {
    expect(range.start.line < range.end.line || range.start.character <= range.end.character).toBe(true);
  }
  for (const offset of offsets) {
    const position = positionAt(document.lines, offset);
    const range = { start: position, end: position };
    const context = { diagnostics: [], only: ['quickfix', 'source.fixAll'] };
    for (const { method } of features)
      ask(method, document, { position, positions: [position], range, context, label: 'e4' });
  }
}

describe('a document of any text', () => {
  it('is served by every feature: scraps of games', () => {
    fc.assert(
      fc.property(scoreText, fc.array(fc.nat(400), { maxLength: 6 }), (text, offsets) => askEverything(text, offsets)),
      { numRuns: 300 },
    );
  });

  it('is served by every feature: random text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.array(fc.nat(200), { maxLength: 6 }),
        askEverything,
      ),
      { numRuns: 200 },
    );
  });

  it('is served by every feature: ten thousand nested variations', () => {
    const deep = `1. e4 ${'(1. d4 '.repeat(10_000)}${') '.repeat(10_000)}*`;
    askEverything(deep, [0, 6, deep.length >> 1, deep.length]);
    askEverything(`1. e4 ${'(1. d4 '.repeat(10_000)}`, [0, 70_000]);
  });

  it('has findings within its games, each with fixes that apply', () => {
    fc.assert(
      fc.property(scoreText, (text) => {
        for (const { section } of openPgn(text).games) {
          for (const finding of lintSection(section, defaultSettings)) {
            expect(finding.range.start, finding.code).toBeLessThan(finding.range.end);
            const ranges = [finding.range, ...finding.fixes().flatMap((fix) => fix.edits.map((edit) => edit.range))];
            for (const { start, end } of ranges) {
              expect(0 <= start && start <= end && end <= section.source.length, finding.code).toBe(true);
            }
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is not choked by parameters that are not what the protocol says', () => {
    const document = openPgn('1. e4 *');
    for (const { method, handle } of features) {
      for (const params of [null, undefined, 3, [], {}, { position: 1, range: 'x', positions: [{}] }]) {
        expect(() => handle(document, params, defaultSettings), method).not.toThrow();
      }
    }
  });
});
