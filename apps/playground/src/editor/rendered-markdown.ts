import { LSPPlugin } from '@codemirror/lsp-client';
import type { EditorView } from '@codemirror/view';

/** An element that shows Markdown of the server, sanitised by the client. */
export function renderMarkdown(view: EditorView, markdown: string, className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  const plugin = LSPPlugin.get(view);
  if (plugin) element.innerHTML = plugin.docToHTML({ kind: 'markdown', value: markdown });
  else element.textContent = markdown;
  return element;
}
