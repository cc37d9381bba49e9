import { colorsFor } from '../colors.ts';
import type { Io } from '../io.ts';
import { jsonReporter } from './json.ts';
import type { Reporter } from './reporter.ts';
import { textReporter } from './text.ts';

/** The shapes in which findings are printed, by the names of `--format`. */
export const REPORTERS = {
  text: (io: Io): Reporter => textReporter(io.stdout, colorsFor(io.stdout, io)),
  json: (io: Io): Reporter => jsonReporter(io.stdout),
} as const;

/** A name of `--format`. */
export type ReporterName = keyof typeof REPORTERS;

/** All names of `--format`. */
export const REPORTER_NAMES: readonly ReporterName[] = ['text', 'json'];
