// Writes the settings that the language service knows into the manifest, under contributes.configuration.
// Usage: node scripts/contributes.mjs [--check]; with --check nothing is written, and exit 1 says that the manifest
// is out of date. Needs the built language service.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SETTINGS } from '@movetext/language-service';

const RULES_PAGE = 'https://github.com/movetext/movetext/blob/main/docs/rules.md';
const path = fileURLToPath(new URL('../package.json', import.meta.url));
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

/** The language client's own setting: what it writes of the talk with the server into the output channel. */
const TRACE = {
  type: 'string',
  enum: ['off', 'messages', 'verbose'],
  default: 'off',
  scope: 'window',
  markdownDescription: 'What the output channel shows of the talk between the editor and the language server.',
};

const old = await readFile(path, 'utf8');
const manifest = JSON.parse(old);
manifest.contributes.configuration = configuration();
const text = `${JSON.stringify(manifest, null, 2)}\n`;
if (!values.check) {
  await writeFile(path, text);
} else if (JSON.stringify(JSON.parse(old)) !== JSON.stringify(JSON.parse(text))) {
  process.stderr.write('The settings of apps/vscode/package.json are out of date: run `pnpm generate`.\n');
  process.exitCode = 1;
}

/** One page of the settings editor for the rules, one for all else. */
function configuration() {
  const rules = SETTINGS.filter((row) => row.name.startsWith('rules.'));
  const others = SETTINGS.filter((row) => !row.name.startsWith('rules.'));
  return [
    { title: 'Movetext', properties: { ...propertiesOf(others), 'movetext.trace.server': TRACE } },
    { title: 'Rules', properties: propertiesOf(rules) },
  ];
}

function propertiesOf(rows) {
  return Object.fromEntries(rows.map((row) => [`movetext.${row.name}`, property(row)]));
}

function property({ name, summary, schema }) {
  const code = name.startsWith('rules.') ? name.slice('rules.'.length) : undefined;
  return { ...schema, markdownDescription: code ? `${summary} [${code}](${RULES_PAGE}#${code})` : summary };
}
