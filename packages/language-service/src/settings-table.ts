import { NOTATIONS } from '@movetext/chess';
import { FORMAT_STYLES } from './format/format-options.ts';
import { rules } from './rules/index.ts';
import { AS_WRITTEN, BOARD_STYLES, defaultSettings, type Settings } from './settings.ts';
import { isSeverity, SEVERITIES } from './severity.ts';

/** What `format.notation` may be. */
const NOTATION_NAMES: readonly string[] = [AS_WRITTEN, ...NOTATIONS.map(({ name }) => name)];

/** One setting: its place in the user's JSON, what it means, and how its value is read. */
export interface SettingRow {
  /** Path below `movetext`, with dots. */
  readonly name: string;
  readonly summary: string;
  /** JSON schema of the value, as editors show it. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** The settings with this one taken from `value`, or what is wrong with the value. */
  read(value: unknown, settings: Settings): Settings | string;
}

/** Every setting. Documentation, editors' forms and {@link readSettings} all read this table. */
export const SETTINGS: readonly SettingRow[] = [
  {
    name: 'hover.board',
    summary: 'How boards are shown in hovers: as an image, as text for editors without images, or not at all.',
    schema: { type: 'string', enum: BOARD_STYLES, default: defaultSettings.board },
    read(value, settings) {
      const board = BOARD_STYLES.find((style) => style === value);
      return board ? { ...settings, board } : `must be one of ${BOARD_STYLES.join(', ')}`;
    },
  },
  {
    name: 'hover.boardSize',
    summary: 'Width and height of board images in hovers, in pixels.',
    schema: { type: 'integer', minimum: 80, maximum: 800, default: defaultSettings.boardSize },
    read(value, settings) {
      if (typeof value !== 'number' || !Number.isInteger(value) || value < 80 || value > 800) {
        return 'must be a whole number from 80 to 800';
      }
      return { ...settings, boardSize: value };
    },
  },
  {
    name: 'format.width',
    summary: 'Formatting keeps lines below so many characters; comments and tag pairs are not broken.',
    schema: { type: 'integer', minimum: 20, maximum: 1000, default: defaultSettings.format.width },
    read(value, settings) {
      if (typeof value !== 'number' || !Number.isInteger(value) || value < 20 || value > 1000) {
        return 'must be a whole number from 20 to 1000';
      }
      return { ...settings, format: { ...settings.format, width: value } };
    },
  },
  {
    name: 'format.style',
    summary: 'Where formatting puts variations: in the paragraph of the moves, or each on lines of its own, indented.',
    schema: { type: 'string', enum: FORMAT_STYLES, default: defaultSettings.format.style },
    read(value, settings) {
      const style = FORMAT_STYLES.find((known) => known === value);
      return style
        ? { ...settings, format: { ...settings.format, style } }
        : `must be one of ${FORMAT_STYLES.join(', ')}`;
    },
  },
  {
    name: 'format.sortTags',
    summary: 'Whether formatting puts the Seven Tag Roster first and the other tags behind it by name.',
    schema: { type: 'boolean', default: defaultSettings.format.sortTags },
    read(value, settings) {
      if (typeof value !== 'boolean') return 'must be true or false';
      return { ...settings, format: { ...settings.format, sortTags: value } };
    },
  },
  {
    name: 'format.notation',
    summary:
      'The notation in which formatting writes legal moves: as they are written, san, lan, reversible, uci, figurine, iccf, or a language such as de.',
    schema: { type: 'string', enum: NOTATION_NAMES, default: defaultSettings.format.notation },
    read(value, settings) {
      const notation = NOTATION_NAMES.find((known) => known === value);
      return notation
        ? { ...settings, format: { ...settings.format, notation } }
        : `must be one of ${NOTATION_NAMES.join(', ')}`;
    },
  },
  ...rules.map(
    (rule): SettingRow => ({
      name: `rules.${rule.code}`,
      summary: rule.summary,
      schema: { type: 'string', enum: [...SEVERITIES, 'off'], default: rule.severity },
      read(value, settings) {
        if (value !== 'off' && !isSeverity(value)) return `must be one of ${[...SEVERITIES, 'off'].join(', ')}`;
        return { ...settings, rules: { ...settings.rules, [rule.code]: value } };
      },
    }),
  ),
];

const ROWS = new Map(SETTINGS.map((row) => [row.name, row]));

/**
 * Reads settings from JSON as an editor or a configuration file gives it: `{ "rules": { "null-move": "off" } }`, or with dotted names.
 * What cannot be read is left out and told in `problems`, a sentence each; null values count as not given.
 */
export function readSettings(json: unknown): { settings: Settings; problems: string[] } {
  const problems: string[] = [];
  let settings = defaultSettings;
  if (json === undefined || json === null) return { settings, problems };
  if (!isRecord(json)) return { settings, problems: ['settings must be an object'] };
  for (const [name, value] of leaves(json)) {
    if (value === null || value === undefined) continue;
    const row = ROWS.get(name);
    const read = row ? row.read(value, settings) : 'is not a setting';
    if (typeof read === 'string') problems.push(`${name} ${read}`);
    else settings = read;
  }
  return { settings, problems };
}

/** Settings hold two levels; deeper ones are values that no row reads. */
function leaves(json: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(json).flatMap(([name, value]): [string, unknown][] =>
    isRecord(value) ? Object.entries(value).map(([inner, leaf]) => [`${name}.${inner}`, leaf]) : [[name, value]],
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
