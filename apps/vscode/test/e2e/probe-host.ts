import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** A place in a document, as the protocol counts it. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** A stretch of a document. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** A diagnostic as the editor holds it. */
export interface ProbeDiagnostic {
  readonly range: Range;
  readonly message: string;
  readonly severity: string;
  readonly source?: string;
  readonly code?: string;
  readonly href?: string;
}

/** What the probe does in the extension host: parameters and result of each job of probe.js. */
export interface Jobs {
  open: [{ file: string }, { languageId: string; text: string }];
  text: [{ file: string }, string];
  diagnostics: [{ file: string }, ProbeDiagnostic[]];
  hover: [{ file: string; at: Position }, string[]];
  completion: [{ file: string; at: Position }, string[]];
  fixes: [{ file: string; range: Range }, string[]];
  fix: [{ file: string; range: Range; title: string }, boolean];
  symbols: [{ file: string }, string[]];
  folds: [{ file: string }, { start: number; end: number }[]];
  insert: [{ file: string; at: Position; text: string }, boolean];
  command: [{ id: string; args?: unknown[] }, unknown];
  setting: [{ name: string; value: unknown }, null];
  isTrusted: [Record<string, never>, boolean];
  isActive: [{ id: string }, boolean | null];
}

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/** The test's end of the probe: a small HTTP server that hands out jobs and takes their results. */
export class ProbeHost {
  readonly #server: Server;
  readonly #queue: string[] = [];
  readonly #waiting = new Map<number, Waiting>();
  #idle: ServerResponse | undefined;
  #count = 0;

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', (request, response) => void this.#handle(request, response));
  }

  static async listen(): Promise<ProbeHost> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new ProbeHost(server);
  }

  /** Where the probe finds the test, for the file probe.json of the workspace. */
  get address(): string {
    const address = this.#server.address();
    if (typeof address !== 'object' || address === null) throw new Error('the probe host is closed');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Has the probe do a job. Jobs given before the editor runs wait for it; the test's own timeout ends the wait. */
  run<J extends keyof Jobs>(job: J, params: Jobs[J][0]): Promise<Jobs[J][1]> {
    const id = ++this.#count;
    this.#queue.push(JSON.stringify({ id, job, params }));
    this.#handOut();
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    });
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.url === '/next') {
      this.#idle = response;
      this.#handOut();
      return;
    }
    const body = Buffer.concat(await request.toArray()).toString();
    response.end();
    const { id, result, error } = JSON.parse(body);
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === undefined) waiting?.resolve(result as never);
    else waiting?.reject(new Error(error));
  }

  #handOut(): void {
    const next = this.#idle && this.#queue.shift();
    if (next === undefined) return;
    this.#idle?.end(next);
    this.#idle = undefined;
  }
}
