import type { CommandCall } from '../cli-command.ts';
import { isEpd } from '../epd/epd-lines.ts';
import { visitEpd } from '../epd/visit-epd.ts';
import { ExitCode, UsageError } from '../exit-code.ts';
import { commonEncoding } from '../input/common-encoding.ts';
import { ENCODINGS, type Encoding } from '../input/encoding.ts';
import { type GameVisitor, visitInput, visitInputs } from '../input/games.ts';
import { findInputs } from '../input/inputs.ts';
import type { Io } from '../io.ts';
import { notationOption } from '../notation-option.ts';
import { hasOption, oneOf, textOption } from '../options.ts';
import { counted } from '../plural.ts';
import { complain } from '../talk.ts';
import { ndjsonConverter } from './convert-ndjson.ts';
import { type ConvertPgnOptions, pgnConverter } from './convert-pgn.ts';

/** The shapes that games can be written in. */
const SHAPES = ['pgn', 'ndjson'] as const;

/** Runs `movetext convert`. */
export async function runConvert({ args, options }: CommandCall, io: Io): Promise<ExitCode> {
  const shape = oneOf(textOption(options, 'to') ?? '', '--to', SHAPES);
  const encoding = encodingOption(options);
  const sortTags = hasOption(options, 'sortTags');
  const notation = notationOption(options);
  if (shape === 'pgn') return convertToPgn(args, { encoding, sortTags, writeMove: notation?.write ?? null }, io);
  if (sortTags || encoding !== null || notation !== null) {
    throw new UsageError('--sort-tags, --encoding and --notation go with --to pgn');
  }
  const { inputs } = await findInputs(args, io);
  return exitOf(await visitAll(args, ndjsonConverter({ hasPaths: 1 < inputs.length }, io), io));
}

async function convertToPgn(paths: readonly string[], options: ConvertPgnOptions, io: Io): Promise<ExitCode> {
  const converter = pgnConverter({ ...options, encoding: options.encoding ?? (await commonEncoding(paths, io)) }, io);
  const isAllRead = await visitAll(paths, converter, io);
  if (0 < converter.missing) {
    await complain(io, `${counted(converter.missing, 'character')} missing in the encoding became '?'`);
  }
  const isComplete = converter.missing === 0 && !converter.isIncomplete;
  return isAllRead && !isComplete ? ExitCode.Findings : exitOf(isAllRead);
}

/** Reads the games of all inputs, in pieces, so that memory does not grow with them; and the positions of those that hold EPD. */
function visitAll(paths: readonly string[], visitor: GameVisitor, io: Io): Promise<boolean> {
  return visitInputs(
    paths,
    (input, progress) => (isEpd(input.path) ? visitEpd(input, visitor, io) : visitInput(input, visitor, progress, io)),
    io,
  );
}

function encodingOption(options: CommandCall['options']): Encoding | null {
  const text = textOption(options, 'encoding');
  return text === undefined ? null : oneOf(text, '--encoding', ENCODINGS);
}

function exitOf(isAllRead: boolean): ExitCode {
  return isAllRead ? ExitCode.Clean : ExitCode.Misuse;
}
