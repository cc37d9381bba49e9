import { describe, expect, it } from 'vitest';
import type { Problem, ProblemSeverity } from '../lsp/problem.ts';
import { countsInWords } from './problem-counts.ts';

const problem = (severity: ProblemSeverity): Problem => ({ from: 0, to: 1, severity, message: '', fixes: [] });

describe('countsInWords', () => {
  it('counts each severity, the gravest first', () => {
    const problems = (['hint', 'error', 'warning', 'error'] as const).map(problem);
    expect(countsInWords(problems)).toBe('2 errors, 1 warning, 1 hint');
  });

  it('says it when there are none', () => {
    expect(countsInWords([])).toBe('No problems');
  });
});
