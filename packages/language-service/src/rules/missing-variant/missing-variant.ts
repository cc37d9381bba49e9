import { readFen, readPosition } from '@movetext/chess';
import { type GameSection, type Range, type TagPair, writeTagValue } from '@movetext/pgn';
import { defineRule, type Fix } from '../rule.ts';
import { tagBehind } from '../tag-places.ts';

/** A game that is Chess960 by its castling rights and does not say so. */
export const missingVariant = defineRule({
  code: 'missing-variant',
  severity: 'warning',
  summary: 'A game of Chess960 says so in its Variant tag.',
  fixable: true,
  // The reader notes no fault of a game that it plays by the right rules.
  needs: 0,
  check(context, report) {
    const { section } = context;
    if (section.keyTags.fen < 0 || !isChess960ByRights(section)) return;
    const { start, tags } = context.game();
    if (!start.fenTag || start.variant !== 'chess960') return;
    const { fenTag } = start;
    const variantTag = tags.find(({ name, fault }) => name === 'Variant' && fault !== 'missing-value');
    if (!variantTag) {
      report({
        range: castlingField(fenTag),
        message: 'The castling rights are those of Chess960, but no Variant tag says so',
        fixes: () => [addTag(section, fenTag)],
      });
    } else {
      report({
        range: variantTag.valueRange,
        message: `The castling rights are those of Chess960, the Variant tag says ${variantTag.value}`,
        fixes: () => [
          {
            title: 'Set the Variant tag to Chess960',
            safe: false,
            edits: [{ range: variantTag.valueRange, newText: writeTagValue('Chess960') }],
          },
        ],
      });
    }
  },
});

/** Whether a game is told to be Chess960 by nothing but its castling rights. Saves building the model for the usual case. */
function isChess960ByRights(section: GameSection): boolean {
  const { keyTags, source, tokens } = section;
  if (0 <= keyTags.variant && /960|fischer|free|frc/i.test(section.tag('Variant') ?? '')) return false;
  const fen = source.slice(tokens.start(keyTags.fen), tokens.end(keyTags.fen));
  if (NO_RIGHTS.test(fen)) return false;
  const reading = readPosition(section.tag('FEN') ?? '');
  return reading.ok && reading.value.position.chess960;
}

const NO_RIGHTS = /^"\s*\S+ [wb] -/;

/** The castling field of a FEN tag; its whole value where escapes make the places in it unsure. */
function castlingField({ value, valueRange }: TagPair): Range {
  const field = readFen(value).fields.castling;
  if (!field || valueRange.end - valueRange.start !== value.length + 2) return valueRange;
  const start = valueRange.start + 1;
  return { start: start + field.start, end: start + field.end };
}

function addTag(section: GameSection, fenTag: TagPair): Fix {
  const edits = [tagBehind(section.source, fenTag, '[Variant "Chess960"]')];
  return { title: 'Add the tag Variant "Chess960"', safe: true, edits };
}
