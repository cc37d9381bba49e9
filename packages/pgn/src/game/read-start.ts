import { type FenIssue, Position, readPosition } from '@movetext/chess';
import type { KeyTags, ReaderStart } from '../syntax/section.ts';
import type { SourceText } from '../syntax/source-text.ts';
import { tagValueOf } from '../syntax/tag-tokens.ts';
import type { TokenTape } from '../syntax/token-tape.ts';
import type { StartIssue, StartPosition, TagPair } from './model.ts';
import { readVariant } from './variant.ts';

/** Where a game with these tags starts. */
export function readStart(tags: readonly TagPair[]): StartPosition {
  const find = (name: string) => tags.find((tag) => tag.name === name && tag.fault !== 'missing-value') ?? null;
  const fenTag = find('FEN');
  const { variant, supported } = readVariant(find('Variant')?.value ?? null);
  if (fenTag === null) return { position: Position.initial(), fenTag, issues: [], variant, supported };
  const { position, issues } = readFenTag(fenTag.value, variant);
  const place = placeIn(fenTag);
  return {
    position,
    fenTag,
    issues: issues.map((issue) => ({ ...startIssue(issue, position === null), range: place(issue) })),
    variant: variant === 'standard' && position?.chess960 ? 'chess960' : variant,
    supported,
  };
}

/** The same for the engine's reader, from the tokens of the tags. */
export function readerStart(tokens: TokenTape, source: SourceText, { fen, variant }: KeyTags): ReaderStart {
  if (fen < 0 && variant < 0) return 'initial';
  const textOf = (index: number) =>
    index < 0 ? null : tagValueOf(source.slice(tokens.start(index), tokens.end(index)));
  const rules = readVariant(textOf(variant));
  if (!rules.supported) return 'unplayable';
  const text = textOf(fen);
  if (text === null) return 'initial';
  return readFenTag(text, rules.variant).position?.words ?? 'unplayable';
}

/** Composed positions may have too many pieces or a check that cannot arise: one can play from them all the same. */
const TOLERATED = ['too-many-pieces', 'impossible-check'] as const;

function readFenTag(fen: string, variant: string): { position: Position | null; issues: readonly FenIssue[] } {
  const options = { tolerate: TOLERATED, ...(variant === 'chess960' && { chess960: true }) };
  const reading = readPosition(fen, options);
  return reading.ok
    ? { position: reading.value.position, issues: reading.value.warnings }
    : { position: null, issues: reading.error };
}

function startIssue(issue: FenIssue, fatal: boolean): Omit<StartIssue, 'range'> {
  return { code: issue.code, message: issue.message, fatal: fatal && issue.severity === 'error' };
}

/** Places in the FEN are places in the tag's value, unless the value holds escapes: then it is the whole value. */
function placeIn(tag: TagPair): (issue: FenIssue) => StartIssue['range'] {
  const start = tag.valueRange.start + 1;
  if (tag.valueRange.end - tag.valueRange.start !== tag.value.length + 2) return () => null;
  return ({ range }) => ({ start: start + range.start, end: start + range.end });
}
