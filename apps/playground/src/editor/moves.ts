import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { Span } from '../lsp/ranges.ts';
import { MOVE_NODES } from './pgn-language.ts';

/** The move on which the cursor stands, else the last one before it in the text. */
export function moveAt(state: EditorState, offset: number): Span | undefined {
  const tree = treeTo(state, offset);
  const cursor = tree.cursorAt(offset, 1);
  if (isMove(cursor.name)) return { from: cursor.from, to: cursor.to };
  const before = tree.cursorAt(offset, -1);
  do {
    if (isMove(before.name) && before.from < offset) return { from: before.from, to: before.to };
  } while (before.prev());
  return undefined;
}

/** The next move of the text behind the one at the cursor, or the one before it. */
export function neighbourMove(state: EditorState, offset: number, step: 1 | -1): Span | undefined {
  const here = moveAt(state, offset);
  if (step === -1) return here && here.from > 0 ? moveAt(state, here.from - 1) : undefined;
  const start = here?.to ?? offset;
  const cursor = treeTo(state, state.doc.length).cursorAt(start, 1);
  do {
    if (isMove(cursor.name) && cursor.from >= start) return { from: cursor.from, to: cursor.to };
  } while (cursor.next());
  return undefined;
}

/** Time for a tree that reaches the cursor, in milliseconds: the editor itself colours no further than it shows. */
const PATIENCE = 50;

function treeTo(state: EditorState, offset: number) {
  return ensureSyntaxTree(state, offset, PATIENCE) ?? syntaxTree(state);
}

function isMove(name: string): boolean {
  return MOVE_NODES.has(name);
}
