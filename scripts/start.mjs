// From a fresh clone to a first look: installs, builds, lints the sample games and serves the playground.
//   pnpm start             serves until Ctrl-C
//   pnpm start --no-serve  stops after the lint
import { build, installIfNeeded, root, runNode } from './tools.mjs';

const args = process.argv.slice(2);

installIfNeeded();
console.error('Building ...');
build();

// The sample games have faults on purpose, so findings are a success here; only what keeps the linter from its work is not.
console.error('\nmovetext lint examples\n');
const status = runNode(`${root}packages/cli/bin/movetext.js`, ['lint', 'examples']);
if (1 < status) process.exit(status);
if (args.includes('--no-serve')) process.exit(0);

console.error('');
process.exit(runNode(`${root}apps/playground/scripts/serve.mjs`, args));
