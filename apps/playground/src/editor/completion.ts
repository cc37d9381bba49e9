import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  insertCompletionText,
  pickedCompletion,
} from '@codemirror/autocomplete';
import type { Extension, Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { CompletionItem } from 'vscode-languageserver-types';
import { type Span, spanOf } from '../lsp/ranges.ts';
import { markdownOf, requestCompletion, resolveCompletion, triggerCharacters } from '../lsp/requests.ts';
import { renderMarkdown } from './rendered-markdown.ts';

/** Moves, tag names and results that the server offers, as they are typed or on Ctrl+Space. */
export function serverCompletion(): Extension {
  return autocompletion({
    override: [completionSource],
    icons: false,
    activateOnTypingDelay: 60,
    maxRenderedOptions: 60,
  });
}

async function completionSource(context: CompletionContext): Promise<CompletionResult | null> {
  const { view, pos, state } = context;
  if (!view) return null;
  const typed = state.sliceDoc(pos - 1, pos);
  const trigger = context.explicit || !triggerCharacters(view).includes(typed) ? undefined : typed;
  if (!context.explicit && trigger === undefined && !/[\p{L}\d]/u.test(typed)) return null;
  const items = await requestCompletion(view, pos, trigger);
  const [first] = items;
  if (!first || context.aborted) return null;
  const { from, to } = replacedSpan(state.doc, first) ?? { from: pos, to: pos };
  return { from, to, options: items.map((item) => optionOf(view, item)), validFor: /^[\p{L}\d+#=/*"-]*$/u };
}

function optionOf(view: EditorView, item: CompletionItem): Completion {
  const text = item.textEdit?.newText ?? item.insertText ?? item.label;
  return {
    label: item.filterText ?? item.label,
    displayLabel: item.label,
    apply: (target, completion, from, to) =>
      target.dispatch({
        ...insertCompletionText(target.state, text, from, to),
        annotations: pickedCompletion.of(completion),
      }),
    info: () => documentationOf(view, item),
    ...(item.detail === undefined ? {} : { detail: item.detail }),
    ...(item.sortText === undefined ? {} : { sortText: item.sortText }),
  };
}

/** The list comes without documentation, which is asked for when an item is looked at. */
async function documentationOf(view: EditorView, item: CompletionItem): Promise<Node | null> {
  const { documentation } = item.documentation === undefined ? await resolveCompletion(view, item) : item;
  const markdown = markdownOf(documentation);
  return markdown === '' ? null : renderMarkdown(view, markdown, 'cm-hover-content');
}

function replacedSpan(doc: Text, { textEdit }: CompletionItem): Span | undefined {
  if (!textEdit) return undefined;
  return spanOf(doc, 'range' in textEdit ? textEdit.range : textEdit.insert);
}
