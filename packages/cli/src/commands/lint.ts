import type { CliCommand } from '../cli-command.ts';

/** `movetext lint`: every diagnostic of the editor, for scripts. */
export const lint: CliCommand = {
  name: 'lint',
  summary: 'Report illegal moves and other faults in games',
  examples: [
    { line: 'movetext lint games/', does: 'every .pgn file in a folder' },
    { line: 'movetext lint --format json game.pgn', does: 'findings as JSON, with fixes' },
    { line: 'movetext lint --fail-on warning game.pgn', does: 'fail on warnings, too' },
    { line: 'movetext lint --rule null-move=off game.pgn', does: 'leave a rule out' },
    { line: 'movetext lint --threads auto big.pgn.zst', does: 'a large file, with all cores' },
    { line: 'movetext lint --fix games/', does: 'mend what can only be meant one way, and report the rest' },
    { line: 'cat game.pgn | movetext lint -', does: 'standard input' },
  ],
  configure(command) {
    command
      .argument('<path...>', "files, folders, glob patterns, or '-'")
      .option('--format <name>', 'text or json', 'text')
      .option(
        '--rule <code=severity>',
        'severity of a rule: off, hint, info, warning or error (repeatable)',
        collect,
        [],
      )
      .option('--fail-on <severity>', 'lowest severity that makes the exit status 1', 'error')
      .option('--fix', 'write safe fixes back to the files, then report what is left')
      .option('--quiet', 'look for errors only and print them')
      .option('--threads <n>', 'threads to check large files with; auto: as many as the machine has', '1');
  },
  load: async () => (await import('../lint/run-lint.ts')).runLint,
};

function collect(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}
