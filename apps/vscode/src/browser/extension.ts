import { type ExtensionContext, Uri } from 'vscode';
import { BrowserMessageReader, BrowserMessageWriter, LanguageClient } from 'vscode-languageclient/browser';
import { CLIENT_ID, CLIENT_NAME, clientOptions, startClient } from '../client.ts';

let client: Awaited<ReturnType<typeof startClient>> | undefined;
let worker: Worker | undefined;

/** Called by the extension host in a browser: the server is a web worker. */
export async function activate(context: ExtensionContext): Promise<void> {
  const script = Uri.joinPath(context.extensionUri, 'dist/server/worker.js').toString(true);
  const server = async () => {
    // Asked again at every restart, and a worker does not end by itself.
    worker?.terminate();
    worker = new Worker(script);
    // Not the worker itself: the client would not know it, since VS Code puts its own class in the place of `Worker`.
    return { reader: new BrowserMessageReader(worker), writer: new BrowserMessageWriter(worker) };
  };
  client = await startClient(context, new LanguageClient(CLIENT_ID, CLIENT_NAME, server, clientOptions()));
}

/** Called by the extension host before it ends. */
export async function deactivate(): Promise<void> {
  await client?.stop();
  worker?.terminate();
}
