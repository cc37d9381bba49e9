import { LSPPlugin } from '@codemirror/lsp-client';
import { ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** Quiet time after an edit before the server hears of it, in milliseconds; the server waits a while itself. */
const DELAY = 60;

/** Tells the server of edits soon after they are made, also when nothing else is asked. */
export const autoSync = ViewPlugin.define((view) => {
  let pending: ReturnType<typeof setTimeout> | undefined;
  return {
    update(update: ViewUpdate) {
      if (!update.docChanged) return;
      clearTimeout(pending);
      pending = setTimeout(() => LSPPlugin.get(view)?.client.sync(), DELAY);
    },
    destroy: () => clearTimeout(pending),
  };
});
