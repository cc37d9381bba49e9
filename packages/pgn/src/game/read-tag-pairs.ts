import { TAG_FAULT_SHIFT } from '@movetext/engine';
import { SyntaxKind } from '../syntax/kinds.ts';
import type { SourceText } from '../syntax/source-text.ts';
import { tagValueOf } from '../syntax/tag-tokens.ts';
import type { TokenTape } from '../syntax/token-tape.ts';
import type { TagFault, TagPair } from './model.ts';

/** By the engine's number of the fault. */
const FAULTS: readonly (TagFault | null)[] = [
  null,
  'missing-quote',
  'missing-bracket',
  'missing-value',
  'bare-quote',
  'odd-name',
];

/** The tag pairs of a game in the order found, broken ones with what could be read of them. */
export function readTagPairs(tokens: TokenTape, source: SourceText): TagPair[] {
  const pairs: TagPair[] = [];
  for (let i = 0; i < tokens.count; i++) {
    if (tokens.kind(i) === SyntaxKind.TagOpen) pairs.push(readTagPair(tokens, source, i));
  }
  return pairs;
}

function readTagPair(tokens: TokenTape, source: SourceText, open: number): TagPair {
  const rangeOf = (index: number) => ({ start: tokens.start(index), end: tokens.end(index) });
  let last = open;
  const take = (kind: SyntaxKind) => {
    const isThere = last + 1 < tokens.count && tokens.kind(last + 1) === kind;
    if (isThere) last++;
    return isThere ? rangeOf(last) : { start: tokens.end(last), end: tokens.end(last) };
  };
  const nameRange = take(SyntaxKind.TagName);
  const valueRange = take(SyntaxKind.TagValue);
  take(SyntaxKind.TagClose);
  return {
    name: source.slice(nameRange.start, nameRange.end),
    value: tagValueOf(source.slice(valueRange.start, valueRange.end)),
    range: { start: tokens.start(open), end: tokens.end(last) },
    nameRange,
    valueRange,
    fault: FAULTS[tokens.marks(open) >> TAG_FAULT_SHIFT] ?? null,
  };
}
