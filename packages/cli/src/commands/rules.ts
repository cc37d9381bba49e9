import type { CliCommand } from '../cli-command.ts';

/** `movetext rules`: what `lint` looks for. */
export const rules: CliCommand = {
  name: 'rules',
  summary: 'List the rules that lint checks',
  examples: [
    { line: 'movetext rules', does: 'code, severity and meaning of each' },
    { line: 'movetext rules --json', does: 'as JSON, with the address of its page' },
  ],
  configure(command) {
    command.option('--json', 'print JSON');
  },
  load: async () => (await import('../lint/run-rules.ts')).runRules,
};
