import { describe, expect, it } from 'vitest';
import type { Problem } from '../lsp/problem.ts';
import { problemFrom } from './problems.ts';

const problem = (from: number): Problem => ({
  from,
  to: from + 2,
  severity: 'error',
  message: `at ${from}`,
  fixes: [],
});
const problems = [problem(10), problem(20), problem(30)];

describe('problemFrom', () => {
  it('goes to the next one and round the end', () => {
    expect(problemFrom(problems, 0, 1)?.from).toBe(10);
    expect(problemFrom(problems, 10, 1)?.from).toBe(20);
    expect(problemFrom(problems, 30, 1)?.from).toBe(10);
  });

  it('goes to the one before and round the start', () => {
    expect(problemFrom(problems, 20, -1)?.from).toBe(10);
    expect(problemFrom(problems, 10, -1)?.from).toBe(30);
  });

  it('finds none where there is none', () => {
    expect(problemFrom([], 5, 1)).toBeUndefined();
    expect(problemFrom([], 5, -1)).toBeUndefined();
  });
});
