import { type LostText, type WriteGameOptions, writeGame } from '@movetext/pgn';
import type { ByteEncoding, Encoding } from '../input/encoding.ts';
import type { GameVisitor, PlacedSection } from '../input/games.ts';
import type { Io } from '../io.ts';
import { encodeText, markOf, recodeBytes } from '../output/encode-text.ts';
import { printable } from '../printable.ts';
import { tellEncoding } from '../talk.ts';
import { ByteFlow } from './byte-flow.ts';
import { PlainGameWriter } from './plain-game.ts';

/** How games are written. */
export interface ConvertPgnOptions {
  /** The encoding to write; null keeps that of the first text. */
  readonly encoding: Encoding | null;
  /** Whether the Seven Tag Roster goes first and the other tags follow by name. */
  readonly sortTags: boolean;
  /** Writes a legal move in some notation; null writes SAN. */
  readonly writeMove: WriteGameOptions['writeMove'] | null;
}

/** Writes all games in the export format, one file's behind the other's. What has no place in it is listed on stderr. */
export interface PgnConverter extends GameVisitor {
  /** Characters that the encoding does not have. */
  readonly missing: number;
  /** Whether text was left out that `lint` reports as an error: it may have been a move. */
  readonly isIncomplete: boolean;
}

const LOST_WORDS: Readonly<Record<LostText['code'], string>> = {
  'escape-line': 'an escape line',
  'unexpected-token': 'text that is no move',
  'unmatched-parenthesis': 'a parenthesis without its other half',
  'text-outside-game': 'text between games',
};

/** Texts that are errors where they stand. `%` lines and text between games are none. */
const LOST_ERRORS: ReadonlySet<LostText['code']> = new Set(['unexpected-token', 'unmatched-parenthesis']);

/** Characters of a lost text that are shown. */
const SHOWN = 60;

/** Makes a visitor of games that writes them to stdout. */
export function pgnConverter(options: ConvertPgnOptions, io: Io): PgnConverter {
  const { sortTags, writeMove } = options;
  let target: Encoding | null = null;
  let missing = 0;
  let isIncomplete = false;
  let isFirst = true;
  let path = '';
  let source: ByteEncoding = 'utf-8';
  let flow = new ByteFlow(true);
  let plain = new PlainGameWriter(flow);

  const put = ({ bytes, missing: more }: { readonly bytes: Uint8Array; readonly missing: number }): void => {
    missing += more;
    io.stdout.write(bytes);
  };
  const flush = (): void => {
    if (0 < flow.length && target !== null) put(recodeBytes(flow.take().slice(), source, target));
  };
  const writeModel = (placed: PlacedSection): void => {
    const { text, lost } = writeGame(placed.section.game(), { sortTags, ...(writeMove && { writeMove }) });
    flush();
    if (target !== null) put(encodeText(text, target));
    listLost(lost, placed);
  };
  const listLost = (lost: readonly LostText[], placed: PlacedSection): void => {
    for (const each of lost) {
      if (LOST_ERRORS.has(each.code)) isIncomplete = true;
      io.stderr.write(lostLine(each, placed));
    }
  };
  const lostLine = ({ code, text, range }: LostText, { lines, start }: PlacedSection): string => {
    const { line, character } = lines.placeAt(start + range.start);
    const name = path === '-' ? '<stdin>' : printable(path);
    const shown = SHOWN < text.length ? `${text.slice(0, SHOWN)}…` : text;
    return `${name}:${line + 1}:${character + 1}: left out ${LOST_WORDS[code]}: ${printable(shown)}\n`;
  };

  return {
    get missing() {
      return missing;
    },
    get isIncomplete() {
      return isIncomplete;
    },
    async openFile(opened, encoding) {
      path = opened;
      await tellEncoding(io, opened, encoding);
      source = encoding === 'windows-1252' ? encoding : 'utf-8';
      flow = new ByteFlow(source === 'utf-8');
      plain = new PlainGameWriter(flow);
      if (target !== null) return;
      target = options.encoding ?? encoding;
      put({ bytes: markOf(target), missing: 0 });
    },
    section(placed) {
      if (!placed.section.isGame) {
        listLost(writeGame(placed.section.game()).lost, placed);
        return;
      }
      if (!isFirst) flow.raw('\n');
      isFirst = false;
      if (sortTags || writeMove || !plain.write(placed.section)) writeModel(placed);
    },
    async pause() {
      flush();
    },
    closeFile() {
      flush();
    },
  };
}
