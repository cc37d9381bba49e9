import { type CodeAction, CodeActionKind, type TextEdit } from 'vscode-languageserver-types';
import { findingsOf, toDiagnostic } from '../diagnostics.ts';
import type { ServiceDocument } from '../document.ts';
import type { DocumentGame } from '../document-games.ts';
import { safeEdits } from '../fixing.ts';
import { documentOffset, documentRange } from '../range.ts';
import type { Edit } from '../rules/rule.ts';
import type { Settings } from '../settings.ts';
import { defineFeature } from './feature.ts';
import { readCodeActionParams } from './params.ts';
import { refactoringsAt } from './refactorings.ts';

/** The kind of the action that applies every safe fix of a document. */
const FIX_ALL = `${CodeActionKind.SourceFixAll}.movetext`;

/** What can be done with variations, moves and games, findings or not. */
const REFACTOR = CodeActionKind.RefactorRewrite;

/** Quick fixes for the findings at a place, all safe fixes of the document at once, and what can be done with the moves there. */
export const codeActions = defineFeature({
  method: 'textDocument/codeAction',
  capability: { codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, REFACTOR, FIX_ALL] } },
  read: readCodeActionParams,
  run(document, { range, only, isAutomatic }, settings): CodeAction[] {
    const start = documentOffset(document, range.start);
    const end = Math.max(start, documentOffset(document, range.end));
    return [
      ...(asksFor(only, CodeActionKind.QuickFix) ? quickFixes(document, start, end, settings) : []),
      ...(asksFor(only, REFACTOR) && !(isAutomatic && !only) ? refactorings(document, start) : []),
      ...(only && asksFor(only, FIX_ALL) ? fixAll(document, settings) : []),
    ];
  },
});

/** A kind stands for all kinds below it: `source` asks for `source.fixAll.movetext`, too. */
function asksFor(only: readonly string[] | null, kind: string): boolean {
  return !only || only.some((asked) => asked === '' || kind === asked || kind.startsWith(`${asked}.`));
}

function quickFixes(document: ServiceDocument, start: number, end: number, settings: Settings): CodeAction[] {
  return document.games
    .filter((game) => game.start <= end && start <= game.end)
    .flatMap((game) =>
      findingsOf(game.section, settings)
        .filter(({ range }) => game.start + range.start <= end && start <= game.start + range.end)
        .flatMap((finding) =>
          finding.fixes().map(
            (fix, index): CodeAction => ({
              title: fix.title,
              kind: CodeActionKind.QuickFix,
              diagnostics: [toDiagnostic(document, game, finding)],
              ...(index === 0 && { isPreferred: true }),
              edit: { changes: { [document.uri]: textEdits(document, game, fix.edits) } },
            }),
          ),
        ),
    );
}

/** Of the game in which the place is; between two games that touch, the second one. */
function refactorings(document: ServiceDocument, offset: number): CodeAction[] {
  const game = document.games.filter(({ start, end }) => start <= offset && offset <= end).at(-1);
  if (!game?.section.isGame) return [];
  return refactoringsAt(game.section, offset - game.start).map(({ title, edits }) => ({
    title,
    kind: REFACTOR,
    edit: { changes: { [document.uri]: textEdits(document, game, edits) } },
  }));
}

function fixAll(document: ServiceDocument, settings: Settings): CodeAction[] {
  const edits = document.games.flatMap((game) =>
    textEdits(document, game, safeEdits(findingsOf(game.section, settings))),
  );
  if (edits.length === 0) return [];
  return [{ title: 'Apply all safe fixes', kind: FIX_ALL, edit: { changes: { [document.uri]: edits } } }];
}

function textEdits(document: ServiceDocument, game: DocumentGame, edits: readonly Edit[]): TextEdit[] {
  return edits.map(({ range, newText }) => ({ range: documentRange(document, game, range), newText }));
}
