// Builds the page into dist/: nothing else is served, and nothing of it is fetched from elsewhere.
// Usage: node scripts/bundle.mjs [--worker FILE], the bundled language server unless given.
import { copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { pagePolicyMeta } from './security-policy.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');
const { values } = parseArgs({ options: { worker: { type: 'string' } } });
const worker = values.worker ?? createRequire(import.meta.url).resolve('@movetext/language-server/worker');
await stat(worker).catch(() => {
  console.error(`${worker} is missing: build @movetext/language-server first.`);
  process.exit(1);
});

await rm(dist, { recursive: true, force: true });
await mkdir(dist, { recursive: true });
await build({
  absWorkingDir: root,
  entryPoints: { main: 'src/main.ts', theme: 'src/theme-boot.ts', page: 'styles/page.css' },
  outdir: dist,
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  conditions: ['@movetext/source', 'browser'],
  loader: { '.pgn': 'text' },
  legalComments: 'eof',
  logLevel: 'warning',
});
const html = await readFile(join(root, 'index.html'), 'utf8');
await writeFile(join(dist, 'index.html'), html.replace('%CONTENT_SECURITY_POLICY%', pagePolicyMeta));
await copyFile(join(root, 'icon.svg'), join(dist, 'icon.svg'));
await copyFile(worker, join(dist, 'worker.js'));
