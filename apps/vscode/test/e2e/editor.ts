import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createVSIX } from '@vscode/vsce';
import type { Browser } from 'playwright-core';
import { codeServer, vscodeWeb, WEB_COMMIT } from './cache.ts';
import { ProbeHost } from './probe-host.ts';
import { freePort, type ServerProcess, startServerProcess } from './server-process.ts';
import { launchBrowser, Workbench } from './workbench.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const EXTENSION = fileURLToPath(new URL('../../', import.meta.url));

/** An editor with our extension and the probe in it, a copy of the fixtures open, and a page that shows it. */
export interface Editor {
  readonly probe: ProbeHost;
  readonly workbench: Workbench;
  close(): Promise<void>;
}

/**
 * The newest VS Code, in the shape of the desktop: the extension host is a Node process and the .vsix is installed.
 * Without `trust` the folder opens in restricted mode.
 */
export async function openDesktopEditor({ trust = true }: { trust?: boolean } = {}): Promise<Editor> {
  const { node, entry } = await codeServer();
  return openEditor(async (folder, workspace) => {
    const user = join(folder, 'user');
    const base = [entry, '--config', '/dev/null', '--user-data-dir', user, '--extensions-dir', join(user, 'ext')];
    base.push('--disable-telemetry', '--disable-update-check');
    if (trust) base.push('--disable-workspace-trust');
    await writeSettings(join(user, 'User'));
    const probe = join(folder, 'probe.vsix');
    await createVSIX({ cwd: join(HERE, 'probe'), packagePath: probe, dependencies: false, skipLicense: true });
    for (const vsix of [await packedExtension(), probe]) {
      await promisify(execFile)(node, [...base, '--install-extension', vsix]);
    }
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const args = [...base, '--auth', 'none', '--bind-addr', `127.0.0.1:${port}`];
    const server = await startServerProcess({ command: node, args, readyUrl: `${url}/healthz` });
    return { server, url: `${url}/?folder=${encodeURIComponent(workspace)}` };
  });
}

/** The oldest VS Code that the extension supports, in a browser alone: the extension host is a web worker. */
export async function openWebEditor(): Promise<Editor> {
  const { program, builds } = await vscodeWeb();
  return openEditor(async (_folder, workspace) => {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const args = [program, '--quality', 'stable', '--commit', WEB_COMMIT, '--testRunnerDataDir', builds];
    args.push('--browser', 'none', '--esm', 'false', '--host', 'localhost', '--port', String(port));
    args.push('--extensionDevelopmentPath', join(EXTENSION, 'build/extension'));
    args.push('--extensionPath', join(HERE, 'probe'), workspace);
    const server = await startServerProcess({ command: process.execPath, args, readyUrl: url });
    return { server, url };
  });
}

type Serve = (folder: string, workspace: string) => Promise<{ server: ServerProcess; url: string }>;

async function openEditor(serve: Serve): Promise<Editor> {
  const folder = await mkdtemp(join(tmpdir(), 'movetext-e2e-'));
  const workspace = join(folder, 'games');
  // A copy for every run: an editor in a browser saves by itself.
  await cp(join(HERE, 'fixtures'), workspace, { recursive: true });
  const closing: (() => Promise<void> | void)[] = [() => rm(folder, { recursive: true, force: true, maxRetries: 5 })];
  const close = async () => {
    for (const task of closing.reverse()) await task();
  };
  try {
    const probe = await ProbeHost.listen();
    closing.push(() => probe.close());
    await writeFile(join(workspace, 'probe.json'), JSON.stringify({ address: probe.address }));
    const { server, url } = await serve(folder, workspace);
    closing.push(() => server.stop());
    const browser: Browser = await launchBrowser();
    closing.push(() => browser.close());
    return { probe, workbench: await Workbench.open(browser, url), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Quiet settings: nothing pops up over what is looked at. */
async function writeSettings(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const settings = {
    'workbench.startupEditor': 'none',
    'security.workspace.trust.startupPrompt': 'never',
    'workbench.tips.enabled': false,
    'editor.minimap.enabled': false,
    'editor.hover.delay': 100,
    'chat.disableAIFeatures': true,
    'workbench.secondarySideBar.defaultVisibility': 'hidden',
    'window.commandCenter': false,
    'telemetry.telemetryLevel': 'off',
  };
  await writeFile(join(folder, 'settings.json'), JSON.stringify(settings));
}

async function packedExtension(): Promise<string> {
  const { name, version } = JSON.parse(await readFile(join(EXTENSION, 'package.json'), 'utf8'));
  return join(EXTENSION, `${name}-${version}.vsix`);
}
