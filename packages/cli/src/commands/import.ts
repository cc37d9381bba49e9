import type { CliCommand } from '../cli-command.ts';

/** `movetext import`: games out of any text. */
export const importCommand: CliCommand = {
  name: 'import',
  summary: 'Find games in any text, notation and language, and write them as PGN',
  examples: [
    { line: 'movetext import article.txt', does: 'every game and line of the text, as PGN' },
    { line: 'movetext import partie.txt --language de', does: 'the pieces are K D T L S' },
    { line: 'movetext import scan.txt --report json', does: 'each move as written and as read, with its place' },
    { line: 'pdftotext book.pdf - | movetext import - > book.pgn', does: 'standard input' },
  ],
  configure(command) {
    command
      .argument('<path...>', "files, folders, glob patterns, or '-'")
      .option('--language <code>', 'the language of the letters of the pieces: de, fr, ru ...; found out unless given')
      .option('--report <shape>', 'json: instead of PGN, what was found and how every move was read');
  },
  load: async () => (await import('../import/run-import.ts')).runImport,
};
