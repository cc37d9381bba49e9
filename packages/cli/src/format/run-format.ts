import { FORMAT_STYLES, type FormatOptions } from '@movetext/language-service';
import type { CommandCall } from '../cli-command.ts';
import { isEpd } from '../epd/epd-lines.ts';
import { ExitCode, UsageError } from '../exit-code.ts';
import { commonEncoding } from '../input/common-encoding.ts';
import type { Encoding } from '../input/encoding.ts';
import { visitInputs, withText } from '../input/games.ts';
import type { Input } from '../input/inputs.ts';
import type { Io } from '../io.ts';
import { notationOption } from '../notation-option.ts';
import { hasOption, oneOf, textOption, wholeNumber } from '../options.ts';
import { encodeText, markOf } from '../output/encode-text.ts';
import { counted } from '../plural.ts';
import { printable } from '../printable.ts';
import { complain, tellEncoding } from '../talk.ts';
import { type FormatResult, formatFile, formatText } from './format-file.ts';

/** Runs `movetext format`. */
export async function runFormat({ args, options: given }: CommandCall, io: Io): Promise<ExitCode> {
  const positions = args.find(isEpd);
  if (positions !== undefined) throw new UsageError(`${positions} holds positions, which have no layout`);
  const options = readFormatOptions(given);
  const isCheck = hasOption(given, 'check');
  const isWrite = hasOption(given, 'write');
  if (isCheck && isWrite) throw new UsageError('--check only looks: leave out --check or --write');
  if (isWrite && args.includes('-')) throw new UsageError('--write writes files back, which standard input is not');
  if (isCheck) return check(args, options, io);
  return isWrite ? write(args, options, io) : print(args, options, io);
}

function readFormatOptions(given: CommandCall['options']): FormatOptions {
  const notation = notationOption(given);
  return {
    width: wholeNumber(textOption(given, 'width') ?? '80', '--width', 1, 100_000),
    style: oneOf(textOption(given, 'style') ?? 'paragraph', '--style', FORMAT_STYLES),
    sortTags: hasOption(given, 'sortTags'),
    ...(notation && { writeMove: notation.write }),
  };
}

/** Names the files that are not laid out as asked. */
async function check(paths: readonly string[], options: FormatOptions, io: Io): Promise<ExitCode> {
  let files = 0;
  let unformatted = 0;
  const isAllRead = await visitInputs(
    paths,
    (input) =>
      withText(input, io, async (text) => {
        const result = await formatText(text, options, io, () => {});
        files++;
        await tellLeft(input, result, io);
        if (!result.isChanged) return;
        unformatted++;
        io.stdout.write(`${input.path}\n`);
      }),
    io,
  );
  await io.stdout.drain();
  io.stderr.write(
    `${counted(files, 'file')}: ${unformatted === 0 ? 'all' : unformatted} ${unformatted === 0 ? 'formatted' : 'not formatted'}\n`,
  );
  if (!isAllRead) return ExitCode.Misuse;
  return 0 < unformatted ? ExitCode.Findings : ExitCode.Clean;
}

/** Writes files back. */
async function write(paths: readonly string[], options: FormatOptions, io: Io): Promise<ExitCode> {
  let files = 0;
  let changed = 0;
  let isAllWritten = true;
  const isAllRead = await visitInputs(
    paths,
    (input) =>
      withText(input, io, async (text, isWritable) => {
        if (!isWritable || input.file === null) {
          await complain(io, `${printable(input.path)} cannot be written back`);
          isAllWritten = false;
          return;
        }
        const result = await formatFile(input.file, text, options, io);
        files++;
        await tellLeft(input, result, io);
        if (result.isChanged && result.isWritten) changed++;
        if (0 < result.unencodable) {
          isAllWritten = false;
          const games = result.unencodable === 1 ? '1 game is' : `${result.unencodable} games are`;
          await complain(
            io,
            `${printable(input.path)}: ${games} left as written: ${text.encoding} lacks characters of the new text (movetext convert --encoding utf-8 writes them)`,
          );
        }
        if (result.isWritten) return;
        isAllWritten = false;
        await complain(
          io,
          `${printable(input.path)} is left as it is: formatted, it would not be read as the same games`,
        );
      }),
    io,
  );
  io.stderr.write(`${counted(files, 'file')}: ${changed} changed\n`);
  return isAllRead && isAllWritten ? ExitCode.Clean : ExitCode.Misuse;
}

/** Prints all texts, one behind the other, a blank line between two. */
async function print(paths: readonly string[], options: FormatOptions, io: Io): Promise<ExitCode> {
  let target: Encoding | null = await commonEncoding(paths, io);
  let isFirst = true;
  let lost = 0;
  const put = (text: string): void => {
    if (target === null) return;
    const { bytes, missing } = encodeText(text, target);
    lost += missing;
    io.stdout.write(bytes);
  };
  const isAllRead = await visitInputs(
    paths,
    (input) =>
      withText(input, io, async (text) => {
        await tellEncoding(io, input.path, text.encoding);
        target ??= text.encoding;
        if (isFirst) io.stdout.write(markOf(target));
        else put('\n');
        isFirst = false;
        const result = await formatText(text, options, io, ({ after }) => put(after));
        await tellLeft(input, result, io);
      }),
    io,
  );
  if (0 < lost) await complain(io, `${counted(lost, 'character')} missing in the encoding became '?'`);
  if (!isAllRead) return ExitCode.Misuse;
  return 0 < lost ? ExitCode.Findings : ExitCode.Clean;
}

async function tellLeft({ path }: Input, { left }: FormatResult, io: Io): Promise<void> {
  const name = path === '-' ? '<stdin>' : printable(path);
  for (const { line, character } of left) {
    await complain(
      io,
      `${name}:${line + 1}:${character + 1}: this game is left as it is: formatted, it would not be read as the same game`,
    );
  }
}
