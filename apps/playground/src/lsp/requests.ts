import { type LSPClient, LSPPlugin } from '@codemirror/lsp-client';
import type { EditorView } from '@codemirror/view';
import type {
  CodeAction,
  Command,
  CompletionItem,
  CompletionList,
  Diagnostic,
  Hover,
  MarkupContent,
  Range,
} from 'vscode-languageserver-types';
import { positionOf } from './ranges.ts';

/** Asks what the server knows about an offset; null when it knows nothing or there is no server. */
export async function requestHover(view: EditorView, offset: number): Promise<Hover | null> {
  const plugin = readyPlugin(view, 'hoverProvider');
  if (!plugin) return null;
  return plugin.client.request<object, Hover | null>('textDocument/hover', {
    textDocument: { uri: plugin.uri },
    position: positionOf(view.state.doc, offset),
  });
}

/** Asks what may be written at an offset. `trigger` is the character that made it ask, where one did. */
export async function requestCompletion(
  view: EditorView,
  offset: number,
  trigger?: string,
): Promise<readonly CompletionItem[]> {
  const plugin = readyPlugin(view, 'completionProvider');
  if (!plugin) return [];
  const answer = await plugin.client.request<object, CompletionList | CompletionItem[] | null>(
    'textDocument/completion',
    {
      textDocument: { uri: plugin.uri },
      position: positionOf(view.state.doc, offset),
      context: trigger === undefined ? { triggerKind: 1 } : { triggerKind: 2, triggerCharacter: trigger },
    },
  );
  return Array.isArray(answer) ? answer : (answer?.items ?? []);
}

/** Asks for what an item leaves out of the list: its documentation. Servers without it answer with the item itself. */
export async function resolveCompletion(view: EditorView, item: CompletionItem): Promise<CompletionItem> {
  const plugin = readyPlugin(view, 'completionProvider');
  if (!plugin?.client.serverCapabilities?.completionProvider?.resolveProvider) return item;
  return plugin.client.request<CompletionItem, CompletionItem>('completionItem/resolve', item).catch(() => item);
}

/** Asks for the changes that a range offers; `only` narrows their kind. */
export async function requestCodeActions(
  client: LSPClient,
  uri: string,
  range: Range,
  diagnostics: readonly Diagnostic[],
  only?: readonly string[],
): Promise<readonly CodeAction[]> {
  if (!client.serverCapabilities?.codeActionProvider) return [];
  const answer = await client.request<object, readonly (CodeAction | Command)[] | null>('textDocument/codeAction', {
    textDocument: { uri },
    range,
    context: { diagnostics, triggerKind: 1, ...(only ? { only } : {}) },
  });
  return (answer ?? []).filter((action): action is CodeAction => typeof action.command !== 'string');
}

/** The Markdown of a hover or of an item's documentation. */
export function markdownOf(contents: Hover['contents'] | CompletionItem['documentation']): string {
  if (contents === undefined) return '';
  if (typeof contents === 'string') return contents;
  if (Array.isArray(contents)) return contents.map(markdownOf).join('\n\n');
  return isMarkup(contents) ? contents.value : `\`\`\`\n${contents.value}\n\`\`\``;
}

/** The characters after which the server wants to be asked for completions. */
export function triggerCharacters(view: EditorView): readonly string[] {
  return LSPPlugin.get(view)?.client.serverCapabilities?.completionProvider?.triggerCharacters ?? [];
}

function isMarkup(contents: MarkupContent | { language: string; value: string }): contents is MarkupContent {
  return 'kind' in contents;
}

/** The view's link to the server, with the server told of the last edits. */
function readyPlugin(view: EditorView, capability: 'hoverProvider' | 'completionProvider'): LSPPlugin | null {
  const plugin = LSPPlugin.get(view);
  if (!plugin?.client.serverCapabilities?.[capability]) return null;
  plugin.client.sync();
  return plugin;
}
