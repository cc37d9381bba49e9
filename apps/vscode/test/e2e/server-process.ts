import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A program that serves HTTP for the length of a test. */
export interface ServerProcess {
  stop(): Promise<void>;
}

/** How to start one, and how to know that it answers. */
export interface ServerProcessOptions {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Answers with a success as soon as the server is ready. */
  readonly readyUrl: string;
  /** Milliseconds to wait for it; 60 seconds unless given. */
  readonly timeout?: number;
}

/** Starts a server and waits until it answers. It stays in our process group, so that it ends with the test run. */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const { command, args, env, readyUrl, timeout = 60_000 } = options;
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const stop = () => end(child);
  const deadline = Date.now() + timeout;
  while (!(await answers(readyUrl))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`${command} ${args.join(' ')} does not answer at ${readyUrl}:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { stop };
}

/** A port of this machine that nobody uses. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const patience = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await exit;
  clearTimeout(patience);
}
