import type { ChangeDesc, Text } from '@codemirror/state';
import { type CodeAction, type Diagnostic, DiagnosticSeverity, type TextEdit } from 'vscode-languageserver-types';
import { type Span, spanOf } from './ranges.ts';

/** How grave a problem is, in CodeMirror's words. */
export type ProblemSeverity = 'error' | 'warning' | 'info' | 'hint';

/** One replacement in the document. */
export interface Edit extends Span {
  readonly insert: string;
}

/** A change that mends a problem. */
export interface Fix {
  readonly title: string;
  readonly preferred: boolean;
  readonly edits: readonly Edit[];
}

/** A finding of the server in the document's offsets, with what mends it. */
export interface Problem extends Span {
  readonly severity: ProblemSeverity;
  readonly message: string;
  /** The rule's code, and the page that explains it. */
  readonly code?: string;
  readonly href?: string;
  readonly fixes: readonly Fix[];
}

/** The problems that diagnostics and the code actions for them amount to, in the order of the text. */
export function problemsOf(
  doc: Text,
  uri: string,
  diagnostics: readonly Diagnostic[],
  actions: readonly CodeAction[],
): Problem[] {
  const fixes = fixesByDiagnostic(doc, uri, actions);
  const problems = diagnostics.map((diagnostic) => problemOf(doc, diagnostic, fixes.get(keyOf(diagnostic)) ?? []));
  return problems.sort((a, b) => a.from - b.from || a.to - b.to);
}

/** The fix that a code action carries, undefined where it changes nothing in this document. */
export function fixOf(doc: Text, uri: string, action: CodeAction): Fix | undefined {
  const edits = textEditsOf(uri, action).map((edit) => ({ ...spanOf(doc, edit.range), insert: edit.newText }));
  if (edits.length === 0) return undefined;
  return { title: action.title, preferred: action.isPreferred === true, edits };
}

/** The problems after an edit of the text; one whose fix was edited over loses that fix. */
export function mapProblems(problems: readonly Problem[], changes: ChangeDesc): Problem[] {
  return problems.map((problem) => ({
    ...problem,
    ...mapSpan(problem, changes),
    fixes: problem.fixes
      .filter((fix) => !fix.edits.some((edit) => changes.touchesRange(edit.from, edit.to)))
      .map((fix) => ({ ...fix, edits: fix.edits.map((edit) => ({ ...edit, ...mapSpan(edit, changes) })) })),
  }));
}

function mapSpan(span: Span, changes: ChangeDesc): Span {
  const from = changes.mapPos(span.from, 1);
  return { from, to: Math.max(from, changes.mapPos(span.to, -1)) };
}

function problemOf(doc: Text, diagnostic: Diagnostic, fixes: readonly Fix[]): Problem {
  return {
    ...spanOf(doc, diagnostic.range),
    severity: severityOf(diagnostic),
    message: messageOf(diagnostic),
    ...(diagnostic.code === undefined ? {} : { code: String(diagnostic.code) }),
    ...(diagnostic.codeDescription ? { href: diagnostic.codeDescription.href } : {}),
    fixes: [...fixes].sort((a, b) => Number(b.preferred) - Number(a.preferred)),
  };
}

/** An action says itself what it mends, by the diagnostics it carries. */
function fixesByDiagnostic(
  doc: Text,
  uri: string,
  actions: readonly CodeAction[],
): ReadonlyMap<string, readonly Fix[]> {
  const fixes = new Map<string, Fix[]>();
  for (const action of actions) {
    const fix = fixOf(doc, uri, action);
    if (!fix) continue;
    for (const diagnostic of action.diagnostics ?? []) {
      const key = keyOf(diagnostic);
      fixes.set(key, [...(fixes.get(key) ?? []), fix]);
    }
  }
  return fixes;
}

function keyOf({ range, code, message }: Diagnostic): string {
  return JSON.stringify([range.start.line, range.start.character, code, message]);
}

function textEditsOf(uri: string, { edit }: CodeAction): readonly TextEdit[] {
  const inChanges = edit?.changes?.[uri] ?? [];
  const inDocumentChanges = (edit?.documentChanges ?? []).flatMap((change) =>
    'textDocument' in change && change.textDocument.uri === uri
      ? change.edits.flatMap((textEdit) => ('newText' in textEdit ? [textEdit] : []))
      : [],
  );
  return [...inChanges, ...inDocumentChanges];
}

/** From protocol 3.18 on a message may be Markdown; its text is shown as it stands. */
function messageOf({ message }: Diagnostic): string {
  return typeof message === 'string' ? message : message.value;
}

function severityOf({ severity }: Diagnostic): ProblemSeverity {
  switch (severity) {
    case DiagnosticSeverity.Warning:
      return 'warning';
    case DiagnosticSeverity.Information:
      return 'info';
    case DiagnosticSeverity.Hint:
      return 'hint';
    default:
      return 'error';
  }
}
