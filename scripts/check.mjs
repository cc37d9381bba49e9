// Everything that reading the code can find: style, types, stale generated files, walls between packages, leftovers.
// Runs all of it, then fails if one failed. `pnpm check types` runs one.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, runNode } from './tools.mjs';

/** The packages with declarations of their own, which other projects import. */
const PUBLISHED = ['engine', 'chess', 'pgn', 'language-service', 'language-server'];

const CHECKS = {
  style: () => runNode(bin('@biomejs/biome', 'biome'), ['ci', '--error-on-warnings', '.']),
  types: () => Math.max(0, ...testConfigs().map((config) => runNode(bin('typescript', 'tsc'), ['-p', config]))),
  generated: () => runNode(join(root, 'scripts/generate.mjs'), ['--check']),
  walls: () =>
    runNode(bin('dependency-cruiser', 'depcruise'), ['--config', '.dependency-cruiser.cjs', 'packages', 'apps']),
  packages: () => Math.max(0, ...PUBLISHED.map((name) => Math.max(publint(name), areTheTypesWrong(name)))),
  leftovers: () => runNode(bin('knip'), ['--no-progress', '--no-config-hints']),
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(CHECKS, name));
if (unknown !== undefined) {
  console.error(`usage: pnpm check [${Object.keys(CHECKS).join(' | ')}]`);
  process.exit(2);
}

const failed = Object.entries(CHECKS)
  .filter(([name]) => asked.length === 0 || asked.includes(name))
  .filter(([name, check]) => {
    console.error(`check ${name}`);
    return check() !== 0;
  });
if (0 < failed.length) {
  console.error(`failed: ${failed.map(([name]) => name).join(', ')}`);
  process.exit(1);
}

/** The settings with which each package's sources and tests are type-checked. */
function testConfigs() {
  return ['packages', 'apps']
    .flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name, 'tsconfig.test.json')))
    .filter((config) => existsSync(join(root, config)));
}

/** Finds fault with what the package would publish. */
function publint(name) {
  return runNode(bin('publint'), ['--strict', '--pack', 'npm', join(root, 'packages', name)]);
}

/** Finds fault with how TypeScript finds the package's declarations; the server's `node` is a program to start, not to import. */
function areTheTypesWrong(name) {
  const options = [
    '--profile',
    'esm-only',
    '--no-emoji',
    '--no-summary',
    '--format',
    'ascii',
    '--exclude-entrypoints',
    'node',
  ];
  return runNode(bin('@arethetypeswrong/cli', 'attw'), [...options, '--pack', join(root, 'packages', name)]);
}
