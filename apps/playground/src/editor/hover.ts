import { activateHover, closeHoverTooltips, type EditorView, hasHoverTooltips, hoverTooltip } from '@codemirror/view';
import { spanOf } from '../lsp/ranges.ts';
import { markdownOf, requestHover } from '../lsp/requests.ts';
import { isMenuOpen } from './fixes-menu.ts';
import { renderMarkdown } from './rendered-markdown.ts';

/** Shows what the server knows about the text under the pointer, or under the finger. */
export const serverHover = hoverTooltip(
  async (view, pos) => {
    const hover = await requestHover(view, pos);
    if (isMenuOpen(view.state)) return null;
    const markdown = hover ? markdownOf(hover.contents) : '';
    if (!hover || markdown === '') return null;
    const { from, to } = hover.range ? spanOf(view.state.doc, hover.range) : { from: pos, to: pos };
    return {
      pos: from,
      end: to,
      above: true,
      create: () => ({ dom: renderMarkdown(view, markdown, 'cm-hover-content') }),
    };
  },
  { hideOn: (transaction) => transaction.docChanged, hoverTime: 250 },
);

/** Shows the same at the cursor, until it moves or the text changes. */
export function hoverAtCursor(view: EditorView): boolean {
  activateHover(view, view.state.selection.main.head, 1, {
    until: (transaction) => transaction.docChanged || transaction.selection !== undefined,
  });
  return true;
}

/** Closes what a hover shows; false when nothing is shown, so that the key may mean something else. */
export function closeHover(view: EditorView): boolean {
  if (!hasHoverTooltips(view.state)) return false;
  view.dispatch({ effects: closeHoverTooltips });
  return true;
}
