import { rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { thirdPartyNotices } from '../../../scripts/third-party-notices.mjs';

// Bundles the program with all that it needs, the engine's WebAssembly module included: it starts faster, and installing it installs nothing else.
// Commands are files of their own, loaded when they are run; so is what runs in threads.
const packageFolder = fileURLToPath(new URL('..', import.meta.url));

await rm(`${packageFolder}dist`, { recursive: true, force: true });
// Commander starts commands that are programs of their own, which ours are not. To load what that takes would cost every start a twentieth.
const withoutPrograms = {
  name: 'without-programs',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:child_process$/ }, ({ importer }) =>
      /[\\/]commander[\\/]/.test(importer) ? { path: 'none', namespace: 'without-programs' } : undefined,
    );
    onLoad({ filter: /^/, namespace: 'without-programs' }, () => ({ contents: 'module.exports = {}' }));
  },
};

/** @type {import('esbuild').BuildOptions & { metafile: true }} */
const options = {
  metafile: true,
  absWorkingDir: packageFolder,
  outdir: 'dist',
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  conditions: ['@movetext/source'],
  chunkNames: 'movetext-[name]-[hash]',
  legalComments: 'none',
  plugins: [withoutPrograms],
  // Less to read at every start.
  minify: true,
  // Bundled CommonJS packages ask for Node's own modules.
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
  },
  logLevel: 'warning',
};
const program = await build({
  ...options,
  entryPoints: { movetext: 'src/run-process.ts', 'movetext-lint-worker': 'src/lint/lint-worker.ts' },
  splitting: true,
});
// In one file a thread is there a quarter sooner, and counting takes little longer than that.
const perftWorker = await build({ ...options, entryPoints: { 'movetext-perft-worker': 'src/perft/perft-worker.ts' } });

await writeFile(
  `${packageFolder}dist/ThirdPartyNotices.txt`,
  await thirdPartyNotices([program, perftWorker].map(({ metafile }) => ({ metafile, root: packageFolder }))),
);
