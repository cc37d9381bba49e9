import { availableParallelism } from 'node:os';
import {
  defaultSettings,
  isSeverity,
  rules,
  SEVERITIES,
  type Settings,
  type Severity,
} from '@movetext/language-service';
import { UsageError } from '../exit-code.ts';
import { nearestWord } from '../nearest-word.ts';
import { hasOption, listOption, oneOf, textOption, wholeNumber } from '../options.ts';
import { REPORTER_NAMES, type ReporterName } from '../reporters/index.ts';

/** What the user asked `lint` for. */
export interface LintOptions {
  readonly format: ReporterName;
  readonly settings: Settings;
  /** The lowest severity that makes the exit status 1. */
  readonly failOn: Severity;
  /** Errors only are printed, and looked for unless `failOn` is lower. */
  readonly quiet: boolean;
  /** Threads to check large files with, at least 1. */
  readonly threads: number;
  /** Whether safe fixes are written back before anything is reported. */
  readonly fix: boolean;
}

/** What whoever checks a piece of a text has to know. */
export type PieceOptions = Pick<LintOptions, 'settings' | 'quiet' | 'format'>;

/** Reads the options of `lint`. Throws UsageError for what cannot be. */
export function readLintOptions(options: Readonly<Record<string, unknown>>): LintOptions {
  const severities = readRules(listOption(options, 'rule'));
  const failOn = oneOf(textOption(options, 'failOn') ?? 'error', '--fail-on', SEVERITIES);
  const quiet = hasOption(options, 'quiet');
  return {
    format: oneOf(textOption(options, 'format') ?? 'text', '--format', REPORTER_NAMES),
    settings: { ...defaultSettings, rules: quiet && failOn === 'error' ? errorsOnly(severities) : severities },
    failOn,
    quiet,
    fix: hasOption(options, 'fix'),
    threads: readThreads(textOption(options, 'threads') ?? '1'),
  };
}

/** Where nobody asks for less than errors, the rules that find nothing else need not run. */
function errorsOnly(severities: Settings['rules']): Settings['rules'] {
  const silent = rules.filter(({ code, severity }) => (severities[code] ?? severity) !== 'error');
  return { ...severities, ...Object.fromEntries(silent.map(({ code }) => [code, 'off'])) };
}

/** `auto` is as many threads as the machine runs at once. */
function readThreads(text: string): number {
  return text === 'auto' ? availableParallelism() : wholeNumber(text, '--threads', 1, 256);
}

function readRules(texts: readonly string[]): Settings['rules'] {
  const severities: Record<string, Severity | 'off'> = {};
  for (const text of texts) {
    const [code = '', severity, ...rest] = text.split('=');
    if (severity === undefined || 0 < rest.length) throw new UsageError(`--rule takes CODE=SEVERITY, not '${text}'`);
    if (!rules.some((rule) => rule.code === code)) throw new UsageError(unknownRule(code));
    if (severity !== 'off' && !isSeverity(severity)) {
      throw new UsageError(
        `the severity of ${code} must be one of off, ${[...SEVERITIES].reverse().join(', ')}, not '${severity}'`,
      );
    }
    severities[code] = severity;
  }
  return severities;
}

function unknownRule(code: string): string {
  const nearest = nearestWord(
    code,
    rules.map((rule) => rule.code),
  );
  return `there is no rule '${code}'${nearest === null ? '; movetext rules lists them' : `: did you mean ${nearest}?`}`;
}
