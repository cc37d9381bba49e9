import { SEVEN_TAG_ROSTER } from '../data/tags.ts';
import { writeTagValue } from '../syntax/tag-tokens.ts';
import type { TagPair } from './model.ts';

const ROSTER_ORDER = new Map(SEVEN_TAG_ROSTER.map(({ name }, index) => [name, index]));

/** What the standard takes for a name. */
const PLAIN_NAME = /^[A-Za-z][A-Za-z0-9_]*$/;

/** A tag pair as the standard writes it. One without a value stays without, since an empty value says something else. */
export function writeTagPair({ name, value, fault }: Pick<TagPair, 'name' | 'value' | 'fault'>): string {
  return fault === 'missing-value' ? `[${name}]` : `[${name} ${writeTagValue(value)}]`;
}

/** Tag pairs as the standard writes them, in their order, or sorted. */
export function writeTagPairs(tags: readonly TagPair[], isSorted: boolean): readonly string[] {
  return (isSorted ? sortTagPairs(tags) : tags).map(writeTagPair);
}

/**
 * Tag pairs in the order of the export format: the Seven Tag Roster, then the others by name; those of one name keep their order.
 * Pairs with odd names or without a value go last: a game does not begin with them.
 */
export function sortTagPairs<Pair extends Pick<TagPair, 'name' | 'fault'>>(tags: readonly Pair[]): readonly Pair[] {
  const rank = ({ name, fault }: Pair): number => {
    if (!PLAIN_NAME.test(name) || fault === 'missing-value') return ROSTER_ORDER.size + 1;
    return ROSTER_ORDER.get(name) ?? ROSTER_ORDER.size;
  };
  return [...tags].sort((a, b) => {
    const difference = rank(a) - rank(b);
    if (difference !== 0 || rank(a) !== ROSTER_ORDER.size || a.name === b.name) return difference;
    return a.name < b.name ? -1 : 1;
  });
}
