import { type Diagnostic as LintDiagnostic, setDiagnostics } from '@codemirror/lint';
import { StateEffect, StateField } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type Fix, mapProblems, type Problem } from '../lsp/problem.ts';

const setProblems = StateEffect.define<readonly Problem[]>();

/** The problems of the text, which move along as it is edited. */
export const problemsField = StateField.define<readonly Problem[]>({
  create: () => [],
  update(problems, transaction) {
    for (const effect of transaction.effects) if (effect.is(setProblems)) return effect.value;
    return transaction.docChanged && problems.length > 0 ? mapProblems(problems, transaction.changes) : problems;
  },
});

/** Shows these problems in the text, in place of those shown before. */
export function showProblems(view: EditorView, problems: readonly Problem[]): void {
  view.dispatch({ effects: setProblems.of(problems) }, setDiagnostics(view.state, problems.map(lintDiagnostic)));
}

/** Applies a fix, as one step of the history, and puts the cursor behind what it wrote. */
export function applyFix(view: EditorView, fix: Fix): void {
  const changes = view.state.changes(fix.edits.map(({ from, to, insert }) => ({ from, to, insert })));
  const first = fix.edits.reduce((least, edit) => (edit.from < least.from ? edit : least));
  view.dispatch({
    changes,
    selection: { anchor: changes.mapPos(first.to, 1) },
    scrollIntoView: true,
    userEvent: 'input.fix',
  });
}

/** Puts the cursor on a problem and the problem in the middle of the editor. */
export function goToProblem(view: EditorView, problem: Problem): void {
  view.dispatch({
    selection: { anchor: problem.from, head: problem.to },
    effects: EditorView.scrollIntoView(problem.from, { y: 'center' }),
  });
  view.focus();
}

/** The problem that follows an offset, or precedes it, going round at the end of the text. */
export function problemFrom(problems: readonly Problem[], offset: number, step: 1 | -1): Problem | undefined {
  if (step === 1) return problems.find((problem) => problem.from > offset) ?? problems[0];
  return [...problems].reverse().find((problem) => problem.from < offset) ?? problems.at(-1);
}

/** The buttons of CodeMirror's own tooltip take the first fixes only: the list beside the text has them all. */
const FIXES_IN_TOOLTIP = 4;

function lintDiagnostic(problem: Problem): LintDiagnostic {
  return {
    from: problem.from,
    to: problem.to,
    severity: problem.severity,
    message: problem.message,
    actions: problem.fixes.slice(0, FIXES_IN_TOOLTIP).map((fix) => ({
      name: fix.title,
      apply: (view, from) => {
        const current = view.state
          .field(problemsField)
          .find((other) => other.from === from && other.message === problem.message);
        const mapped = current?.fixes.find((other) => other.title === fix.title);
        if (mapped) applyFix(view, mapped);
      },
    })),
  };
}
