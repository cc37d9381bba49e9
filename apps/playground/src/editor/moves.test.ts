import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { moveAt, neighbourMove } from './moves.ts';
import { pgnLanguage } from './pgn-language.ts';

/** A state with its cursor at the `|` of the text. */
function stateOf(marked: string): EditorState {
  const cursor = marked.indexOf('|');
  return EditorState.create({ doc: marked.replace('|', ''), selection: { anchor: cursor }, extensions: [pgnLanguage] });
}

function textOf(state: EditorState, span: { from: number; to: number } | undefined): string | undefined {
  return span && state.sliceDoc(span.from, span.to);
}

describe('moveAt', () => {
  it.each([
    ['1. |e4 e5', 'e4'],
    ['1. e|4 e5', 'e4'],
    ['1. e4| e5', 'e4'],
    ['1. e4 |e5', 'e5'],
    ['1. e4 {the |best} e5', 'e4'],
    ['1. e4 e5 2. |', 'e5'],
    ['1. e4 (1. d4| d5) e5', 'd4'],
  ])('finds in %s the move %s', (marked, move) => {
    const state = stateOf(marked);
    expect(textOf(state, moveAt(state, state.selection.main.head))).toBe(move);
  });

  it('finds none before the first', () => {
    const state = stateOf('[Event| "?"]\n\n1. e4');
    expect(moveAt(state, state.selection.main.head)).toBeUndefined();
  });
});

describe('neighbourMove', () => {
  it.each([
    ['1. e4| e5 2. Nf3', 'e5'],
    ['1. e4 {a\ncomment|} e5', 'e5'],
    ['|[Event "?"]\n\n1. e4', 'e4'],
    ['1. e4 e5|', undefined],
  ])('goes on from %s', (marked, move) => {
    const state = stateOf(marked);
    expect(textOf(state, neighbourMove(state, state.selection.main.head, 1))).toBe(move);
  });

  it.each([
    ['1. e4 e5| 2. Nf3', 'e4'],
    ['1. e4 {a comment} e5 2. Nf3|', 'e5'],
    ['1. e4| e5', undefined],
    ['e4| e5', undefined],
  ])('goes back from %s', (marked, move) => {
    const state = stateOf(marked);
    expect(textOf(state, neighbourMove(state, state.selection.main.head, -1))).toBe(move);
  });

  it('walks over every move of a long text', () => {
    const text = Array.from({ length: 300 }, (_, index) => `${index + 1}. Nf3 Nf6 {x}`).join('\n');
    const state = EditorState.create({ doc: text, extensions: [pgnLanguage] });
    let offset = 0;
    let steps = 0;
    for (let move = neighbourMove(state, offset, 1); move; move = neighbourMove(state, offset, 1)) {
      offset = move.to;
      steps++;
    }
    expect(steps).toBe(600);
  });
});
