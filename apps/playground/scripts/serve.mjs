// Serves the built page on this machine until Ctrl-C.
// Usage: node scripts/serve.mjs [--port N], 4173 unless given; when that one is taken, any free port.
import { stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { serveFolder } from './static-server.mjs';

const DEFAULT_PORT = 4173;
const folder = join(resolve(dirname(fileURLToPath(import.meta.url)), '..'), 'dist');

const port = readPort();
await stat(join(folder, 'index.html')).catch(() => stop('The page is not built yet: run `pnpm build` first.', 1));
const server = await serveFolder({ folder, port: port ?? DEFAULT_PORT, fallback: port === undefined }).catch((error) =>
  stop(`Cannot serve on port ${port}: ${error.message}`, 1),
);
// Before the address is told: whoever reads it may stop the server at once.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
console.log(`Movetext playground: ${server.url}`);
console.log('Press Ctrl-C to stop.');

function readPort() {
  let text;
  try {
    text = parseArgs({ options: { port: { type: 'string' } } }).values.port;
  } catch (error) {
    stop(`${error.message}\nUsage: serve.mjs [--port N]`, 2);
  }
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    stop(`--port takes a number from 0 to 65535, not ${text}`, 2);
  return number;
}

function stop(message, code) {
  console.error(message);
  process.exit(code);
}
