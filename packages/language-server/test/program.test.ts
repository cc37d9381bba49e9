import { type ChildProcess, execFile, execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createProtocolConnection,
  IPCMessageReader,
  IPCMessageWriter,
  type MessageReader,
  type MessageWriter,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';
import { VERSION } from '../src/version.ts';

// The programs as they ship, alone in a folder that has no node_modules above it.
const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
let folder: string;
let bin: string;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'movetext-server-'));
  bin = join(folder, 'bin/movetext-language-server.js');
  await cp(join(PACKAGE, 'bin'), join(folder, 'bin'), { recursive: true });
  await cp(join(PACKAGE, 'package.json'), join(folder, 'package.json'));
  execFileSync(process.execPath, [join(PACKAGE, 'scripts/bundle.mjs'), join(folder, 'dist')]);
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
});

function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return promisify(execFile)(process.execPath, [bin, ...args]).then(
    (output) => ({ code: 0, ...output }),
    (error) => ({ code: error.code, stdout: error.stdout, stderr: error.stderr }),
  );
}

function start(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [bin, ...args]);
  children.add(child);
  return child;
}

function connect(reader: MessageReader, writer: MessageWriter): ProtocolConnection {
  const connection = createProtocolConnection(reader, writer);
  connection.listen();
  return connection;
}

const streams = (child: ChildProcess) =>
  connect(new StreamMessageReader(child.stdout!), new StreamMessageWriter(child.stdin!));

const initialize = (connection: ProtocolConnection, processId: number | null = null) =>
  connection.sendRequest('initialize', { processId, rootUri: null, capabilities: {} });

async function finish(connection: ProtocolConnection): Promise<void> {
  await connection.sendRequest('shutdown');
  await connection.sendNotification('exit');
}

const isServer = { serverInfo: { name: 'movetext', version: VERSION } };

describe('the command line', () => {
  it('tells the version and its use', async () => {
    expect(await run('--version')).toEqual({ code: 0, stdout: `${VERSION}\n`, stderr: '' });
    expect(await run('--help')).toMatchObject({ code: 0, stdout: expect.stringContaining('--stdio') });
  });

  it('says what is missing where no transport is given', async () => {
    expect(await run()).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('No transport given') });
  });

  it('says what to do where the package is not built', async () => {
    const bare = await mkdtemp(join(tmpdir(), 'movetext-bare-'));
    await cp(join(folder, 'bin'), join(bare, 'bin'), { recursive: true });
    await writeFile(join(bare, 'package.json'), '{"type":"module"}');
    const child = spawn(process.execPath, [join(bare, 'bin/movetext-language-server.js'), '--stdio']);
    children.add(child);
    const text = child.stderr.toArray();
    expect(await once(child, 'exit')).toEqual([2, null]);
    expect(String(await text)).toContain('pnpm build');
    await rm(bare, { recursive: true });
  });
});

describe('a session over', () => {
  it('stdio ends with 0 after shutdown', async () => {
    const child = start('--stdio');
    const connection = streams(child);
    expect(await initialize(connection)).toMatchObject(isServer);
    const exit = once(child, 'exit');
    await finish(connection);
    expect(await exit).toEqual([0, null]);
  });

  it('stdio ends with 1 without shutdown, and where the client is gone', async () => {
    const told = start('--stdio');
    const connection = streams(told);
    await initialize(connection);
    const exit = once(told, 'exit');
    await connection.sendNotification('exit');
    expect(await exit).toEqual([1, null]);

    const left = start('--stdio');
    await initialize(streams(left));
    left.stdin!.end();
    expect(await once(left, 'exit')).toEqual([1, null]);
  });

  it('the channel of a Node process', async () => {
    const child = fork(bin, ['--node-ipc'], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    children.add(child);
    const connection = connect(new IPCMessageReader(child), new IPCMessageWriter(child));
    expect(await initialize(connection)).toMatchObject(isServer);
    const exit = once(child, 'exit');
    await finish(connection);
    expect(await exit).toEqual([0, null]);
  });

  it('a socket, and ends when the client hangs up', async () => {
    const listener = createServer().listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const address = listener.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const child = start(`--socket=${port}`);
    const [socket]: Socket[] = await once(listener, 'connection');
    const connection = connect(new StreamMessageReader(socket!), new StreamMessageWriter(socket!));
    expect(await initialize(connection)).toMatchObject(isServer);
    const exit = once(child, 'exit');
    socket!.destroy();
    expect(await exit).toEqual([1, null]);
    listener.close();
  });

  it('a socket that nobody listens on ends with a message', async () => {
    const listener = createServer().listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const address = listener.address();
    listener.close();
    await once(listener, 'close');
    const result = await run(`--socket=${typeof address === 'object' && address ? address.port : 0}`);
    expect(result.code).toBe(1);
    expect(result.stderr).toMatch(/^Cannot connect to .*ECONNREFUSED.*\n$/);
  });

  it('stdio ends when the process that the client named is gone', async () => {
    const client = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    children.add(client);
    const child = start('--stdio');
    await initialize(streams(child), client.pid);
    const exit = once(child, 'exit');
    client.kill('SIGKILL');
    expect(await exit).toEqual([1, null]);
  });
});

it('answers in a web worker, which has nothing of Node', async () => {
  const answers: unknown[] = [];
  const worker: { postMessage(message: unknown): void; onmessage?: (event: { data: unknown }) => void } = {
    postMessage: (message) => answers.push(message),
  };
  const scope = Object.assign(worker, {
    self: worker,
    atob,
    btoa,
    setTimeout,
    clearTimeout,
    queueMicrotask,
    TextDecoder,
    TextEncoder,
    console,
    addEventListener: () => {},
  });
  runInContext(await readFile(join(folder, 'dist/worker.js'), 'utf8'), createContext(scope));
  const send = (message: object) => worker.onmessage?.({ data: { jsonrpc: '2.0', ...message } });
  send({ id: 1, method: 'initialize', params: { processId: null, rootUri: null, capabilities: {} } });
  await expect
    .poll(() => answers)
    .toContainEqual(expect.objectContaining({ id: 1, result: expect.objectContaining(isServer) }));
});
