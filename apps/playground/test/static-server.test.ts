import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveFolder } from '../scripts/static-server.mjs';

let folder: string;
let server: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'movetext-served-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>x</title>');
  await writeFile(join(folder, 'worker.js'), 'onmessage = null;');
  await writeFile(join(folder, 'secret.env'), 'not a kind of file that a page has');
  await mkdir(join(folder, 'below'));
  await writeFile(join(folder, 'below', 'main.js'), 'below');
  server = await serveFolder({ folder, port: 0 });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** A request as written: `fetch` would tidy the path and the headers. */
function ask(
  path: string,
  options: { method?: string; host?: string } = {},
): Promise<{ status: number; head: IncomingMessage['headers']; body: string }> {
  const { hostname, port, host } = new URL(server.url);
  return new Promise((done, failed) => {
    const sent = request(
      { hostname, port, path, method: options.method ?? 'GET', headers: { host: options.host ?? host } },
      (response) => {
        let body = '';
        response.on('data', (chunk) => {
          body += String(chunk);
        });
        response.on('end', () => done({ status: response.statusCode ?? 0, head: response.headers, body }));
      },
    );
    sent.on('error', failed);
    sent.end();
  });
}

describe('serveFolder', () => {
  it('listens on the loopback address only', () => {
    expect(new URL(server.url).hostname).toBe('127.0.0.1');
  });

  it('serves the page with its policy', async () => {
    const { status, head, body } = await ask('/');
    expect(status).toBe(200);
    expect(body).toContain('<title>x</title>');
    expect(head['content-type']).toBe('text/html; charset=utf-8');
    expect(head['x-content-type-options']).toBe('nosniff');
    const policy = head['content-security-policy'];
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toContain('unsafe');
  });

  it('lets only the worker compile WebAssembly', async () => {
    const { head } = await ask('/worker.js?v=1');
    expect(head['content-type']).toBe('text/javascript; charset=utf-8');
    expect(head['content-security-policy']).toBe("default-src 'none'; script-src 'wasm-unsafe-eval'");
  });

  it('answers HEAD without a body and refuses what would change something', async () => {
    expect(await ask('/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
    expect(await ask('/', { method: 'POST' })).toMatchObject({ status: 405, head: { allow: 'GET, HEAD' } });
  });

  it.each([
    '/secret.env',
    '/below/main.js',
    '/below',
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/index.html',
    '//etc/passwd',
    '/index.html/',
    '/nothing.js',
  ])('has no %s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: '404\n' });
  });

  it('refuses a page of another name', async () => {
    expect((await ask('/', { host: 'example.org' })).status).toBe(403);
    expect((await ask('/', { host: '127.0.0.1.example.org' })).status).toBe(403);
    expect((await ask('/', { host: 'localhost:4173' })).status).toBe(200);
  });

  it('takes a free port where its own is taken, if told so', async () => {
    const port = Number(new URL(server.url).port);
    await expect(serveFolder({ folder, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    const other = await serveFolder({ folder, port, fallback: true });
    expect(other.url).not.toBe(server.url);
    await other.close();
  });
});
