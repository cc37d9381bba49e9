import type { Problem, ProblemSeverity } from '../lsp/problem.ts';

const NAMES: Readonly<Record<ProblemSeverity, readonly [one: string, many: string]>> = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  info: ['note', 'notes'],
  hint: ['hint', 'hints'],
};

const ORDER: readonly ProblemSeverity[] = ['error', 'warning', 'info', 'hint'];

/** How many problems there are of each severity, in words: "3 errors, 1 hint". */
export function countsInWords(problems: readonly Problem[]): string {
  const parts = ORDER.flatMap((severity) => {
    const count = problems.filter((problem) => problem.severity === severity).length;
    const [one, many] = NAMES[severity];
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return parts.length === 0 ? 'No problems' : parts.join(', ');
}
