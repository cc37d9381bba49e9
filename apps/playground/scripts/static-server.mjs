// A server for the files of one folder, to this machine only.
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { pagePolicyHeader, workerPolicyHeader } from './security-policy.mjs';

const HOST = '127.0.0.1';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/**
 * Serves the files that lie in `folder` now, none below it and none that come later.
 *
 * @param {{ folder: string, port: number, fallback?: boolean }} options With `fallback` a free port is taken where
 * `port` is in use; port 0 is any free port.
 * @returns {Promise<{ url: string, close(): Promise<void> }>}
 */
export async function serveFolder({ folder, port, fallback = false }) {
  const files = await readFiles(folder);
  const server = createServer((request, response) => answer(files, request, response));
  await listen(server, port).catch((error) => {
    if (fallback && error.code === 'EADDRINUSE') return listen(server, 0);
    throw error;
  });
  return {
    url: `http://${HOST}:${server.address().port}/`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** All files are in memory, so that no address can lead out of the folder. */
async function readFiles(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && extname(entry.name) in TYPES).map((entry) => entry.name);
  return new Map(await Promise.all(names.map(async (name) => [`/${name}`, await readFile(join(folder, name))])));
}

function answer(files, request, response) {
  // A page of another name that was pointed at this machine by its name server must not read anything here.
  if (!/^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(request.headers.host ?? '')) return refuse(response, 403);
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, { Allow: 'GET, HEAD' });
  const [address = '/'] = (request.url ?? '/').split('?');
  const path = address === '/' ? '/index.html' : address;
  const content = files.get(path);
  if (!content) return refuse(response, 404);
  response.writeHead(200, {
    ...headersOf(path === '/worker.js' ? workerPolicyHeader : pagePolicyHeader),
    'Content-Type': TYPES[extname(path)],
    'Content-Length': content.length,
    'Cache-Control': 'no-cache',
  });
  response.end(request.method === 'HEAD' ? undefined : content);
}

function refuse(response, status, headers = {}) {
  response.writeHead(status, {
    ...headersOf("default-src 'none'"),
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  });
  response.end(`${status}\n`);
}

function headersOf(policy) {
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

function listen(server, port) {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, HOST, () => {
      server.off('error', failed);
      done();
    });
  });
}
