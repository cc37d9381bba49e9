import { PassThrough } from 'node:stream';
import { createConnection } from 'vscode-languageserver';
import {
  createProtocolConnection,
  ProposedFeatures,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import type { Timer } from '../src/diagnostics.ts';
import { startServer } from '../src/server.ts';
import type { LanguageService } from '../src/service.ts';

/** The client's end of a session, and what it heard. */
export interface Session {
  /** The answer to `initialize`. */
  readonly initialized: unknown;
  request(method: string, params: unknown): Promise<unknown>;
  notify(method: string, params: unknown): Promise<void>;
  readonly published: { uri: string; version?: number; diagnostics: { message: string }[] }[];
  readonly logged: string[];
  readonly registered: string[];
  /** Runs what the server's timer holds. */
  passTime(): void;
  /** Lets everything sent so far arrive: requests are answered in order. */
  settle(): Promise<void>;
  readonly exitCode: () => number | undefined;
  dispose(): void;
}

/** What the client of a session offers and answers. */
export interface SessionOptions {
  readonly capabilities?: Record<string, unknown>;
  readonly initializationOptions?: unknown;
  /** Answers `workspace/configuration`. */
  readonly configuration?: () => unknown;
}

/** Starts a server on two streams, speaks JSON-RPC to it, and ends the handshake. */
export async function openSession(service: LanguageService, options: SessionOptions = {}): Promise<Session> {
  const toServer = new PassThrough();
  const toClient = new PassThrough();
  const pending = new Set<() => void>();
  const timer: Timer = {
    schedule(task) {
      pending.add(task);
      return { dispose: () => pending.delete(task) };
    },
  };
  let exitCode: number | undefined;
  const watchDog = {
    shutdownReceived: false,
    initialize() {},
    exit(code: number) {
      exitCode = code;
    },
  };
  const server = createConnection(
    (logger) => createProtocolConnection(new StreamMessageReader(toServer), new StreamMessageWriter(toClient), logger),
    watchDog,
    ProposedFeatures.all,
  );
  startServer(server, { service, timer });

  const client = createProtocolConnection(new StreamMessageReader(toClient), new StreamMessageWriter(toServer));
  const published: Session['published'] = [];
  const logged: string[] = [];
  const registered: string[] = [];
  client.onNotification('textDocument/publishDiagnostics', (params: Session['published'][number]) => {
    published.push(params);
  });
  client.onNotification('window/logMessage', (params: { message: string }) => {
    logged.push(params.message);
  });
  client.onRequest('workspace/configuration', (params: { items: unknown[] }) =>
    params.items.map(() => options.configuration?.() ?? null),
  );
  client.onRequest('client/registerCapability', (params: { registrations: { method: string }[] }) => {
    registered.push(...params.registrations.map((registration) => registration.method));
    return null;
  });
  client.listen();

  const initialized = await client.sendRequest('initialize', {
    processId: null,
    rootUri: null,
    capabilities: options.capabilities ?? {},
    initializationOptions: options.initializationOptions,
  });
  await client.sendNotification('initialized', {});
  const session = {
    initialized,
    request: (method: string, params: unknown) => client.sendRequest(method, params),
    notify: (method: string, params: unknown) => client.sendNotification(method, params),
    published,
    logged,
    registered,
    passTime() {
      const tasks = [...pending];
      pending.clear();
      for (const task of tasks) task();
    },
    async settle() {
      // A question the server asks back needs a round of its own before the next answer.
      for (let round = 0; round < 3; round++) {
        await client.sendRequest('textDocument/hover', { textDocument: { uri: 'none:' } });
      }
    },
    exitCode: () => exitCode,
    dispose() {
      client.dispose();
      server.dispose();
    },
  };
  await session.settle();
  return session;
}
