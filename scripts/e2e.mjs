// `pnpm test:e2e`: builds all and packs the extension, then runs the extension in real editors, which are fetched once
// into a cache outside the workspace, and the playground in a browser. Needs Chromium; results land in
// .cache/e2e-results.json, pictures in screenshots/.
// Arguments go to vitest: `pnpm test:e2e web`.
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CHROMIUM } from './chromium.mjs';
import { bin, build, installIfNeeded, mustRunNode, root } from './tools.mjs';

const EXTENSION = join(root, 'apps/vscode');
const RESULTS = join(root, '.cache/e2e-results.json');
/** A run takes about two minutes; the first one also fetches the editors. */
const TIMEOUT = 15 * 60_000;

if (!existsSync(CHROMIUM)) {
  console.error(`No ${CHROMIUM}: install Chromium (apt-get install chromium), or name one in MOVETEXT_CHROMIUM.`);
  process.exit(2);
}

installIfNeeded();
console.error('Building ...');
build();
mustRunNode(join(EXTENSION, 'scripts/package.mjs'));

rmSync(RESULTS, { force: true });
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}`];
const args = [bin('vitest'), 'run', '--config', 'vitest.e2e.config.ts', ...reporters, ...process.argv.slice(2)];
// A process group of its own, so that no editor outlives the run, whatever ends it.
const tests = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', detached: true });
const timeout = setTimeout(() => {
  console.error(`The tests did not end within ${TIMEOUT / 60_000} minutes.`);
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
