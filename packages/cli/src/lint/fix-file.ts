import { closeSync, openSync, realpathSync, renameSync } from 'node:fs';
import { lintSection, type Settings, safeEdits } from '@movetext/language-service';
import { fileStream } from '../input/byte-stream.ts';
import { visitText, withText } from '../input/games.ts';
import type { Input } from '../input/inputs.ts';
import { openText, type TextInput } from '../input/text-input.ts';
import type { Io } from '../io.ts';
import { EditedCopy } from '../output/edited-copy.ts';
import type { TemporaryFile } from '../output/temporary-file.ts';

/** A fix may make room for another one; behind so many rounds somebody is going round in circles. */
const MAX_ROUNDS = 10;

/** Whether a file was fixed. */
export type FixResult =
  | { readonly kind: 'fixed'; readonly edits: number }
  /** It cannot be written back: an archive, a pipe. */
  | { readonly kind: 'not-writable' };

/**
 * Applies the safe fixes of all findings in a file, and those of what is found then, until nothing is left to fix.
 * The file is replaced in one step at the end, so that whatever happens it is the old one or the new one.
 */
export async function fixFile(input: Input, settings: Settings, io: Io): Promise<FixResult> {
  if (input.file === null) return { kind: 'not-writable' };
  // A link stays a link: what it points to is replaced.
  const file = realpathSync(input.file);
  let edits = 0;
  let fixed: TemporaryFile | null = null;
  let isWritable = true;
  try {
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const source: string = fixed?.name ?? file;
      const work = async (text: TextInput): Promise<Round> => fixOnce(text, source, file, settings, io);
      let result: Round = { copy: null, edits: 0 };
      if (fixed === null) {
        await withText(input, io, async (text, canBeWritten) => {
          isWritable = canBeWritten;
          if (canBeWritten) result = await work(text);
        });
      } else result = await withFile(fixed.name, work);
      if (result.copy === null) break;
      fixed?.remove();
      fixed = result.copy;
      edits += result.edits;
    }
    if (!isWritable) return { kind: 'not-writable' };
    if (fixed !== null) {
      renameSync(fixed.name, file);
      fixed.keep();
    }
    return { kind: 'fixed', edits };
  } finally {
    fixed?.remove();
  }
}

interface Round {
  /** The fixed text, null where nothing was to be fixed. */
  readonly copy: TemporaryFile | null;
  readonly edits: number;
}

async function withFile<T>(name: string, use: (text: TextInput) => Promise<T>): Promise<T> {
  const descriptor = openSync(name, 'r');
  try {
    return await use(await openText(fileStream(descriptor)));
  } finally {
    closeSync(descriptor);
  }
}

async function fixOnce(text: TextInput, source: string, beside: string, settings: Settings, io: Io): Promise<Round> {
  const copy = new EditedCopy(source, text.encoding, beside);
  let edits = 0;
  try {
    await visitText(
      text,
      {
        section({ section, start }) {
          for (const { range, newText } of safeEdits(lintSection(section, settings))) {
            if (copy.replace(start + range.start, start + range.end, newText)) edits++;
          }
        },
      },
      null,
      io,
    );
  } catch (error) {
    copy.discard();
    throw error;
  }
  return { copy: copy.finish(), edits };
}
