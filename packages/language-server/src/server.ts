import { type Connection, type ServerCapabilities, TextDocumentSyncKind } from 'vscode-languageserver';
import { Configuration } from './configuration.ts';
import { DiagnosticsPublisher, type Timer } from './diagnostics.ts';
import { OpenDocuments } from './documents.ts';
import { createGuard } from './guard.ts';
import type { LanguageService } from './service.ts';
import { VERSION } from './version.ts';

/** What a server is given by its surroundings. */
export interface ServerRuntime {
  readonly service: LanguageService;
  readonly timer: Timer;
  /** Quiet time after an edit before diagnostics are published, in milliseconds; 150 unless given. */
  readonly diagnosticsDelay?: number;
}

/**
 * Answers the Language Server Protocol over `connection` until the client ends the session.
 *
 * The features of the service register themselves by their method and capability; nothing here knows any of them.
 * A feature that throws is logged and answers null, and so does a request for a document that is not open.
 */
export function startServer(connection: Connection, runtime: ServerRuntime): void {
  const { service, timer, diagnosticsDelay = 150 } = runtime;
  const guard = createGuard((message) => connection.console.error(message));
  const documents = new OpenDocuments(service, guard);
  const configuration = new Configuration(connection, service, guard, () => {
    for (const uri of documents.uris()) diagnostics.now(uri);
  });
  const diagnostics = new DiagnosticsPublisher({
    timer,
    delay: diagnosticsDelay,
    diagnose(uri) {
      const document = documents.get(uri);
      return (
        document && {
          version: document.version,
          diagnostics: guard('diagnostics', () => service.diagnose(document, configuration.settings), []),
        }
      );
    },
    publish(params) {
      void connection.sendDiagnostics(params);
    },
  });

  connection.onInitialize((params) => {
    configuration.initialize(params.capabilities, params.initializationOptions);
    return { capabilities: capabilitiesOf(service), serverInfo: { name: 'movetext', version: VERSION } };
  });
  connection.onInitialized(() => configuration.initialized());
  connection.onDidChangeConfiguration((params) => configuration.changed(params.settings));
  connection.onShutdown(() => diagnostics.dispose());

  connection.onDidOpenTextDocument((params) => {
    documents.open(params);
    diagnostics.now(params.textDocument.uri);
  });
  connection.onDidChangeTextDocument((params) => {
    documents.change(params);
    diagnostics.soon(params.textDocument.uri);
  });
  connection.onDidCloseTextDocument((params) => {
    documents.close(params.textDocument.uri);
    diagnostics.clear(params.textDocument.uri);
  });

  for (const feature of service.features) {
    connection.onRequest(feature.method, (params: unknown) => {
      // What a client asks to have completed comes back as it was where there is nothing to add.
      const nothing = feature.method.endsWith('/resolve') ? params : null;
      const document = documents.get(documentUri(params) ?? '');
      if (!document) return nothing;
      return guard(feature.method, () => feature.handle(document, params, configuration.settings) ?? nothing, nothing);
    });
  }

  connection.listen();
}

function capabilitiesOf(service: LanguageService): ServerCapabilities {
  const capabilities: ServerCapabilities = {
    positionEncoding: 'utf-16',
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
  };
  return Object.assign(capabilities, ...service.features.map((feature) => feature.capability));
}

/**
 * The document of a request: its `TextDocumentIdentifier`. An item to be resolved carries the one of the request that
 * it came from in its data.
 */
function documentUri(params: unknown): string | undefined {
  const textDocument = member(params, 'textDocument') ?? member(member(params, 'data'), 'textDocument');
  const uri = member(textDocument, 'uri');
  return typeof uri === 'string' ? uri : undefined;
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
