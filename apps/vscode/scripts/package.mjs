// Packs the built extension into movetext-vscode-VERSION.vsix. What ships is laid out in build/extension first, from
// the list below and from nothing else; the web tests load that folder as it is.
// Usage: node scripts/package.mjs [--out FILE]
import { copyFile, cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createVSIX } from '@vscode/vsce';

const root = fileURLToPath(new URL('..', import.meta.url));
const repository = resolve(root, '../..');
const stage = join(root, 'build/extension');
const LIMIT = 1_500_000;

const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
const { values } = parseArgs({ options: { out: { type: 'string' } } });
const packagePath = resolve(values.out ?? join(root, `${manifest.name}-${manifest.version}.vsix`));

const files = [
  [join(root, 'README.md'), 'README.md'],
  [join(root, 'CHANGELOG.md'), 'CHANGELOG.md'],
  [join(repository, 'LICENSE'), 'LICENSE'],
  [join(repository, 'NOTICE'), 'NOTICE'],
  [join(root, 'dist/ThirdPartyNotices.txt'), 'ThirdPartyNotices.txt'],
  [join(root, 'images/icon.png'), 'images/icon.png'],
  [join(root, 'language-configuration.json'), 'language-configuration.json'],
  [join(root, 'language-configuration-fen.json'), 'language-configuration-fen.json'],
  [join(root, 'syntaxes'), 'syntaxes'],
  [join(root, 'dist/node/extension.cjs'), 'dist/node/extension.cjs'],
  [join(root, 'dist/browser/extension.js'), 'dist/browser/extension.js'],
  [join(root, 'dist/server'), 'dist/server'],
];

await rm(stage, { recursive: true, force: true });
for (const [source, target] of files) {
  await mkdir(dirname(join(stage, target)), { recursive: true });
  if ((await stat(source)).isDirectory()) await cp(source, join(stage, target), { recursive: true });
  else await copyFile(source, join(stage, target));
}
await writeFile(join(stage, 'package.json'), `${JSON.stringify(shipped(manifest), null, 2)}\n`);

await createVSIX({
  cwd: stage,
  packagePath,
  dependencies: false,
  // Where the relative links of the README lead to in the marketplace.
  baseContentUrl: 'https://github.com/movetext/movetext/blob/main/apps/vscode',
  baseImagesUrl: 'https://github.com/movetext/movetext/raw/main/apps/vscode',
});
const { size } = await stat(packagePath);
if (size > LIMIT) throw new Error(`${packagePath} is ${size} bytes, more than ${LIMIT}`);

/** The manifest without what only the workspace needs: its versions are written in a way that no other tool reads. */
function shipped({ type, private: _private, scripts, devDependencies, ...rest }) {
  return { ...rest, engines: { vscode: rest.engines.vscode }, files: ['**'] };
}
