import picocolors from 'picocolors';
import type { Io, Output } from './io.ts';

/** Functions that colour text, or leave it alone. */
export type Colors = ReturnType<typeof picocolors.createColors>;

/** Colours for an output: only where a person reads along, and never with `NO_COLOR` (no-color.org). */
export function colorsFor(output: Output, io: Io): Colors {
  const { NO_COLOR = '', TERM = '' } = io.env;
  const isRefused = NO_COLOR !== '' || TERM === 'dumb';
  return picocolors.createColors(output.isTerminal && !isRefused);
}
