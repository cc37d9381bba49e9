import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching } from '@codemirror/language';
import { linter, lintGutter } from '@codemirror/lint';
import type { LSPClient } from '@codemirror/lsp-client';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  tooltips,
  type ViewUpdate,
} from '@codemirror/view';
import { serverCompletion } from './completion.ts';
import { editorTheme } from './editor-theme.ts';
import { fixesMenu, isMenuOpen, openFixesMenu } from './fixes-menu.ts';
import { closeHover, hoverAtCursor, serverHover } from './hover.ts';
import { pgn } from './pgn-language.ts';
import { goToProblem, problemFrom, problemsField } from './problems.ts';
import { autoSync } from './sync.ts';

/** What the page wants to hear of the editor. */
export interface EditorListener {
  onUpdate(update: ViewUpdate): void;
  /** Something to say aloud: that there is nothing to fix here, or which problem is the next. */
  announce(message: string): void;
}

/** A text to open in the editor. */
export interface OpenText {
  readonly uri: string;
  readonly text: string;
  readonly cursor: number;
}

/** An editor for games. It lives in a shadow root, where its styles need no leave of the page's security policy. */
export interface PgnEditor {
  readonly view: EditorView;
  open(text: OpenText): void;
  setDark(dark: boolean): void;
}

/** Creates the editor in `host`, connected to a language server. */
export function createEditor(host: HTMLElement, client: LSPClient, listener: EditorListener): PgnEditor {
  const root = host.attachShadow({ mode: 'open' });
  const darkness = new Compartment();
  let dark = false;
  const stateOf = ({ uri, text, cursor }: OpenText): EditorState =>
    EditorState.create({
      doc: text,
      selection: { anchor: cursor },
      extensions: [
        keys(listener),
        looks(),
        darkness.of(EditorView.darkTheme.of(dark)),
        pgn(),
        problemsField,
        fixesMenu,
        serverHover,
        serverCompletion(),
        autoSync,
        client.plugin(uri, 'pgn'),
        EditorView.updateListener.of((update) => listener.onUpdate(update)),
      ],
    });
  const view = new EditorView({ parent: root, root });
  return {
    view,
    open(text) {
      view.setState(stateOf(text));
      view.dispatch({ effects: EditorView.scrollIntoView(text.cursor, { y: 'nearest', yMargin: 60 }) });
    },
    setDark(value) {
      dark = value;
      view.dispatch({ effects: darkness.reconfigure(EditorView.darkTheme.of(dark)) });
    },
  };
}

function looks(): Extension {
  return [
    lineNumbers(),
    // Before the hover of the server, so that a tooltip begins with what is wrong and its fixes.
    linter(null, { tooltipFilter: (problems, state) => (isMenuOpen(state) ? [] : [...problems]) }),
    lintGutter(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    drawSelection(),
    history(),
    bracketMatching(),
    closeBrackets(),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({
      'aria-label':
        'Game text. Tab leaves the editor. F8 goes to the next problem, Control and full stop lists its fixes.',
      spellcheck: 'false',
      autocapitalize: 'off',
      autocorrect: 'off',
    }),
    tooltips({ position: 'fixed', tooltipSpace: roomForTooltips }),
    editorTheme,
  ];
}

/** The window without a rim, so that a tooltip on a phone has air on both sides. */
function roomForTooltips() {
  const rim = 8;
  return { left: rim, top: rim, right: window.innerWidth - rim, bottom: window.innerHeight - rim };
}

/** Tab is not among the keys, so that it leaves the editor. */
function keys(listener: EditorListener): Extension {
  const go = (step: 1 | -1) => (view: EditorView) => {
    const { from } = view.state.selection.main;
    const problem = problemFrom(view.state.field(problemsField), from, step);
    if (problem) goToProblem(view, problem);
    listener.announce(problem ? `${problem.severity}: ${problem.message}` : 'No problems');
    return true;
  };
  return keymap.of([
    { key: 'F8', run: go(1), shift: go(-1) },
    { key: 'Mod-.', run: (view) => openFixesMenu(view, () => listener.announce('No fixes here')) },
    { key: 'Mod-k Mod-i', run: hoverAtCursor },
    { key: 'Escape', run: closeHover },
    ...completionKeymap,
    ...closeBracketsKeymap,
    ...historyKeymap,
    ...defaultKeymap,
  ]);
}
