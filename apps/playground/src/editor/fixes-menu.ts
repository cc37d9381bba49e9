import { LSPPlugin } from '@codemirror/lsp-client';
import { type EditorState, StateEffect, StateField } from '@codemirror/state';
import { closeHoverTooltips, type EditorView, showTooltip, type Tooltip } from '@codemirror/view';
import { type Fix, fixOf } from '../lsp/problem.ts';
import { positionOf } from '../lsp/ranges.ts';
import { requestCodeActions } from '../lsp/requests.ts';
import { applyFix } from './problems.ts';

interface OpenMenu {
  readonly pos: number;
  readonly fixes: readonly Fix[];
}

const setMenu = StateEffect.define<OpenMenu | null>();

/** The menu of fixes at the cursor, open or not. It closes with the first change of text or cursor. */
export const fixesMenu = StateField.define<OpenMenu | null>({
  create: () => null,
  update(menu, transaction) {
    for (const effect of transaction.effects) if (effect.is(setMenu)) return effect.value;
    return transaction.docChanged || transaction.selection ? null : menu;
  },
  provide: (field) => showTooltip.from(field, (menu) => menu && menuTooltip(menu)),
});

/** Whether the menu is open, so that no hover gets in its way. */
export function isMenuOpen(state: EditorState): boolean {
  return Boolean(state.field(fixesMenu, false));
}

/** Opens the menu of what the server offers at the cursor; `onNone` hears when that is nothing. */
export function openFixesMenu(view: EditorView, onNone: () => void): boolean {
  void showFixes(view, onNone);
  return true;
}

async function showFixes(view: EditorView, onNone: () => void): Promise<void> {
  const plugin = LSPPlugin.get(view);
  if (!plugin) return;
  plugin.client.sync();
  const { state } = view;
  const { from, to } = state.selection.main;
  const range = { start: positionOf(state.doc, from), end: positionOf(state.doc, to) };
  const actions = await requestCodeActions(plugin.client, plugin.uri, range, [], ['quickfix']);
  if (isOutdated(view, state)) return;
  const fixes = actions.flatMap((action) => fixOf(state.doc, plugin.uri, action) ?? []);
  if (fixes.length === 0) onNone();
  else view.dispatch({ effects: [closeHoverTooltips, setMenu.of({ pos: from, fixes })] });
}

function isOutdated(view: EditorView, state: EditorState): boolean {
  return view.state.doc !== state.doc || !view.state.selection.eq(state.selection);
}

function menuTooltip({ pos, fixes }: OpenMenu): Tooltip {
  return {
    pos,
    above: false,
    create: (view) => {
      const dom = createMenu(view, fixes);
      return { dom, mount: () => dom.querySelector('button')?.focus() };
    },
  };
}

function createMenu(view: EditorView, fixes: readonly Fix[]): HTMLElement {
  const menu = document.createElement('div');
  menu.className = 'cm-fixes-menu';
  menu.setAttribute('role', 'menu');
  menu.setAttribute('aria-label', 'Fixes');
  const buttons = fixes.map((fix) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('role', 'menuitem');
    button.textContent = fix.title;
    button.addEventListener('click', () => {
      applyFix(view, fix);
      view.focus();
    });
    return button;
  });
  menu.append(...buttons);
  menu.addEventListener('keydown', (event) => {
    const target =
      event.target instanceof Node ? buttons.findIndex((button) => button.contains(event.target as Node)) : -1;
    const next = nextIndex(event.key, target, buttons.length);
    if (next !== undefined) buttons[next]?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') close(view);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && menu.contains(relatedTarget)) return;
    // The menu loses the focus also while the editor takes it away, and must not be changed from within a change.
    setTimeout(() => {
      if (view.state.field(fixesMenu, false)?.fixes === fixes) view.dispatch({ effects: setMenu.of(null) });
    });
  });
  return menu;
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

function close(view: EditorView): void {
  view.dispatch({ effects: setMenu.of(null) });
  view.focus();
}
