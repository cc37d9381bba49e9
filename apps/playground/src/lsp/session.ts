import { LSPClient, LSPPlugin } from '@codemirror/lsp-client';
import type { EditorView } from '@codemirror/view';
import type { Diagnostic, Range } from 'vscode-languageserver-types';
import { type Fix, fixOf, type Problem, problemsOf } from './problem.ts';
import { comparePositions, hull, positionOf } from './ranges.ts';
import { requestCodeActions } from './requests.ts';
import { sanitizeHtml } from './sanitize.ts';
import { answerServer, createTransport, type MessagePeer } from './transport.ts';

/** Who hears of what the server says unasked. */
export interface SessionListener {
  /** The problems of the text as it now stands in the view, with their fixes. */
  onProblems(view: EditorView, problems: readonly Problem[]): void;
}

interface PublishDiagnosticsParams {
  readonly uri: string;
  readonly version?: number | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Covers the start of the server too, which on a slow phone takes seconds. */
const REQUEST_TIMEOUT = 15_000;

/** A torn file can have thousands of problems, and finding out what a move was meant to be takes time. */
const PROBLEMS_WITH_FIXES = 200;

const FIX_ALL = 'source.fixAll.movetext';

/** What this page can do beyond what CodeMirror's client says of itself. It shows what is pushed, and never pulls. */
const clientCapabilities = {
  workspace: { configuration: true, workspaceEdit: { documentChanges: true } },
  textDocument: {
    diagnostic: false,
    publishDiagnostics: { versionSupport: true, codeDescriptionSupport: true, relatedInformation: true },
    codeAction: {
      codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', FIX_ALL] } },
      isPreferredSupport: true,
    },
    completion: { completionItem: { resolveSupport: { properties: ['documentation'] } } },
  },
};

/** Starts a conversation with a server behind a worker. */
export function startSession(peer: MessagePeer, listener: SessionListener): LSPClient {
  const client = new LSPClient({
    timeout: REQUEST_TIMEOUT,
    sanitizeHTML: sanitizeHtml,
    notificationHandlers: {
      'textDocument/publishDiagnostics': (source, params: PublishDiagnosticsParams) => {
        void publish(source, params, listener);
        return true;
      },
    },
    extensions: [{ clientCapabilities }],
  });
  return client.connect(createTransport(peer, answerServer));
}

/**
 * Asks for the fixes of the first problems and hands all problems on.
 *
 * It is one question for all of them: one for each would keep the server busy with the asking.
 */
async function publish(client: LSPClient, params: PublishDiagnosticsParams, listener: SessionListener): Promise<void> {
  const { uri } = params;
  if (!openAt(client, params)) return;
  const diagnostics = [...params.diagnostics].sort((a, b) => comparePositions(a.range.start, b.range.start));
  const mendable = diagnostics.slice(0, PROBLEMS_WITH_FIXES);
  const range = hull(mendable.map((diagnostic) => diagnostic.range));
  const actions = range ? await requestCodeActions(client, uri, range, mendable, ['quickfix']).catch(() => []) : [];
  // What was asked may have been overtaken by an edit; then the server publishes anew.
  const current = openAt(client, params);
  if (!current?.plugin.unsyncedChanges.empty) return;
  listener.onProblems(current.view, problemsOf(current.plugin.syncedDoc, uri, diagnostics, actions));
}

/** The change that mends all that can be mended safely, undefined where that is nothing. */
export async function requestFixAll(view: EditorView): Promise<Fix | undefined> {
  const plugin = LSPPlugin.get(view);
  if (!plugin) return undefined;
  plugin.client.sync();
  const doc = plugin.syncedDoc;
  const actions = await requestCodeActions(plugin.client, plugin.uri, wholeOf(plugin), [], [FIX_ALL]);
  if (view.state.doc !== doc) return undefined;
  return actions.map((action) => fixOf(doc, plugin.uri, action)).find((fix) => fix !== undefined);
}

function openAt(client: LSPClient, { uri, version }: PublishDiagnosticsParams) {
  const file = client.workspace.getFile(uri);
  const view = file?.getView();
  const plugin = view && LSPPlugin.get(view);
  if (!file || !view || !plugin || plugin.uri !== uri) return undefined;
  if (version !== undefined && version !== null && version !== file.version) return undefined;
  return { view, plugin };
}

function wholeOf(plugin: LSPPlugin): Range {
  return { start: { line: 0, character: 0 }, end: positionOf(plugin.syncedDoc, plugin.syncedDoc.length) };
}
