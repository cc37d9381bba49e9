import type { DidChangeTextDocumentParams, DidOpenTextDocumentParams } from 'vscode-languageserver';
import type { Guard } from './guard.ts';
import type { LanguageService, ServiceDocument } from './service.ts';

/**
 * The open documents by uri.
 *
 * A document whose edit the service could not take is dropped, since answers about a text that the editor no longer
 * shows would point at the wrong places; it comes back with the next opening or the next change of the whole text.
 */
export class OpenDocuments {
  readonly #service: LanguageService;
  readonly #guard: Guard;
  readonly #documents = new Map<string, ServiceDocument>();
  /** Language ids of the dropped documents that are still open in the editor. */
  readonly #dropped = new Map<string, string>();

  constructor(service: LanguageService, guard: Guard) {
    this.#service = service;
    this.#guard = guard;
  }

  /** The document at `uri`, or undefined where none is open. */
  get(uri: string): ServiceDocument | undefined {
    return this.#documents.get(uri);
  }

  /** The uris of all open documents. */
  uris(): string[] {
    return [...this.#documents.keys()];
  }

  open(params: DidOpenTextDocumentParams): void {
    const { uri, languageId } = params.textDocument;
    const document = this.#twice('textDocument/didOpen', () => this.#service.openDocument(params.textDocument));
    this.#keep(uri, languageId, document);
  }

  change(params: DidChangeTextDocumentParams): void {
    const { uri, version } = params.textDocument;
    const document = this.#documents.get(uri);
    if (document) {
      const updated = this.#twice('textDocument/didChange', () =>
        this.#service.updateDocument(document, version, params.contentChanges),
      );
      this.#keep(uri, document.languageId, updated);
      return;
    }
    const languageId = this.#dropped.get(uri);
    const whole = params.contentChanges.at(-1);
    if (languageId !== undefined && whole && !('range' in whole)) {
      this.open({ textDocument: { uri, languageId, version, text: whole.text } });
    }
  }

  close(uri: string): void {
    this.#documents.delete(uri);
    this.#dropped.delete(uri);
  }

  #keep(uri: string, languageId: string, document: ServiceDocument | undefined): void {
    if (document) {
      this.#documents.set(uri, document);
      this.#dropped.delete(uri);
    } else {
      this.#documents.delete(uri);
      this.#dropped.set(uri, languageId);
    }
  }

  /** A trap renews the engine, so the same call may well succeed the second time; an old document is never changed. */
  #twice<T>(task: string, run: () => T): T | undefined {
    return (
      this.#guard<T | undefined>(task, run, undefined) ?? this.#guard<T | undefined>(`${task} again`, run, undefined)
    );
  }
}
