import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadFromSource } from './load-from-source.mjs';

const RULES = 'packages/language-service/src/rules';

/** The index of the rules: one line a folder that holds a rule of the same name. */
export function generateRuleIndex(root) {
  const codes = readdirSync(join(root, RULES), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, RULES, entry.name, `${entry.name}.ts`)))
    .map((entry) => entry.name)
    .sort();
  const lines = [
    '// Generated from the folders beside it by `pnpm generate`: do not edit.',
    ...codes.map((code) => `import { ${camelCase(code)} } from './${code}/${code}.ts';`),
    "import type { Rule } from './rule.ts';",
    '',
    '/** Every rule, by code. */',
    `export const rules: readonly Rule[] = [`,
    ...codes.map((code) => `  ${camelCase(code)},`),
    '];',
    '',
  ];
  return [{ path: `${RULES}/index.ts`, text: sortedImports(lines).join('\n') }];
}

/** The manual of the rules, from their pages and what they declare of themselves. */
export async function generateRulePages(root) {
  const { rules } = await loadFromSource(root, join(root, RULES, 'index.ts'));
  const text = [
    '<!-- Generated from packages/language-service/src/rules/*/*.md by `pnpm generate`: do not edit. -->',
    '',
    '# Rules',
    '',
    'What Movetext reports, and how grave it is unless you say otherwise (in the editor `movetext.rules.CODE`, in a script `movetext lint --rule CODE=SEVERITY`).',
    'Under a line of an example stand carets below the place that is reported, with the severity and the message.',
    '',
    '| rule | severity | fix | holds when |',
    '|---|---|---|---|',
    ...rules.map(
      ({ code, severity, fixable, summary }) =>
        `| [${code}](#${code}) | ${severity} | ${fixable ? 'yes' : ''} | ${summary.replaceAll('|', '\\|')} |`,
    ),
    '',
    ...rules.flatMap((rule) => [
      section(rule, readFileSync(join(root, RULES, rule.code, `${rule.code}.md`), 'utf8')),
      '',
    ]),
  ].join('\n');
  return [{ path: 'docs/rules.md', text }];
}

function camelCase(code) {
  return code.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}

/** A page as a section of the manual: what the rule declares of itself stands below its heading. */
function section({ code, severity, fixable }, page) {
  const heading = `# ${code}\n`;
  if (!page.startsWith(heading)) throw new Error(`the page of ${code} does not begin with its name`);
  const facts = `Severity: **${severity}**${fixable ? ', with fixes' : ''}.`;
  return demoted(`${heading}\n${facts}\n${page.slice(heading.length)}`).trim();
}

/** Headings go one level down; code fences are left alone. */
function demoted(page) {
  let fenced = false;
  return page
    .split('\n')
    .map((line) => {
      if (line.startsWith('```')) fenced = !fenced;
      return !fenced && line.startsWith('#') ? `#${line}` : line;
    })
    .join('\n');
}

/** Imports in the order in which the formatter keeps them. */
function sortedImports(lines) {
  const from = (line) => /from '(.*)'/.exec(line)?.[1] ?? '';
  const imports = lines.filter((line) => line.startsWith('import '));
  imports.sort((a, b) => (from(a) < from(b) ? -1 : 1));
  const first = lines.findIndex((line) => line.startsWith('import '));
  return [...lines.slice(0, first), ...imports, ...lines.slice(first + imports.length)];
}
