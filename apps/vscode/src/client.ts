import { commands, type ExtensionContext, languages, window } from 'vscode';
import type { BaseLanguageClient, LanguageClientOptions } from 'vscode-languageclient';
import { configuration } from './settings.ts';
import { showState } from './status.ts';

/** The id of the language client: the section of its settings (`movetext.trace.server`) and of its commands. */
export const CLIENT_ID = 'movetext';

/** The name that the output channel and messages show. */
export const CLIENT_NAME = 'Movetext';

/** The documents that the server is told of, wherever they lie: in a folder, in a repository, or nowhere yet. */
export const DOCUMENTS = [{ language: 'pgn' }, { language: 'fen' }];

/** The options that the desktop and the web client share. */
export function clientOptions(): LanguageClientOptions {
  return { documentSelector: DOCUMENTS, middleware: { workspace: { configuration } } };
}

/**
 * Starts the language server and adds what the user sees of it: the status item and two commands.
 * Answers the client that the extension has to stop at its end.
 */
export async function startClient(context: ExtensionContext, client: BaseLanguageClient): Promise<BaseLanguageClient> {
  const status = languages.createLanguageStatusItem('movetext.server', DOCUMENTS);
  status.name = CLIENT_NAME;
  status.command = { title: 'Restart', command: 'movetext.restartServer' };
  context.subscriptions.push(
    status,
    client.onDidChangeState(({ newState }) =>
      showState(status, newState, client.initializeResult?.serverInfo?.version),
    ),
    commands.registerCommand('movetext.restartServer', () => restart(client)),
    commands.registerCommand('movetext.showOutput', () => client.outputChannel.show()),
  );
  await start(client);
  return client;
}

async function restart(client: BaseLanguageClient): Promise<void> {
  if (client.needsStop()) await client.stop();
  await start(client);
}

/** A server that does not start leaves the highlighting and the command to try again. */
async function start(client: BaseLanguageClient): Promise<void> {
  try {
    await client.start();
  } catch (error) {
    void window
      .showErrorMessage(`The Movetext language server did not start: ${error}`, 'Show Output')
      .then((choice) => choice && client.outputChannel.show());
  }
}
