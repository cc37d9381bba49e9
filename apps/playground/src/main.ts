import type { EditorView } from '@codemirror/view';
import { createEditor } from './editor/editor.ts';
import { applyFix, problemsField, showProblems } from './editor/problems.ts';
import { requestFixAll, startSession } from './lsp/session.ts';
import { createAnnouncer } from './page/announcer.ts';
import { createBoardPanel } from './page/board-panel.ts';
import { byId, element } from './page/dom.ts';
import { connectPanes } from './page/panes.ts';
import { countsInWords } from './page/problem-counts.ts';
import { createProblemList } from './page/problem-list.ts';
import { initialCursor, SAMPLES } from './page/samples.ts';
import { connectThemeSelect } from './page/theme.ts';

/** Builds the page: an editor and a board that ask a language server in a worker, and know no chess themselves. */
function start(): void {
  const announcer = createAnnouncer(byId('live', HTMLElement));
  const worker = new Worker('worker.js');
  worker.addEventListener('error', () => fail('The language server stopped. Reload the page to start it again.'));

  const client = startSession(worker, {
    onProblems(view, problems) {
      showProblems(view, problems);
      offerFixAll(view);
    },
  });
  client.initializing.catch(() => fail('The language server does not answer. Reload the page to try again.'));

  const editor = createEditor(byId('editor', HTMLElement), client, {
    announce: announcer.say,
    onUpdate(update) {
      const problems = update.state.field(problemsField);
      if (problems !== update.startState.field(problemsField, false)) {
        list.show(problems);
        announcer.report(countsInWords(problems));
      }
      if (update.docChanged || update.selectionSet) board.follow();
    },
  });
  const list = createProblemList(editor.view);
  const board = createBoardPanel(editor.view, announcer.say);

  connectPanes();
  connectThemeSelect(byId('theme', HTMLSelectElement), editor.setDark);
  connectSamples((index) => {
    const sample = SAMPLES[index] ?? SAMPLES[0];
    editor.open({ uri: `file:///playground/${sample.id}.pgn`, text: sample.text, cursor: initialCursor(sample) });
    list.show([]);
    board.follow();
  });
  connectFixAll(editor.view);
  void client.initializing.then(() => board.follow());
}

function connectSamples(open: (index: number) => void): void {
  const select = byId('sample', HTMLSelectElement);
  select.append(
    ...SAMPLES.map(({ title }, index) => element('option', { attributes: { value: String(index) } }, title)),
  );
  select.addEventListener('change', () => open(select.selectedIndex));
  // A browser that comes back to the page may have kept the last choice.
  open(select.selectedIndex);
}

function connectFixAll(view: EditorView): void {
  byId('fix-all', HTMLButtonElement).addEventListener('click', () => {
    void requestFixAll(view).then((fix) => fix && applyFix(view, fix));
  });
}

/** The button is there only where it has something to do. */
function offerFixAll(view: EditorView): void {
  const { doc } = view.state;
  void requestFixAll(view).then(
    (fix) => {
      if (view.state.doc === doc) byId('fix-all', HTMLButtonElement).hidden = fix === undefined;
    },
    () => undefined,
  );
}

function fail(message: string): void {
  const failure = byId('failure', HTMLElement);
  failure.textContent = message;
  failure.hidden = false;
}

start();
