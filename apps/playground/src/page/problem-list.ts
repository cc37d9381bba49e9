import type { EditorView } from '@codemirror/view';
import { applyFix, goToProblem } from '../editor/problems.ts';
import type { Fix, Problem, ProblemSeverity } from '../lsp/problem.ts';
import { positionOf } from '../lsp/ranges.ts';
import { byId, element } from './dom.ts';
import { countsInWords } from './problem-counts.ts';

/** What is listed at most: more help nobody, and cost time at every key. */
const LIMIT = 200;
const FIXES_AT_FIRST = 3;
const NAMES: Readonly<Record<ProblemSeverity, string>> = {
  error: 'Error',
  warning: 'Warning',
  info: 'Note',
  hint: 'Hint',
};

/** The list of problems beside the text. */
export interface ProblemList {
  show(problems: readonly Problem[]): void;
}

/** Fills the page's problem list for `view`. */
export function createProblemList(view: EditorView): ProblemList {
  const list = byId('problems', HTMLOListElement);
  const summary = byId('problems-summary', HTMLElement);
  const counts = document.querySelectorAll('[data-problem-count]');
  return {
    show(problems) {
      const focused = [...list.children].findIndex((item) => item.contains(document.activeElement));
      summary.textContent = countsInWords(problems);
      for (const count of counts) count.textContent = problems.length === 0 ? '' : String(problems.length);
      list.replaceChildren(...problems.slice(0, LIMIT).map((problem) => createItem(view, problem)));
      if (problems.length > LIMIT) list.append(element('li', { class: 'rest' }, `and ${problems.length - LIMIT} more`));
      if (problems.length === 0) list.append(element('li', { class: 'rest' }, 'Nothing to mend.'));
      if (focused >= 0) refocus(list, focused);
    },
  };
}

/** Who works down the list by keyboard stays in it when a problem is gone. */
function refocus(list: HTMLElement, index: number): void {
  const item = list.children[Math.min(index, list.children.length - 1)];
  const button = item?.querySelector('button');
  (button ?? list).focus();
}

function createItem(view: EditorView, problem: Problem): HTMLElement {
  const { line, character } = positionOf(view.state.doc, problem.from);
  const place = `${line + 1}:${character + 1}`;
  const go = element(
    'button',
    { class: 'problem-go', attributes: { type: 'button' }, onClick: () => goToProblem(view, problem) },
    element(
      'span',
      { class: 'visually-hidden' },
      `${NAMES[problem.severity]}, line ${line + 1}, column ${character + 1}: `,
    ),
    element('span', { class: 'place', attributes: { 'aria-hidden': 'true' } }, place),
    element('span', { class: 'message' }, problem.message),
  );
  const body = element('div', { class: 'problem-body' }, go);
  if (problem.fixes.length > 0) body.append(createFixes(view, problem));
  const item = element('li', { class: `problem problem-${problem.severity}` }, body);
  if (problem.code) item.append(codeLink(problem.code, problem.href));
  return item;
}

function codeLink(code: string, href: string | undefined): HTMLElement {
  if (!href?.startsWith('https://')) return element('span', { class: 'code' }, code);
  return element('a', { class: 'code', attributes: { href, target: '_blank', rel: 'noopener noreferrer' } }, code);
}

function createFixes(view: EditorView, problem: Problem): HTMLElement {
  const label = `Fixes: ${problem.message}`;
  const group = element('div', { class: 'fixes', attributes: { role: 'group', 'aria-label': label } });
  const buttonOf = (fix: Fix) =>
    element(
      'button',
      { class: 'button fix', attributes: { type: 'button' }, onClick: () => applyFix(view, fix) },
      fix.title,
    );
  const first = problem.fixes.slice(0, FIXES_AT_FIRST).map(buttonOf);
  const rest = problem.fixes.slice(FIXES_AT_FIRST).map(buttonOf);
  group.append(...first);
  if (rest.length === 0) return group;
  const more = element('button', { class: 'button more', attributes: { type: 'button' } }, `${rest.length} more`);
  more.addEventListener('click', () => {
    more.replaceWith(...rest);
    rest[0]?.focus();
  });
  group.append(more);
  return group;
}
