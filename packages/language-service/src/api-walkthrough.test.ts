import {
  defaultSettings,
  diagnose,
  features,
  lintSection,
  openDocument,
  readSettings,
  rules,
  safeEdits,
  updateDocument,
} from '@movetext/language-service';
import { readGames } from '@movetext/pgn';
import { expect, it } from 'vitest';

it('goes as the README tells', () => {
  const document = openDocument({
    uri: 'file:///games.pgn',
    languageId: 'pgn',
    version: 1,
    text: '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc7 *',
  });
  const range = { start: { line: 0, character: 33 }, end: { line: 0, character: 37 } };
  const [problem, ...others] = diagnose(document, defaultSettings);
  expect(others).toEqual([]);
  expect(problem?.code).toBe('illegal-move');
  expect(problem?.message).toBe('Bxc7 is illegal: no bishop reaches c7: bishops on c1 and b5');
  expect(problem?.range).toEqual(range);

  // An edit makes a new document.
  const mended = updateDocument(document, 2, [{ range, text: 'Bxc6' }]);
  expect(diagnose(mended, defaultSettings)).toEqual([]);
  expect(diagnose(document, defaultSettings)).toHaveLength(1);

  // Features are asked by method.
  const hover = features.find((feature) => feature.method === 'textDocument/hover');
  const answer = hover?.handle(mended, { position: { line: 0, character: 12 } }, defaultSettings);
  expect(JSON.stringify(answer)).toContain('![Board after 2. Nf3](data:image/svg+xml;base64,');

  // Findings need no document.
  const [section] = readGames('1. e4 e5 3. Nf3 Nc6 4. Bb5 a6 *');
  const findings = section ? lintSection(section, defaultSettings) : [];
  expect(findings.map(({ message }) => message)).toEqual(['Move number 3. should be 2.']);
  expect(safeEdits(findings)).toEqual([
    { range: { start: 9, end: 11 }, newText: '2.' },
    { range: { start: 20, end: 22 }, newText: '3.' },
  ]);

  // Settings are read from anything.
  const { settings, problems } = readSettings({ rules: { 'null-move': 'off' }, hover: { board: 'text' } });
  expect(problems).toEqual([]);
  expect(settings.board).toBe('text');
  expect(rules.some((rule) => rule.code === 'null-move')).toBe(true);
});
