import { Fault, type Range, type TagFault, type TagPair, writeTagValue } from '@movetext/pgn';
import { firstCharacter } from '../game-errors.ts';
import { defineRule, type Fix } from '../rule.ts';

/** A tag pair whose spelling is broken. */
export const invalidTagPair = defineRule({
  code: 'invalid-tag-pair',
  severity: 'error',
  summary: 'A tag pair is written [Name "value"].',
  fixable: true,
  needs: Fault.tag,
  check(context, report) {
    for (const tag of context.game().tags) {
      if (tag.fault === null) continue;
      const { message, range } = FAULTS[tag.fault](tag);
      report({
        range,
        message,
        ...(tag.fault === 'odd-name' && { severity: 'warning' }),
        fixes: () => fixesFor(tag),
      });
    }
  },
});

/** What each fault is called, and which part of the pair it is about. */
const FAULTS: Readonly<Record<TagFault, (tag: TagPair) => { message: string; range: Range }>> = {
  'missing-quote': (tag) => ({ message: `The value of ${called(tag)} lacks a quote`, range: tag.valueRange }),
  'missing-bracket': (tag) => ({ message: `No ] closes ${called(tag)}`, range: firstCharacter(tag.range) }),
  'missing-value': (tag) => ({
    message: `No value in quotes stands in ${called(tag)}`,
    range: tag.name === '' ? firstCharacter(tag.range) : tag.nameRange,
  }),
  'bare-quote': (tag) => ({
    message: `A quote inside the value of ${called(tag)} is written \\"`,
    range: tag.valueRange,
  }),
  'odd-name': (tag) =>
    tag.name === ''
      ? { message: 'A tag has no name', range: firstCharacter(tag.range) }
      : { message: `Tag name ${tag.name} is not a letter and then letters, digits and _`, range: tag.nameRange },
};

function called(tag: TagPair): string {
  return tag.name === '' ? 'a tag without a name' : `tag ${tag.name}`;
}

function fixesFor(tag: TagPair): readonly Fix[] {
  if (tag.fault === null) return [];
  const value = writeTagValue(tag.value);
  if (tag.fault === 'odd-name') {
    const name = tag.name.replace(/[^A-Za-z0-9_]+/g, '').replace(/^[^A-Za-z]+/, '');
    if (name === '') return [];
    return [{ title: `Rename the tag to ${name}`, safe: false, edits: [{ range: tag.nameRange, newText: name }] }];
  }
  if (tag.fault === 'bare-quote') {
    return [{ title: 'Escape the quotes', safe: tag.name !== '', edits: [{ range: tag.valueRange, newText: value }] }];
  }
  if (tag.name === '') return [];
  const pair = `[${tag.name} ${value}]`;
  return [{ title: `Write ${pair}`, safe: false, edits: [{ range: tag.range, newText: pair }] }];
}
