import { NAGS, RESULTS, TAGS } from '@movetext/pgn';
import { type CompletionItem, CompletionItemKind } from 'vscode-languageserver-types';
import type { CompletionPlace, TypedWord } from './completion-place.ts';

/** The tags that the game does not have yet, the Seven Tag Roster first. */
export function tagNameItems({ range, typed, section }: TypedWord): CompletionItem[] {
  return TAGS.filter(({ name }) => name === typed || section?.tag(name) == null).map(
    ({ name, summary, example }, index): CompletionItem => ({
      label: name,
      kind: CompletionItemKind.Property,
      detail: example,
      documentation: summary,
      sortText: String(index).padStart(3, '0'),
      textEdit: { range, newText: name },
    }),
  );
}

/** The values of a tag that has a fixed list of them. */
export function tagValueItems({ tag, range }: CompletionPlace & { readonly kind: 'tag-value' }): CompletionItem[] {
  return tag === 'Result' ? results(range) : [];
}

/** The termination markers, the one that the Result tag says first. */
export function resultItems({ range, section }: TypedWord): CompletionItem[] {
  const told = section?.tag('Result');
  return results(range).map((item) => ({ ...item, sortText: `${item.label === told ? 8 : 9}${item.sortText}` }));
}

/** The Numeric Annotation Glyphs with their meanings. */
export function glyphItems({ range }: TypedWord): CompletionItem[] {
  return NAGS.map(
    ({ number, glyphs, meaning }): CompletionItem => ({
      label: `$${number}`,
      labelDetails: { description: [...glyphs.slice(0, 1), meaning].join(' ') },
      kind: CompletionItemKind.Constant,
      detail: meaning,
      sortText: String(number).padStart(3, '0'),
      textEdit: { range, newText: `$${number}` },
    }),
  );
}

function results(range: TypedWord['range']): CompletionItem[] {
  return RESULTS.map(({ value: label, meaning }, index) => ({
    label,
    kind: CompletionItemKind.Constant,
    detail: meaning,
    sortText: String(index),
    textEdit: { range, newText: label },
  }));
}
