import type { CliCommand } from '../cli-command.ts';

/** `movetext format`: lays out texts anew. */
export const format: CliCommand = {
  name: 'format',
  summary: 'Lay out games anew and keep every word of them',
  examples: [
    { line: 'movetext format game.pgn', does: 'print the game laid out' },
    { line: 'movetext format --write games/', does: 'write the files back' },
    { line: 'movetext format --check games/', does: 'name the files that are not formatted, for scripts' },
    { line: 'movetext format --notation san game.pgn', does: 'moves as the standard writes them' },
    {
      line: 'movetext format --width 100 --style indented game.pgn',
      does: 'longer lines, variations on lines of their own',
    },
  ],
  configure(command) {
    command
      .argument('<path...>', "files, folders, glob patterns, or '-'")
      .option('--check', 'name the files that are not formatted; exit status 1 if there are any')
      .option('--write', 'write the files back, in their encoding, unless a game would change')
      .option('--width <n>', 'lines stay below so many characters', '80')
      .option('--style <name>', 'where variations stand: paragraph or indented', 'paragraph')
      .option(
        '--notation <name>',
        'write legal moves anew: san, lan, reversible, uci, figurine, iccf, or a language such as de, ru or zh-Hans',
      )
      .option('--sort-tags', 'the Seven Tag Roster first, then the other tags by name');
  },
  load: async () => (await import('../format/run-format.ts')).runFormat,
};
