import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/**
 * The licences of what a bundle took in, as the text of a ThirdPartyNotices file.
 * `bundles` are esbuild metafiles, each with the folder that its paths are relative to.
 */
export async function thirdPartyNotices(bundles) {
  const folders = new Set();
  for (const { metafile, root } of bundles) {
    for (const input of Object.keys(metafile.inputs)) {
      const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(input)?.[0];
      if (folder) folders.add(resolve(root, folder));
    }
  }
  const notices = new Map();
  for (const folder of folders) {
    const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    // A folder inside a package may hold a manifest without a name, which only says how its files are read.
    if (manifest.name) notices.set(`${manifest.name} ${manifest.version}`, await notice(folder, manifest));
  }
  return [...notices.keys()]
    .sort()
    .map((name) => notices.get(name))
    .join(`\n${'-'.repeat(80)}\n\n`);
}

async function notice(folder, { name, version, license }) {
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`${name} ${version} (${license}) carries no licence text`);
  const text = await readFile(join(folder, file), 'utf8');
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}
