// Bundles the extension: dist/node for the desktop, dist/browser for the web, dist/server the language server.
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { thirdPartyNotices } from '../../../scripts/third-party-notices.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const serverDist = fileURLToPath(new URL('./', import.meta.resolve('@movetext/language-server/worker')));

const programs = [
  {
    entry: 'src/node/extension.ts',
    outfile: 'dist/node/extension.cjs',
    options: { platform: 'node', target: 'node20' },
  },
  {
    entry: 'src/browser/extension.ts',
    outfile: 'dist/browser/extension.js',
    options: { platform: 'browser', target: 'es2022', conditions: ['browser'] },
  },
];

await rm(dist, { recursive: true, force: true });
const bundles = [];
for (const { entry, outfile, options } of programs) {
  const { metafile } = await build({
    ...options,
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    format: 'cjs',
    external: ['vscode'],
    bundle: true,
    minify: true,
    metafile: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  bundles.push({ metafile, root });
}

await mkdir(join(dist, 'server'));
for (const program of ['node.cjs', 'worker.js']) {
  await copyFile(join(serverDist, program), join(dist, 'server', program));
}
const notices = [await thirdPartyNotices(bundles), await readFile(join(serverDist, 'ThirdPartyNotices.txt'), 'utf8')];
await writeFile(join(dist, 'ThirdPartyNotices.txt'), notices.join(`\n${'='.repeat(80)}\n\n`));
