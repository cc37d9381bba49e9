// Bundles the two programs of this package so that they run with no node_modules beside them:
//   node.cjs   for Node (the bin of this package, and the desktop extension)
//   worker.js  for a web worker (the web extension, and the playground)
// Usage: node scripts/bundle.mjs [FOLDER], dist unless given.
import { rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const outdir = resolve(process.argv[2] ?? join(root, 'dist'));
const LIMIT = 700_000;

const common = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
};

const programs = [
  // `import` must come behind our own condition, since it is what the siblings answer to when they are not sources.
  { entry: 'src/node.ts', outfile: 'node.cjs', platform: 'node', format: 'cjs', target: 'node20', conditions: [] },
  {
    entry: 'src/worker.ts',
    outfile: 'worker.js',
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    conditions: ['browser'],
  },
];

for (const { entry, outfile, conditions, ...options } of programs) {
  const path = join(outdir, outfile);
  await build({
    ...common,
    ...options,
    entryPoints: [entry],
    outfile: path,
    conditions: ['@movetext/source', ...conditions],
  });
  // The compiler left the map of the unbundled file.
  await rm(`${path}.map`, { force: true });
  const { size } = await stat(path);
  if (size > LIMIT) throw new Error(`${outfile} is ${size} bytes, more than ${LIMIT}`);
}
