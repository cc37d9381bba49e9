import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

// Bundles the program with all that it needs, the engine's WebAssembly module included: it starts faster, and installing it installs nothing else.
// Commands are files of their own, loaded when they are run.
const packageFolder = fileURLToPath(new URL('..', import.meta.url));

await rm(`${packageFolder}dist`, { recursive: true, force: true });
await build({
  absWorkingDir: packageFolder,
  entryPoints: { movetext: 'src/run-process.ts' },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  conditions: ['@movetext/source'],
  chunkNames: 'movetext-[name]-[hash]',
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  // Bundled CommonJS packages ask for Node's own modules.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  logLevel: 'warning',
});
