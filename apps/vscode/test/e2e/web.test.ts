import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Editor, openWebEditor } from './editor.ts';
import { isDrawn } from './workbench.ts';

const GAME = 'club-evening.pgn';
const KNIGHT_MOVE = { line: 8, character: 13 };

let editor: Editor;
beforeAll(async () => {
  editor = await openWebEditor();
});
afterAll(() => editor?.close());
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail')
    await editor.workbench.screenshot(`web-failed-${task.name.replaceAll(/\W+/g, '-')}`);
});

it('underlines an illegal move', async () => {
  expect(await editor.probe.run('open', { file: GAME })).toMatchObject({ languageId: 'pgn' });
  await expect
    .poll(() => editor.probe.run('diagnostics', { file: GAME }), { timeout: 30_000 })
    .toEqual([
      expect.objectContaining({
        code: 'illegal-move',
        severity: 'Error',
        range: { start: { line: 8, character: 33 }, end: { line: 8, character: 37 } },
      }),
    ]);
  await editor.workbench.squiggles.first().waitFor();
});

it('shows a board over a move', async () => {
  const hover = (await editor.probe.run('hover', { file: GAME, at: KNIGHT_MOVE })).join('\n');
  expect(hover).toContain('data:image/svg+xml;base64,');
  expect(hover).toContain('rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2');

  await editor.workbench.pointMouseAt(KNIGHT_MOVE);
  await expect.poll(() => isDrawn(editor.workbench.hover.locator('img'))).toBe(true);
  await editor.workbench.screenshot('web-hover');
});

it('offers the legal moves', async () => {
  const file = 'opening.pgn';
  await editor.probe.run('open', { file });
  await editor.probe.run('insert', { file, at: { line: 8, character: 12 }, text: 'N' });
  const offered = await editor.probe.run('completion', { file, at: { line: 8, character: 13 } });
  expect(offered).toEqual(expect.arrayContaining(['Na3', 'Nc3', 'Ne2', 'Nf3', 'Nh3']));
  expect(offered).not.toContain('Nd2');
});

it('starts the server again on demand', async () => {
  await editor.probe.run('command', { id: 'movetext.restartServer' });
  await editor.probe.run('open', { file: GAME });
  await expect.poll(() => editor.probe.run('diagnostics', { file: GAME }), { timeout: 20_000 }).toHaveLength(1);
});
