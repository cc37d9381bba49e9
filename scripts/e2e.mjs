// `pnpm test:e2e`: builds and packs the extension, then runs it in real editors, which are fetched once into a cache
// outside the workspace. Needs Chromium; results land in .cache/e2e-results.json, pictures in screenshots/.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const extension = join(root, 'apps/vscode');
const require = createRequire(import.meta.url);
const chromium = process.env.MOVETEXT_CHROMIUM ?? '/usr/bin/chromium';
/** A run takes about a minute; the first one also fetches the editors. */
const TIMEOUT = 15 * 60_000;

if (!existsSync(chromium)) {
  process.stderr.write(`No ${chromium}: install Chromium (apt-get install chromium), or name one in MOVETEXT_CHROMIUM.\n`);
  process.exit(2);
}

run(process.execPath, [require.resolve('turbo/bin/turbo'), 'run', 'build', '--filter=movetext-vscode', '--output-logs=errors-only'], root);
run(process.execPath, ['scripts/package.mjs'], extension);

const results = join(root, '.cache/e2e-results.json');
await rm(results, { force: true });
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const args = [vitest, 'run', '--config', 'vitest.e2e.config.ts', '--reporter=default', '--reporter=json', `--outputFile=${results}`];
// A process group of its own, so that no editor outlives the run, whatever ends it.
const tests = spawn(process.execPath, [...args, ...process.argv.slice(2)], { cwd: extension, stdio: 'inherit', detached: true });
const timeout = setTimeout(() => {
  process.stderr.write(`The tests did not end within ${TIMEOUT / 60_000} minutes.\n`);
  endGroup();
}, TIMEOUT);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, endGroup);
tests.on('exit', (code) => {
  clearTimeout(timeout);
  endGroup();
  process.exitCode = code ?? 1;
});

function endGroup() {
  try {
    process.kill(-tests.pid, 'SIGKILL');
  } catch {
    // Nobody is left in it.
  }
}

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
