import type { GameSection } from '../game/game-section.ts';
import type { TagPair } from '../game/model.ts';
import { writeTagPair } from '../game/write-tag-pairs.ts';
import { writeTagValue } from '../syntax/tag-tokens.ts';
import { lineBreakOf } from './line-text.ts';
import { removal, type TextEdit } from './text-edit.ts';

/** Values of tags by name; null takes a tag out. */
export type TagValues = Readonly<Record<string, string | null>>;

/** Sets tags in a game's text: known ones in their place, the first of each name; new ones behind the last tag, in the order given. */
export function setTags(section: GameSection, values: TagValues): readonly TextEdit[] {
  const { tags } = section.game();
  const edits: TextEdit[] = [];
  const added: string[] = [];
  const isKept = ({ name }: TagPair) => !Object.hasOwn(values, name) || values[name] !== null;
  for (const [name, value] of Object.entries(values)) {
    const named = tags.filter((tag) => tag.name === name);
    const [first] = named;
    if (value === null) for (const tag of named) edits.push(removal(section.source, tag.range));
    else if (first) edits.push(...replacement(first, value));
    else added.push(writeTagPair({ name, value, fault: null }));
  }
  if (0 < added.length) edits.push(addition(section, added, tags.filter(isKept).at(-1)));
  return edits;
}

/** Sets the tags of one game in another one's text: all of them, or those named. */
export function copyTags(
  from: { readonly tags: readonly TagPair[] },
  section: GameSection,
  names?: readonly string[],
): readonly TextEdit[] {
  const values: Record<string, string> = {};
  for (const { name, value, fault } of from.tags) {
    const isAsked = names ? names.includes(name) : true;
    if (isAsked && fault !== 'missing-value' && !Object.hasOwn(values, name)) values[name] = value;
  }
  return setTags(section, values);
}

function replacement(tag: TagPair, value: string): readonly TextEdit[] {
  if (tag.value === value && tag.fault === null) return [];
  // A broken pair is written anew.
  if (tag.fault !== null && tag.fault !== 'odd-name') {
    return [{ range: tag.range, newText: writeTagPair({ name: tag.name, value, fault: null }) }];
  }
  return [{ range: tag.valueRange, newText: writeTagValue(value) }];
}

/** New pairs go behind the last one that stays, else to the start of the game. */
function addition(section: GameSection, pairs: readonly string[], last: TagPair | undefined): TextEdit {
  const lineBreak = lineBreakOf(section);
  if (last) {
    const { end } = last.range;
    return { range: { start: end, end }, newText: pairs.map((pair) => lineBreak + pair).join('') };
  }
  const separator = section.game().tags.length === 0 ? lineBreak : '';
  return { range: { start: 0, end: 0 }, newText: pairs.map((pair) => pair + lineBreak).join('') + separator };
}
