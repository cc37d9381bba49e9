import { LANGUAGES, languageOf } from '@movetext/chess';
import { type ImportResult, importGames, writeImportedGame } from '@movetext/pgn';
import type { CommandCall } from '../cli-command.ts';
import { ExitCode, UsageError } from '../exit-code.ts';
import { visitInputs, withText } from '../input/games.ts';
import type { Place } from '../input/line-index.ts';
import type { Io } from '../io.ts';
import { oneOf, textOption } from '../options.ts';
import { printable } from '../printable.ts';
import { complain, tellEncoding } from '../talk.ts';
import { type ReportedGame, type ReportedToken, reportOf } from './import-report.ts';
import { placesIn } from './places.ts';
import { textPieces } from './text-pieces.ts';

/** What was found in a piece of a text. */
interface Found {
  readonly path: string;
  readonly text: string;
  readonly result: ImportResult;
  readonly placeAt: (offset: number) => Place;
}

/** Says what was found, as it is found, and at the end. */
interface Teller {
  tell(found: Found): Promise<void>;
  end(): void;
}

/** Runs `movetext import`. */
export async function runImport({ args, options }: CommandCall, io: Io): Promise<ExitCode> {
  const report = textOption(options, 'report');
  if (report !== undefined) oneOf(report, '--report', ['json']);
  const languages = languageOption(options);
  const teller = report === undefined ? pgnTeller(io) : jsonTeller(1 < args.length, io);
  let games = 0;
  let illegal = 0;
  const isAllRead = await visitInputs(
    args,
    (input) =>
      withText(input, io, async (text) => {
        await tellEncoding(io, input.path, text.encoding);
        for await (const piece of textPieces(text)) {
          const result = importGames(piece.text, languages ? { languages } : {});
          games += result.games.length;
          illegal += result.tokens.filter(({ kind }) => kind === 'illegal').length;
          const placeAt = placesIn(piece.text, piece.line);
          await teller.tell({ path: input.path, text: piece.text, result, placeAt });
          if (result.isCutShort)
            await complain(
              io,
              `${printable(input.path)} has too much that looks like moves; the rest of it was not read`,
            );
          await io.breathe();
          if (io.stdout.isFull) await io.stdout.drain();
        }
      }),
    io,
  );
  teller.end();
  if (!isAllRead) return ExitCode.Misuse;
  if (games === 0) await complain(io, 'no games found');
  return games === 0 || 0 < illegal ? ExitCode.Findings : ExitCode.Clean;
}

function languageOption(options: CommandCall['options']): readonly string[] | null {
  const code = textOption(options, 'language');
  if (code === undefined) return null;
  const language = languageOf(code);
  if (language) return [language.code];
  throw new UsageError(`--language must be one of ${LANGUAGES.map((known) => known.code).join(', ')}, not '${code}'`);
}

/** Games as PGN on stdout, what could not be read on stderr. */
function pgnTeller(io: Io): Teller {
  let isFirst = true;
  return {
    async tell({ path, text, result: { games, tokens }, placeAt }) {
      for (const game of games) {
        const tags: readonly (readonly [string, string])[] = [
          ['SourceFile', path],
          ['SourceLine', String(placeAt(game.range.start).line + 1)],
        ];
        const written = (ply: number) => {
          const range = game.moves[ply]?.range;
          return range ? text.slice(range.start, range.end) : '';
        };
        io.stdout.write(`${isFirst ? '' : '\n'}${writeImportedGame(game, tags, written)}`);
        isFirst = false;
      }
      const gaps = games.flatMap(({ moves }) => moves.filter(({ isBehindGap }) => isBehindGap));
      for (const start of new Set(gaps.map(({ range }) => range.start))) {
        const { line, character } = placeAt(start);
        await complain(
          io,
          `${printable(path)}:${line + 1}:${character + 1}: a move seems to be missing before this one`,
        );
      }
      for (const token of tokens) {
        if (token.kind === 'read') continue;
        const { line, character } = placeAt(token.range.start);
        const place = `${printable(path)}:${line + 1}:${character + 1}`;
        const what = token.isAmbiguous
          ? 'fits several moves'
          : token.kind === 'illegal'
            ? 'cannot be played'
            : 'was not read';
        const meant = token.proposals.slice(0, 3).join(', ');
        await complain(io, `${place}: ${printable(token.text)} ${what}${meant === '' ? '' : `; perhaps ${meant}`}`);
      }
    },
    end() {},
  };
}

/** One JSON object when all is read. */
function jsonTeller(isNamed: boolean, io: Io): Teller {
  const games: ReportedGame[] = [];
  const tokens: ReportedToken[] = [];
  return {
    async tell({ path, result, placeAt }) {
      const report = reportOf(result, placeAt, isNamed ? path : null);
      games.push(...report.games);
      tokens.push(...report.tokens);
    },
    end() {
      io.stdout.write(`${JSON.stringify({ games, tokens })}\n`);
    },
  };
}
