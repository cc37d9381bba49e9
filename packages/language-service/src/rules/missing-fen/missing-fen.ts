import { defineRule } from '../rule.ts';

/** A game that says that it starts from a position, and not from which. */
export const missingFen = defineRule({
  code: 'missing-fen',
  severity: 'warning',
  summary: 'A game with the tag SetUp "1" has a FEN tag.',
  fixable: true,
  // The reader plays from the usual array where no FEN tag stands.
  needs: 0,
  check(context, report) {
    const { section } = context;
    if (section.keyTags.setup < 0 || section.keyTags.fen >= 0 || section.tag('SetUp') !== '1') return;
    const { tags } = context.game();
    const setup = tags.find(({ name }) => name === 'SetUp');
    // A FEN tag without a value is reported itself.
    if (!setup || tags.some(({ name }) => name === 'FEN')) return;
    report({
      range: setup.valueRange,
      message: 'SetUp is "1", but no FEN tag says where the game starts',
      fixes: () => [{ title: 'Set SetUp to 0', safe: false, edits: [{ range: setup.valueRange, newText: '"0"' }] }],
    });
  },
});
