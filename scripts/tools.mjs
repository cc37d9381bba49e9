import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// How the scripts start other programs: always Node with a script, never a shell, so that they work on Windows, too.

/** The repository's root folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a Node script with its output shown; returns its exit status. */
export function runNode(script, args = [], options = {}) {
  const { status, error, signal } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
    ...options,
  });
  if (error) throw error;
  return signal === null ? (status ?? 1) : 130;
}

/** Runs a Node script and ends this process where that one fails. */
export function mustRunNode(script, args, options) {
  const status = runNode(script, args, options);
  if (status !== 0) process.exit(status);
}

/** The script behind a program of a package that the root depends on. */
export function bin(packageName, program = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const { bin: programs } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof programs === 'string' ? programs : programs[program]);
}

/** Installs the dependencies where they are missing: as the lockfile says, in CI at least. */
export function installIfNeeded() {
  if (existsSync(join(root, 'node_modules', '.modules.yaml'))) return;
  pnpm(['install', ...(process.env.CI ? ['--frozen-lockfile'] : [])]);
}

/** Builds everything. Turbo calls pnpm for each package, which is on the path only below pnpm itself. */
export function build() {
  pnpm(['--silent', 'run', 'build']);
}

/** Runs pnpm: the one that runs us, else the one that package.json names, through npx. */
function pnpm(args) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const ours = process.env.npm_execpath ?? '';
  if (/pnpm[^/\\]*\.c?js$/.test(ours)) mustRunNode(ours, args);
  else mustRunNode(npxScript(), ['--yes', packageManager, ...args]);
}

/** Npx, which comes with Node: beside it on Windows, below lib elsewhere. */
function npxScript() {
  const folder = dirname(process.execPath);
  const places = [
    join(folder, 'node_modules'),
    join(folder, '..', 'lib', 'node_modules'),
    join(folder, '..', 'share', 'nodejs'),
  ];
  const script = places.map((place) => join(place, 'npm', 'bin', 'npx-cli.js')).find((path) => existsSync(path));
  if (script === undefined) throw new Error('npx was not found beside Node: run this through pnpm');
  return script;
}
