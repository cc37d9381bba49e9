import { describe, expect, it } from 'vitest';
import { rules } from './rules/index.ts';
import { defaultSettings } from './settings.ts';
import { readSettings, SETTINGS } from './settings-table.ts';

describe('readSettings', () => {
  it.each([undefined, null, {}, { rules: {} }, { rules: null }, { 'rules.null-move': null }])(
    'takes %j for nothing chosen',
    (json) => {
      expect(readSettings(json)).toEqual({ settings: defaultSettings, problems: [] });
    },
  );

  it('reads nested and dotted names', () => {
    const { settings, problems } = readSettings({
      rules: { 'null-move': 'off', 'illegal-move': 'hint' },
      'hover.board': 'text',
      hover: { boardSize: 160 },
      format: { width: 100, style: 'indented' },
      'format.sortTags': true,
    });
    expect(problems).toEqual([]);
    expect(settings).toEqual({
      rules: { 'null-move': 'off', 'illegal-move': 'hint' },
      board: 'text',
      boardSize: 160,
      format: { width: 100, style: 'indented', sortTags: true, notation: 'as-written' },
    });
  });

  it('leaves out what it cannot read, and says so', () => {
    const { settings, problems } = readSettings({
      rules: { 'null-move': 'loud', 'no-such-rule': 'off', 'zero-castling': 'error' },
      hover: { boardSize: '200' },
      format: { width: 10, style: 'tidy', sortTags: 'yes' },
      colour: 'blue',
      constructor: 1,
    });
    expect(settings).toEqual({ ...defaultSettings, rules: { 'zero-castling': 'error' } });
    expect(problems).toEqual([
      'rules.null-move must be one of error, warning, info, hint, off',
      'rules.no-such-rule is not a setting',
      'hover.boardSize must be a whole number from 80 to 800',
      'format.width must be a whole number from 20 to 1000',
      'format.style must be one of paragraph, indented',
      'format.sortTags must be true or false',
      'colour is not a setting',
      'constructor is not a setting',
    ]);
  });

  it.each([1, 'off', true, [['rules']]])('does not take %j for settings', (json) => {
    expect(readSettings(json)).toEqual({ settings: defaultSettings, problems: ['settings must be an object'] });
  });
});

describe('the table of settings', () => {
  it('has a row for every rule, whose default changes nothing', () => {
    for (const rule of rules) {
      const row = SETTINGS.find(({ name }) => name === `rules.${rule.code}`);
      expect(row?.schema['default']).toBe(rule.severity);
      expect(row?.summary).toBe(rule.summary);
    }
  });
});
