import type { LanguageService } from '../src/service.ts';

/** A word list instead of chess: enough to see what the transport does with documents, settings and answers. */
interface WordDocument {
  readonly uri: string;
  readonly languageId: string;
  readonly version: number;
  readonly text: string;
}

interface Change {
  readonly range?: { start: { line: number; character: number }; end: { line: number; character: number } };
  readonly text: string;
}

/** What a test can make of the stand-in. */
export interface StandIn {
  readonly service: LanguageService;
  /** Calls of the service by name, in order. */
  readonly calls: string[];
  /** Names of the calls that throw from now on, `NAME*N` for the next N calls only. */
  readonly failing: Map<string, number>;
}

/** A service that reports every `bad` in a text, in the severity that the setting `rules.bad` names. */
export function createStandIn(): StandIn {
  const calls: string[] = [];
  const failing = new Map<string, number>();

  function enter(name: string): void {
    calls.push(name);
    const left = failing.get(name) ?? 0;
    if (left <= 0) return;
    failing.set(name, left - 1);
    throw new Error(`forced fault in ${name}`);
  }

  const feature = (
    method: string,
    capability: string,
    answer: (document: WordDocument, params: unknown) => unknown,
  ) => ({
    method,
    capability: { [capability]: true },
    handle(document: unknown, params: unknown) {
      enter(method);
      return answer(document as WordDocument, params);
    },
  });

  const service = {
    openDocument(item: WordDocument) {
      enter('openDocument');
      return { ...item };
    },
    updateDocument(document: WordDocument, version: number, changes: readonly Change[]) {
      enter('updateDocument');
      return { ...document, version, text: changes.reduce(applyChange, document.text) };
    },
    features: [
      feature('textDocument/hover', 'hoverProvider', (document) => ({ contents: document.text })),
      feature('completionItem/resolve', 'completionProvider', (document, item) => ({
        ...(item as object),
        detail: document.text,
      })),
      feature('textDocument/foldingRange', 'foldingRangeProvider', () => []),
      feature('textDocument/documentSymbol', 'documentSymbolProvider', () => undefined),
    ],
    diagnose(document: WordDocument, settings: { rules: { bad: string } }) {
      enter('diagnose');
      return [...document.text.matchAll(/bad/g)].map((match) => ({
        range: { start: { line: 0, character: match.index }, end: { line: 0, character: match.index + 3 } },
        message: `bad (${settings.rules.bad})`,
      }));
    },
    defaultSettings: { rules: { bad: 'error' } },
    readSettings(json: unknown) {
      enter('readSettings');
      const rules = (json as { rules?: Record<string, string> }).rules;
      return { settings: { rules: { bad: 'error', ...rules } }, problems: rules ? [] : ['no rules in the settings'] };
    },
  };
  return { service: service as unknown as LanguageService, calls, failing };
}

function applyChange(text: string, change: Change): string {
  if (!change.range) return change.text;
  const lines = text.split('\n');
  const offset = (at: { line: number; character: number }) =>
    lines.slice(0, at.line).reduce((sum, line) => sum + line.length + 1, 0) + at.character;
  return text.slice(0, offset(change.range.start)) + change.text + text.slice(offset(change.range.end));
}
