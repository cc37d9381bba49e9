import type { CliCommand } from '../cli-command.ts';

/** `movetext convert`: games in another shape. */
export const convert: CliCommand = {
  name: 'convert',
  summary: 'Write games in another shape',
  examples: [
    { line: 'movetext convert game.pgn --to pgn', does: "the standard's export format" },
    { line: 'movetext convert old.pgn --to pgn --encoding utf-8', does: 'the same, in UTF-8' },
    { line: 'movetext convert game.pgn --to pgn --notation de', does: 'moves with German letters' },
    { line: 'movetext convert game.pgn --to ndjson', does: 'one JSON object a game, variations and comments included' },
    { line: 'zstdcat games.pgn.zst | movetext convert - --to ndjson', does: 'standard input' },
  ],
  configure(command) {
    command
      .argument('<path...>', "files, folders, glob patterns, or '-'")
      .requiredOption('--to <shape>', "pgn: the standard's export format; ndjson: one JSON object a game, a line each")
      .option(
        '--notation <name>',
        'pgn: how moves are written: san, lan, reversible, uci, figurine, iccf, or a language such as de, ru or zh-Hans',
      )
      .option('--sort-tags', 'pgn: the Seven Tag Roster first, then the other tags by name')
      .option(
        '--encoding <name>',
        'pgn: utf-8, utf-8-bom, utf-16le, utf-16be or windows-1252; that of the input unless given',
      );
  },
  load: async () => (await import('../convert/run-convert.ts')).runConvert,
};
