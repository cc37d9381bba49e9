import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const at = (path: string) => new URL(`../${path}`, import.meta.url);
const json = (path: string) => JSON.parse(readFileSync(at(path), 'utf8'));
const manifest = json('package.json');

describe('the manifest', () => {
  it('names files that exist', () => {
    const { languages, grammars } = manifest.contributes;
    const paths = [
      manifest.icon,
      ...languages.map((one: { configuration: string }) => one.configuration),
      ...grammars.map((one: { path: string }) => one.path),
    ];
    expect(paths.filter((path: string) => !existsSync(at(path)))).toEqual([]);
  });

  it('keeps the promises on where it runs', () => {
    expect(manifest).toMatchObject({
      publisher: 'movetext',
      name: 'movetext-vscode',
      engines: { vscode: '^1.91.0' },
      capabilities: { untrustedWorkspaces: { supported: true }, virtualWorkspaces: true },
    });
  });
});

describe('a word of PGN', () => {
  const { pattern, flags } = json('language-configuration.json').wordPattern;
  const words = (text: string) => text.match(new RegExp(pattern, `g${flags}`));

  it.each(['Nf3', 'exd8=Q+', 'O-O-O', 'Qh4xe1#', 'e2-e4', '0-0', '1-0', '1/2-1/2', 'Müller', '♞f6'])(
    '%s is one',
    (word) => {
      expect(words(word)).toEqual([word]);
    },
  );

  it('ends where a move ends', () => {
    expect(words('12.Nf3!? {best} $14 (Nc3)')).toEqual(['12', 'Nf3', 'best', '14', 'Nc3']);
  });
});
