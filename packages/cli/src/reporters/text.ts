import type { Severity } from '@movetext/language-service';
import type { Colors } from '../colors.ts';
import type { LineExcerpt } from '../input/line-index.ts';
import type { Output } from '../io.ts';
import { columnsOf, printable } from '../printable.ts';
import type { LocatedFinding, Reporter } from './reporter.ts';

const INDENT = '    ';

/** For people: `path:line:column` (from 1), severity, code and message, then the line with a caret under the place. */
export function textReporter(out: Output, colors: Colors): Reporter {
  let path = '';
  return {
    openFile(opened) {
      path = opened === '-' ? '<stdin>' : printable(opened);
    },
    finding(finding) {
      const { start } = finding.range;
      const severity = severityColor(finding.severity, colors)(finding.severity);
      const place = colors.bold(`${path}:${start.line + 1}:${start.character + 1}`);
      out.write(`${place} ${severity} ${colors.dim(finding.code)} ${printable(finding.message)}\n`);
      out.write(pointed(finding, colors));
    },
    closeFile() {},
    end() {},
  };
}

/** The line and, under it, carets. */
function pointed(finding: LocatedFinding, colors: Colors): string {
  const { text, at, isCutBefore, isCutBehind } = trimmed(finding.excerpt());
  const { start, end } = finding.range;
  const units = start.line === end.line ? end.character - start.character : text.length - at;
  const before = (isCutBefore ? '…' : '') + printable(text.slice(0, at));
  const under = printable(text.slice(at, at + units));
  const behind = printable(text.slice(at + units)) + (isCutBehind ? '…' : '');
  const carets = '^'.repeat(Math.max(1, columnsOf(under)));
  const color = severityColor(finding.severity, colors);
  return `${INDENT}${before}${under}${behind}\n${INDENT}${' '.repeat(columnsOf(before))}${color(carets)}\n`;
}

/** The excerpt without the line's own indent. */
function trimmed(excerpt: LineExcerpt): LineExcerpt {
  const indent = Math.min(excerpt.at, excerpt.text.length - excerpt.text.trimStart().length);
  return { ...excerpt, text: excerpt.text.slice(indent), at: excerpt.at - indent };
}

function severityColor(severity: Severity, colors: Colors): (text: string) => string {
  switch (severity) {
    case 'error':
      return colors.red;
    case 'warning':
      return colors.yellow;
    case 'info':
      return colors.blue;
    case 'hint':
      return colors.cyan;
  }
}
