import type { EditorView } from '@codemirror/view';
import { moveAt, neighbourMove } from '../editor/moves.ts';
import { renderMarkdown } from '../editor/rendered-markdown.ts';
import type { Span } from '../lsp/ranges.ts';
import { markdownOf, requestHover } from '../lsp/requests.ts';
import { byId, element } from './dom.ts';
import { boardInWords, drawBoard } from './draw-board.ts';
import { fenIn } from './fen-in.ts';

/** The board beside the text, which shows the position at the cursor. */
export interface BoardPanel {
  /** The cursor moved or the text changed: the board follows a moment later. */
  follow(): void;
}

/** Quiet time before the server is asked, in milliseconds. */
const DELAY = 80;
const STEPS_BACK = 4;

interface Shown {
  readonly fen: string | undefined;
  readonly image: string | undefined;
  readonly title: string;
}

/** Fills the page's board and its buttons for `view`; `announce` says the position aloud when a button asked for it. */
export function createBoardPanel(view: EditorView, announce: (message: string) => void): BoardPanel {
  const board = byId('board', HTMLElement);
  const text = byId('board-text', HTMLElement);
  const copy = byId('copy-fen', HTMLButtonElement);
  const flip = byId('flip-board', HTMLButtonElement);
  let shown: Shown | undefined;
  let flipped = false;
  let asked = 0;
  let pending: ReturnType<typeof setTimeout> | undefined;
  let aloud = false;

  const draw = () => {
    const picture = shown && drawBoard(shown, flipped);
    if (!picture) return;
    const alt = shown?.title ?? '';
    board.replaceChildren(
      element('img', { attributes: { src: picture, alt, width: '400', height: '400' } }),
      element('p', { class: 'visually-hidden' }, boardInWords(shown?.fen)),
    );
  };

  const update = async () => {
    const ticket = ++asked;
    for (const move of movesBack(view)) {
      const hover = await requestHover(view, move.from).catch(() => null);
      if (ticket !== asked) return;
      const content = hover && renderMarkdown(view, markdownOf(hover.contents), 'board-markdown');
      if (content && show(content)) break;
    }
    if (aloud) announce(titleOf(text));
    aloud = false;
  };

  /** Shows what the server says of a move; false when that has no board. */
  const show = (content: HTMLElement): boolean => {
    const image = content.querySelector('img');
    const codes = [...content.querySelectorAll('code')];
    const fen = fenIn(codes.map((code) => code.textContent ?? ''));
    if (!image && !fen) return false;
    image?.remove();
    shown = { fen, image: image?.src, title: image?.alt || titleOf(content) };
    copy.disabled = fen === undefined;
    draw();
    for (const code of codes) breakAtSlashes(code);
    text.replaceChildren(...content.childNodes);
    return true;
  };

  const walk = (step: 1 | -1) => {
    const move = neighbourMove(view.state, view.state.selection.main.head, step);
    if (!move) {
      announce(step === 1 ? 'The last move' : 'The first move');
      return;
    }
    aloud = true;
    view.dispatch({ selection: { anchor: move.to }, scrollIntoView: true });
  };

  byId('previous-move', HTMLButtonElement).addEventListener('click', () => walk(-1));
  byId('next-move', HTMLButtonElement).addEventListener('click', () => walk(1));
  flip.addEventListener('click', () => {
    flipped = !flipped;
    flip.setAttribute('aria-pressed', String(flipped));
    draw();
  });
  copy.addEventListener('click', () => {
    if (!shown?.fen) return;
    void navigator.clipboard.writeText(shown.fen).then(
      () => announce('FEN copied'),
      () => announce('The browser did not let the FEN be copied'),
    );
  });

  return {
    follow() {
      clearTimeout(pending);
      pending = setTimeout(() => void update(), DELAY);
    },
  };
}

/** The move at the cursor and those before it: what is half written has no board, and shows the last one that has. */
function* movesBack(view: EditorView): Generator<Span> {
  const { head } = view.state.selection.main;
  const { state } = view;
  let move = moveAt(state, head) ?? neighbourMove(state, head, 1);
  for (let step = 0; move && step < STEPS_BACK; step++) {
    yield move;
    move = move.from > 0 ? moveAt(state, move.from - 1) : undefined;
  }
}

/** The first words of what the server says: the move, or what is wrong with it. */
function titleOf(content: Element): string {
  const first = [...content.children].find((child) => (child.textContent ?? '').trim() !== '');
  return (first?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** A FEN is longer than the panel is wide; it breaks best between ranks. */
function breakAtSlashes(code: Element): void {
  const parts = (code.textContent ?? '').split('/');
  code.replaceChildren(...parts.flatMap((part, index) => (index === 0 ? [part] : ['/', element('wbr'), part])));
}
