import type { Io } from '../io.ts';
import type { Encoding } from './encoding.ts';
import { withText } from './games.ts';
import { findInputs } from './inputs.ts';

/**
 * The encoding in which several texts may be written one behind the other: their own if they have the same, else UTF-8.
 * Null where there is but one text, which will tell its own when it is read.
 */
export async function commonEncoding(paths: readonly string[], io: Io): Promise<Encoding | null> {
  const { inputs } = await findInputs(paths, io);
  if (inputs.length < 2) return null;
  const encodings = new Set<Encoding>();
  for (const input of inputs) {
    // Standard input can be read once only, and not here.
    if (input.file === null) return 'utf-8';
    try {
      await withText(input, io, async ({ encoding }) => {
        encodings.add(encoding);
      });
    } catch {
      // Whoever reads the texts afterwards says what is wrong.
    }
  }
  const [first = 'utf-8'] = encodings;
  return encodings.size === 1 ? first : 'utf-8';
}
