// Installs, builds and runs every test that needs no browser. Further arguments go to vitest: `pnpm test packages/cli`.
import { bin, build, installIfNeeded, runNode } from './tools.mjs';

installIfNeeded();
console.error('Building ...');
build();
process.exit(
  runNode(bin('vitest'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=.cache/test-results.json',
    ...process.argv.slice(2),
  ]),
);
