import { type GameSection, readGameBytes, readGames } from '@movetext/pgn';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lintSection } from '../src/lint.ts';
import { defaultSettings } from '../src/settings.ts';
import { applyEdits } from './apply-edits.ts';
import { scoreText } from './score-text.ts';

/** Findings as anyone sees them: places by the text before them, fixes by the text that they leave. */
function seen(section: GameSection, game: string, offsetOf: (offset: number) => number) {
  return lintSection(section, defaultSettings).map(({ code, message, ply, range, fixes }) => ({
    code,
    message,
    ply,
    start: offsetOf(range.start),
    end: offsetOf(range.end),
    fixes: fixes().map(({ title, safe, edits }) => ({
      title,
      safe,
      text: applyEdits(
        game,
        edits.map((edit) => ({
          start: offsetOf(edit.range.start),
          end: offsetOf(edit.range.end),
          newText: edit.newText,
        })),
      ),
    })),
  }));
}

function fromString(text: string) {
  return readGames(text).flatMap((section) =>
    seen(section, section.source.slice(0, section.source.length), (offset) => offset),
  );
}

function fromBytes(text: string) {
  let rest: Uint8Array = new TextEncoder().encode(text);
  const source = {
    read(buffer: Uint8Array): number {
      const piece = rest.subarray(0, buffer.length);
      buffer.set(piece);
      rest = rest.subarray(piece.length);
      return piece.length;
    },
  };
  const all = [];
  for (const section of readGameBytes(source)) {
    const { length } = section.source;
    const offsetOf = (offset: number) => section.source.slice(0, offset).length;
    all.push(...seen(section, section.source.slice(0, length), offsetOf));
  }
  return all;
}

describe('findings in bytes', () => {
  it('are those in a string', () => {
    // A string's lone surrogates have no bytes, and a mark at the beginning is an encoding's, not the text's.
    const text = scoreText.map((scraps) => scraps.replace(/[\ud800-\udfff\ufeff\0]/g, 'é'));
    fc.assert(
      fc.property(text, (score) => {
        expect(fromBytes(score)).toEqual(fromString(score));
      }),
      { numRuns: 300 },
    );
  });
});
