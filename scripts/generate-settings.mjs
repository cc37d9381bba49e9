import { join } from 'node:path';
import { loadFromSource } from './load-from-source.mjs';

/** The page of the settings, from the language service's table. */
export async function generateSettingsPage(root) {
  const { SETTINGS } = await loadFromSource(root, join(root, 'packages/language-service/src/settings-table.ts'));
  const text = [
    '<!-- Generated from packages/language-service/src/settings-table.ts by `pnpm generate`: do not edit. -->',
    '',
    '# Settings',
    '',
    'In an editor these names stand below `movetext`, as in `movetext.hover.board`.',
    'A language client sends them as the configuration section `movetext`, or as `initializationOptions.movetext`.',
    '',
    '| setting | values | default | meaning |',
    '|---|---|---|---|',
    ...SETTINGS.map(
      ({ name, schema, summary }) => `| ${named(name)} | ${values(schema)} | \`${schema.default}\` | ${summary} |`,
    ),
    '',
  ].join('\n');
  return [{ path: 'docs/settings.md', text }];
}

function named(name) {
  const code = /^rules\.(.*)$/.exec(name)?.[1];
  return code ? `[\`${name}\`](rules.md#${code})` : `\`${name}\``;
}

function values(schema) {
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(', ');
  return schema.minimum === undefined ? schema.type : `${schema.minimum} to ${schema.maximum}`;
}
