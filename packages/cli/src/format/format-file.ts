import { realpathSync, renameSync } from 'node:fs';
import type { FormatOptions } from '@movetext/language-service';
import type { Encoding } from '../input/encoding.ts';
import { type PlacedSection, visitFile, visitText } from '../input/games.ts';
import type { Place } from '../input/line-index.ts';
import type { TextInput } from '../input/text-input.ts';
import type { Io } from '../io.ts';
import { EditedCopy } from '../output/edited-copy.ts';
import { Fingerprint } from './fingerprint.ts';
import { FormatChain, type GameText } from './format-chain.ts';

/** What came of laying out a text. */
export interface FormatResult {
  /** Whether the layout is not what it was. */
  readonly isChanged: boolean;
  /** Where games begin that were left as they are, since it could not be shown that they stay the same. */
  readonly left: readonly Place[];
}

/** Lays out the games of a text and hands them on, one by one and all of them. */
export async function formatText(
  text: TextInput,
  options: FormatOptions,
  io: Io,
  put: (game: GameText) => void,
  see: (placed: PlacedSection) => void = () => {},
): Promise<FormatResult> {
  let isChanged = false;
  const left: Place[] = [];
  const places = new Map<number, Place>();
  const chain = new FormatChain(options, (game) => {
    if (game.before !== game.after) isChanged = true;
    const place = places.get(game.start);
    places.delete(game.start);
    if (!game.isProven && place !== undefined) left.push(place);
    put(game);
  });
  // The reader has one text at a time: games are laid out between two pieces of the file.
  let batch: Parameters<FormatChain['add']>[] = [];
  const work = async (): Promise<void> => {
    for (const game of batch) chain.add(...game);
    batch = [];
  };
  await visitText(
    text,
    {
      section(placed) {
        const { section, start, end, lines } = placed;
        see(placed);
        const before = section.source.slice(0, section.source.length);
        places.set(start, lines.placeAt(start));
        batch.push([start, end, before, isExact(before, end - start, text.encoding)]);
      },
      pause: work,
    },
    null,
    io,
  );
  await work();
  chain.end();
  return { isChanged, left };
}

/** Whether a text is all that its bytes say: what was no text became replacement characters, and would be written as such. */
function isExact(text: string, length: number, encoding: Encoding): boolean {
  if (!text.includes('\ufffd')) return true;
  return encoding.startsWith('utf-8') && Buffer.byteLength(text, 'utf8') === length;
}

/** What came of writing a file. */
export interface WriteResult extends FormatResult {
  /** False where the new text was not written, since it would not be read as the same games. */
  readonly isWritten: boolean;
  /** Games that were left as they are, since the file's encoding lacks characters of their new text. */
  readonly unencodable: number;
}

/**
 * Lays out a file and replaces it in one step, in its encoding. The new text is read again before:
 * where it does not say what the old one does, the file stays.
 */
export async function formatFile(name: string, text: TextInput, options: FormatOptions, io: Io): Promise<WriteResult> {
  // A link stays a link: what it points to is replaced.
  const file = realpathSync(name);
  const copy = new EditedCopy(file, text.encoding);
  const anyMoves = options.writeMove !== undefined;
  const before = new Fingerprint({ anyMoves });
  let unencodable = 0;
  let result: FormatResult;
  try {
    result = await formatText(
      text,
      options,
      io,
      (game) => {
        if (game.before !== game.after && !copy.replace(game.start, game.end, game.after)) unencodable++;
      },
      ({ section }) => before.add(section),
    );
  } catch (error) {
    copy.discard();
    throw error;
  }
  const made = copy.finish();
  if (made === null) return { ...result, isChanged: false, isWritten: true, unencodable };
  try {
    const after = new Fingerprint({ anyMoves });
    await visitFile(made.name, { section: ({ section }) => after.add(section) }, io);
    const isSame = after.value === before.value;
    if (isSame) {
      renameSync(made.name, file);
      made.keep();
    }
    return { ...result, isWritten: isSame, unencodable };
  } finally {
    made.remove();
  }
}
