import { rulePage, rules } from '@movetext/language-service';
import type { CommandCall } from '../cli-command.ts';
import { colorsFor } from '../colors.ts';
import { ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { hasOption } from '../options.ts';

/** Runs `movetext rules`. */
export async function runRules({ options }: CommandCall, io: Io): Promise<ExitCode> {
  if (hasOption(options, 'json')) {
    const list = rules.map(({ code, severity, fixable, summary }) => ({
      code,
      severity,
      fixable,
      summary,
      page: rulePage(code),
    }));
    io.stdout.write(`${JSON.stringify(list, null, 2)}\n`);
    return ExitCode.Clean;
  }
  const colors = colorsFor(io.stdout, io);
  const width = Math.max(...rules.map(({ code }) => code.length));
  for (const { code, severity, fixable, summary } of rules) {
    const fix = fixable ? 'fixable' : '';
    io.stdout.write(`${colors.bold(code.padEnd(width))}  ${severity.padEnd(7)}  ${fix.padEnd(7)}  ${summary}\n`);
  }
  return ExitCode.Clean;
}
