// Bundles the two programs of this package so that they run with no node_modules beside them:
//   node.cjs   for Node (the bin of this package, and the desktop extension)
//   worker.js  for a web worker (the web extension, and the playground)
// and writes the licences of what they hold. Usage: node scripts/bundle.mjs [FOLDER], dist unless given.
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { thirdPartyNotices } from '../../../scripts/third-party-notices.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const outdir = resolve(process.argv[2] ?? join(root, 'dist'));
const LIMIT = 700_000;

const programs = [
  {
    entry: 'src/node.ts',
    outfile: 'node.cjs',
    options: { platform: 'node', format: 'cjs', target: 'node20', conditions: ['@movetext/source'] },
  },
  {
    entry: 'src/worker.ts',
    outfile: 'worker.js',
    options: { platform: 'browser', format: 'iife', target: 'es2022', conditions: ['@movetext/source', 'browser'] },
  },
];

await mkdir(outdir, { recursive: true });
const bundles = [];
for (const { entry, outfile, options } of programs) {
  const path = join(outdir, outfile);
  const { metafile } = await build({
    ...options,
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: path,
    bundle: true,
    minify: true,
    metafile: true,
    // The licences go into a file of their own.
    legalComments: 'none',
    logLevel: 'warning',
  });
  bundles.push({ metafile, root });
  // The compiler left the map of the file that was not bundled.
  await rm(`${path}.map`, { force: true });
  const { size } = await stat(path);
  if (size > LIMIT) throw new Error(`${outfile} is ${size} bytes, more than ${LIMIT}`);
}
await writeFile(join(outdir, 'ThirdPartyNotices.txt'), await thirdPartyNotices(bundles));
