import type { Command } from 'commander';
import type { ExitCode } from './exit-code.ts';
import type { Io } from './io.ts';

/**
 * One command of the program. This part is light, since the help of all commands is made from it;
 * what does the work is loaded when the command is run.
 */
export interface CliCommand {
  readonly name: string;
  /** What it does, in one line without a full stop. */
  readonly summary: string;
  /** Command lines for the help, each with what it does. */
  readonly examples: readonly Example[];
  /** Declares arguments and options. */
  configure(command: Command): void;
  /** Loads what does the work. */
  load(): Promise<RunCommand>;
}

/** A command line that shows the use of a command. */
export interface Example {
  readonly line: string;
  readonly does: string;
}

/**
 * Does a command's work. Arguments and options come from the parser as text, lists of text, true, or not at all;
 * each command reads its own and throws `UsageError` for those that it cannot use.
 */
export type RunCommand = (call: CommandCall, io: Io) => Promise<ExitCode>;

/** How a command was called. */
export interface CommandCall {
  readonly args: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
}
