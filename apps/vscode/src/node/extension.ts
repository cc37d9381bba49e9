import type { ExtensionContext } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { CLIENT_ID, CLIENT_NAME, clientOptions, startClient } from '../client.ts';

let client: Awaited<ReturnType<typeof startClient>> | undefined;

/** Called by the desktop's extension host: the server is a Node process of its own. */
export async function activate(context: ExtensionContext): Promise<void> {
  const server = { module: context.asAbsolutePath('dist/server/node.cjs'), transport: TransportKind.ipc };
  client = await startClient(context, new LanguageClient(CLIENT_ID, CLIENT_NAME, server, clientOptions()));
}

/** Called by the extension host before it ends. */
export function deactivate(): Promise<void> | undefined {
  return client?.stop();
}
