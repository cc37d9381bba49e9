import type { GameSection } from '@movetext/pgn';
import { type Diagnostic, DiagnosticSeverity, DiagnosticTag } from 'vscode-languageserver-types';
import type { ServiceDocument } from './document.ts';
import type { DocumentGame } from './document-games.ts';
import { type Finding, lintSection } from './lint.ts';
import { documentRange } from './range.ts';
import type { Settings } from './settings.ts';
import type { Severity } from './severity.ts';

/** The page of a rule. */
export function rulePage(code: string): string {
  return `https://github.com/movetext/movetext/blob/main/docs/rules.md#${code}`;
}

/**
 * The diagnostics of a whole document, in the order of its text.
 * A file that is no PGN at all has a fault at every word, which helps nobody and chokes editors: the list stops at {@link MOST_DIAGNOSTICS} and says so in its last entry.
 */
export function diagnose(document: ServiceDocument, settings: Settings): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const game of document.games) {
    for (const finding of findingsOf(game.section, settings)) {
      if (diagnostics.length === MOST_DIAGNOSTICS) return [...diagnostics, stopped(document, game, finding)];
      diagnostics.push(toDiagnostic(document, game, finding));
    }
  }
  return diagnostics;
}

/** The longest list of diagnostics that a document gets. */
export const MOST_DIAGNOSTICS = 5000;

/** One finding as the editor shows it. */
export function toDiagnostic(document: ServiceDocument, game: DocumentGame, finding: Finding): Diagnostic {
  const { code, severity, message, range, related, unnecessary } = finding;
  return {
    range: documentRange(document, game, range),
    severity: SEVERITY[severity],
    code,
    codeDescription: { href: rulePage(code) },
    source: 'movetext',
    message,
    ...(unnecessary && { tags: [DiagnosticTag.Unnecessary] }),
    ...(related && {
      relatedInformation: related.map((place) => ({
        location: { uri: document.uri, range: documentRange(document, game, place.range) },
        message: place.message,
      })),
    }),
  };
}

const SEVERITY: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

const findingsBySection = new WeakMap<GameSection, { settings: Settings; findings: readonly Finding[] }>();

/** The findings of a game, kept as long as the game: an edit elsewhere does not lint it again. */
export function findingsOf(section: GameSection, settings: Settings): readonly Finding[] {
  const known = findingsBySection.get(section);
  if (known?.settings === settings) return known.findings;
  const findings = lintSection(section, settings);
  findingsBySection.set(section, { settings, findings });
  return findings;
}

function stopped(document: ServiceDocument, game: DocumentGame, next: Finding): Diagnostic {
  return {
    range: documentRange(document, game, next.range),
    severity: DiagnosticSeverity.Information,
    source: 'movetext',
    message: `The first ${MOST_DIAGNOSTICS} findings are shown; there are more from here on`,
  };
}
