import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Editor, openDesktopEditor } from './editor.ts';
import type { ProbeDiagnostic, Range } from './probe-host.ts';
import { isDrawn } from './workbench.ts';

const GAME = 'club-evening.pgn';
/** `Bxc7` in `4. Bxc7`. */
const BAD_MOVE: Range = { start: { line: 8, character: 33 }, end: { line: 8, character: 37 } };
/** The `f` of `2. Nf3`. */
const KNIGHT_MOVE = { line: 8, character: 13 };
const AFTER_KNIGHT_MOVE = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2';

let editor: Editor;
beforeAll(async () => {
  editor = await openDesktopEditor();
});
afterAll(() => editor?.close());
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail')
    await editor.workbench.screenshot(`desktop-failed-${task.name.replaceAll(/\W+/g, '-')}`);
});

function errorsOf(file: string): Promise<ProbeDiagnostic[]> {
  return editor.probe.run('diagnostics', { file }).then((all) => all.filter((one) => one.severity === 'Error'));
}

describe('a game with an illegal move', () => {
  it('opens as PGN and starts the extension', async () => {
    expect(await editor.probe.run('open', { file: GAME })).toMatchObject({ languageId: 'pgn' });
    await expect
      .poll(() => editor.probe.run('isActive', { id: 'movetext.movetext-vscode' }), { timeout: 20_000 })
      .toBe(true);
  });

  it('has the move underlined, with the reason', async () => {
    await expect
      .poll(() => editor.probe.run('diagnostics', { file: GAME }), { timeout: 20_000 })
      .toEqual([
        {
          range: BAD_MOVE,
          severity: 'Error',
          source: 'movetext',
          code: 'illegal-move',
          href: 'https://github.com/movetext/movetext/blob/main/docs/rules.md#illegal-move',
          message: 'Bxc7 is illegal: no bishop reaches c7: bishops on c1 and b5',
        },
      ]);
    await editor.workbench.squiggles.first().waitFor();
    await editor.workbench.screenshot('desktop-diagnostics');
  });

  it('shows a board over a move', async () => {
    const hover = (await editor.probe.run('hover', { file: GAME, at: KNIGHT_MOVE })).join('\n');
    expect(hover).toContain('data:image/svg+xml;base64,');
    expect(hover).toContain(AFTER_KNIGHT_MOVE);

    await editor.workbench.pointMouseAt(KNIGHT_MOVE);
    await expect.poll(() => isDrawn(editor.workbench.hover.locator('img'))).toBe(true);
    await editor.workbench.screenshot('desktop-hover');
  });

  it('shows the reason over the illegal move', async () => {
    const [error] = await errorsOf(GAME);
    await editor.workbench.pointMouseAt(BAD_MOVE.start);
    await editor.workbench.hover.getByText(error!.message).waitFor();
    await editor.workbench.screenshot('desktop-reason');
  });

  it('has an outline and folds', async () => {
    expect(await editor.probe.run('symbols', { file: GAME })).toHaveLength(2);
    const folds = await editor.probe.run('folds', { file: GAME });
    expect(folds.some(({ start }) => start === 0)).toBe(true);
    expect(folds.some(({ start }) => start === 10)).toBe(true);
  });

  it('follows the settings of its rules', async () => {
    await editor.probe.run('setting', { name: 'movetext.rules.illegal-move', value: 'off' });
    await expect.poll(() => errorsOf(GAME), { timeout: 10_000 }).toEqual([]);
    await editor.probe.run('setting', { name: 'movetext.rules.illegal-move', value: undefined });
    await expect.poll(() => errorsOf(GAME), { timeout: 10_000 }).toHaveLength(1);
  });

  it('comes back after a restart of the server', async () => {
    await editor.probe.run('command', { id: 'movetext.restartServer' });
    await expect.poll(() => errorsOf(GAME), { timeout: 20_000 }).toHaveLength(1);
  });

  it('is mended by a quick fix', async () => {
    await editor.workbench.clickAt(BAD_MOVE.start);
    await editor.workbench.page.keyboard.press('Control+.');
    await editor.workbench.page.locator('.action-widget .monaco-list-row', { hasText: 'Bxc6' }).waitFor();
    await editor.workbench.screenshot('desktop-fixes');
    await editor.workbench.page.keyboard.press('Escape');

    const titles = await editor.probe.run('fixes', { file: GAME, range: BAD_MOVE });
    const title = titles.find((candidate) => candidate.includes('Bxc6'));
    expect(titles).toContain(title);
    expect(await editor.probe.run('fix', { file: GAME, range: BAD_MOVE, title: title! })).toBe(true);
    expect(await editor.probe.run('text', { file: GAME })).toContain(
      '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 {the pawn was safe} dxc6 5. O-O Bd6 1-0\n',
    );
    await expect.poll(() => errorsOf(GAME), { timeout: 10_000 }).toEqual([]);
  });
});

describe('a game that is being written', () => {
  const FILE = 'opening.pgn';
  const LINE = 8;

  it('has its legal moves offered and completed', async () => {
    await editor.probe.run('open', { file: FILE });
    await editor.workbench.clickAt({ line: LINE, character: 1 });
    await editor.workbench.page.keyboard.press('End');
    await editor.workbench.page.keyboard.type('N');
    const offered = await editor.probe.run('completion', { file: FILE, at: { line: LINE, character: 13 } });
    expect(offered).toEqual(expect.arrayContaining(['Na3', 'Nc3', 'Ne2', 'Nf3', 'Nh3']));
    expect(offered).not.toContain('Nd2');

    await editor.workbench.suggestions.filter({ hasText: 'Nf3' }).waitFor();
    await editor.workbench.page.keyboard.type('f');
    await expect.poll(() => editor.workbench.suggestions.count()).toBe(1);
    // Once more opens the details, where the board after the move stands.
    await editor.workbench.page.keyboard.press('Control+Space');
    await expect.poll(() => isDrawn(editor.workbench.page.locator('.suggest-details img'))).toBe(true);
    await editor.workbench.screenshot('desktop-completion');
    await editor.workbench.page.keyboard.press('Tab');
    await expect.poll(() => editor.probe.run('text', { file: FILE })).toContain('1. e4 e5 2. Nf3');
  });
});
