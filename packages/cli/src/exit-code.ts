/** What the program's exit status says. */
export const ExitCode = {
  /** Done, and nothing to report. */
  Clean: 0,
  /** Findings: a diagnostic at or above the bar, a wrong count, a position that is not legal. */
  Findings: 1,
  /** Misuse, or an input that could not be read. */
  Misuse: 2,
  /** Ended by Ctrl-C. */
  Interrupted: 130,
} as const;

/** One of the numbers of `ExitCode`. */
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];

/** Misuse that a command finds out by itself: a message for the user, without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
