import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../scripts/serve.mjs', import.meta.url));

/** Starts the script and waits for the address that it prints. */
async function serve(...args: string[]) {
  const child = spawn(process.execPath, [SCRIPT, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [chunk] = await once(child.stdout, 'data');
  const url = /http:\/\/127\.0\.0\.1:\d+\//.exec(String(chunk))?.[0];
  if (!url) throw new Error(`no address in ${String(chunk)}`);
  return {
    url,
    async interrupt() {
      child.kill('SIGINT');
      const [code] = await once(child, 'exit');
      return code;
    },
  };
}

describe('serve.mjs', () => {
  it('prints the address, serves the page and ends by Ctrl-C', async () => {
    const server = await serve('--port', '0');
    const response = await fetch(server.url);
    expect(await response.text()).toContain('<title>Movetext playground</title>');
    expect(await server.interrupt()).toBe(0);
    await expect(fetch(server.url)).rejects.toThrow();
  });

  it('takes another port where the usual one is taken', async () => {
    const other = createServer();
    // Whoever has the usual port already takes it as well as this test could.
    const taken = await new Promise((done) => {
      other.once('error', () => done(false));
      other.listen(4173, '127.0.0.1', () => done(true));
    });
    const server = await serve();
    expect(new URL(server.url).port).not.toBe('4173');
    expect((await fetch(server.url)).status).toBe(200);
    expect(await server.interrupt()).toBe(0);
    if (taken) other.close();
  });

  it('says what is wrong with a port that is none', async () => {
    const child = spawn(process.execPath, [SCRIPT, '--port', 'chess'], { stdio: ['ignore', 'ignore', 'pipe'] });
    const [chunk] = await once(child.stderr, 'data');
    const [code] = await once(child, 'exit');
    expect(String(chunk)).toContain('--port');
    expect(code).toBe(2);
  });
});
