import { SEVERITIES, type Severity } from '@movetext/language-service';
import { counted } from '../plural.ts';
import type { Summary } from '../reporters/reporter.ts';

/** Whether something was found that is at least as grave as the bar. */
export function hasFailed({ bySeverity }: Summary, failOn: Severity): boolean {
  const gravest = SEVERITIES.slice(0, SEVERITIES.indexOf(failOn) + 1);
  return gravest.some((severity) => 0 < bySeverity[severity]);
}

/** What all came to, in one line. */
export function summaryText({ files, games, plies, bySeverity, fixed = 0 }: Summary): string {
  const { error, warning, info, hint } = bySeverity;
  const found = [
    error === 0 ? [] : counted(error, 'error'),
    warning === 0 ? [] : counted(warning, 'warning'),
    info === 0 ? [] : counted(info, 'note'),
    hint === 0 ? [] : counted(hint, 'hint'),
  ].flat();
  const mended = fixed === 0 ? '' : `${counted(fixed, 'place')} mended; `;
  const what = found.length === 0 ? 'nothing to report' : found.join(', ');
  return `${counted(files, 'file')}, ${counted(games, 'game')}, ${counted(plies, 'half-move')}: ${mended}${what}`;
}
