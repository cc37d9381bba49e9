import type { CliCommand } from '../cli-command.ts';

/** `movetext convert`: games in another shape. */
export const convert: CliCommand = {
  name: 'convert',
  summary: 'Write games in another shape',
  examples: [
    { line: 'movetext convert game.pgn --to ndjson', does: 'one JSON object a game, variations and comments included' },
    { line: 'cat game.pgn | movetext convert - --to ndjson', does: 'standard input' },
  ],
  configure(command) {
    command
      .argument('<path...>', "files, folders, glob patterns, or '-'")
      .requiredOption('--to <shape>', 'ndjson: one JSON object a game, a line each');
  },
  load: async () => (await import('../convert/run-convert.ts')).runConvert,
};
