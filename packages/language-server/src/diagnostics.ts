import type { Diagnostic } from 'vscode-languageserver';

/** A timer, so that the publisher knows neither Node nor a browser. */
export interface Timer {
  /** Runs `task` after some milliseconds unless it is disposed before. */
  schedule(task: () => void, milliseconds: number): { dispose(): void };
}

/** What a {@link DiagnosticsPublisher} stands between. */
export interface DiagnosticsPublisherOptions {
  readonly timer: Timer;
  /** Quiet time after an edit before the document is diagnosed, in milliseconds. */
  readonly delay: number;
  /** The version and diagnostics of an open document, undefined where it is not open. */
  readonly diagnose: (uri: string) => { version: number; diagnostics: Diagnostic[] } | undefined;
  readonly publish: (params: { uri: string; version?: number; diagnostics: Diagnostic[] }) => void;
}

/** Pushes diagnostics: at once for a document that opens, after a quiet time for one that is edited. */
export class DiagnosticsPublisher {
  readonly #options: DiagnosticsPublisherOptions;
  readonly #pending = new Map<string, { dispose(): void }>();

  constructor(options: DiagnosticsPublisherOptions) {
    this.#options = options;
  }

  /** Diagnoses and publishes now. */
  now(uri: string): void {
    this.#cancel(uri);
    const result = this.#options.diagnose(uri);
    this.#options.publish(result ? { uri, ...result } : { uri, diagnostics: [] });
  }

  /** Diagnoses and publishes when no further call came for the delay. */
  soon(uri: string): void {
    this.#cancel(uri);
    const { timer, delay } = this.#options;
    this.#pending.set(
      uri,
      timer.schedule(() => this.now(uri), delay),
    );
  }

  /** Takes back what was published. */
  clear(uri: string): void {
    this.#cancel(uri);
    this.#options.publish({ uri, diagnostics: [] });
  }

  /** Forgets what was still to come, for the end of the session. */
  dispose(): void {
    for (const uri of [...this.#pending.keys()]) this.#cancel(uri);
  }

  #cancel(uri: string): void {
    this.#pending.get(uri)?.dispose();
    this.#pending.delete(uri);
  }
}
