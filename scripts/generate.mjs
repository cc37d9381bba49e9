/**
 * Writes every generated file that is committed, or with `--check` says which of them are out of date and exits 1.
 * Each generator returns the files it stands for as `{ path, text }`, paths from the root.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateRuleIndex, generateRulePages } from './generate-rules.mjs';
import { generateSettingsPage } from './generate-settings.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const check = process.argv.includes('--check');

// One after the other: the pages are made from the rules that the index names.
const generators = [generateRuleIndex, generateRulePages, generateSettingsPage];
const stale = [];
for (const generate of generators) {
  for (const { path, text } of await generate(root)) {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    stale.push(path);
    if (!check) writeFileSync(file, text);
  }
}

for (const path of stale) console.log(check ? `out of date: ${path}` : `written: ${path}`);

const contributes = join(root, 'apps/vscode/scripts/contributes.mjs');
const others = existsSync(contributes)
  ? (spawnSync(process.execPath, [contributes, ...(check ? ['--check'] : [])], { cwd: root, stdio: 'inherit' })
      .status ?? 1)
  : 0;

if (check && stale.length > 0) console.log('Run `pnpm generate` and commit what it writes.');
process.exitCode = (check && stale.length > 0) || others !== 0 ? 1 : 0;
