import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Editor, openDesktopEditor } from './editor.ts';

let editor: Editor;
beforeAll(async () => {
  editor = await openDesktopEditor({ trust: false });
});
afterAll(() => editor?.close());

it('works in a folder that the user does not trust', async () => {
  expect(await editor.probe.run('isTrusted', {})).toBe(false);
  await editor.probe.run('open', { file: 'club-evening.pgn' });
  await expect
    .poll(() => editor.probe.run('diagnostics', { file: 'club-evening.pgn' }), { timeout: 20_000 })
    .toEqual([expect.objectContaining({ code: 'illegal-move', severity: 'Error' })]);
});
