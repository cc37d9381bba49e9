import { writeTagValue } from '@movetext/pgn';
import { defineRule } from '../rule.ts';
import { tagBefore } from '../tag-places.ts';

/** A FEN tag without the SetUp tag that the standard asks for, or with one that denies it. */
export const missingSetup = defineRule({
  code: 'missing-setup',
  severity: 'hint',
  summary: 'A game with a FEN tag has a SetUp tag of 1.',
  fixable: true,
  // The reader plays from the FEN tag, whatever SetUp says.
  needs: 0,
  check(context, report) {
    const { section } = context;
    if (section.keyTags.fen < 0 || section.tag('SetUp') === '1') return;
    const { start, tags } = context.game();
    const { fenTag } = start;
    if (!fenTag) return;
    const setup = tags.find(({ name }) => name === 'SetUp');
    if (!setup) {
      report({
        range: fenTag.nameRange,
        message: 'A FEN tag goes with the tag SetUp "1"',
        fixes: () => [
          { title: 'Add the tag SetUp "1"', safe: true, edits: [tagBefore(section.source, fenTag, '[SetUp "1"]')] },
        ],
      });
    } else if (setup.value !== '1') {
      report({
        range: setup.valueRange.start < setup.valueRange.end ? setup.valueRange : setup.nameRange,
        message: `SetUp is ${writeTagValue(setup.value)}, but the FEN tag says where the game starts`,
        severity: 'warning',
        fixes: () =>
          setup.fault === 'missing-value'
            ? []
            : [{ title: 'Set SetUp to 1', safe: false, edits: [{ range: setup.valueRange, newText: '"1"' }] }],
      });
    }
  },
});
