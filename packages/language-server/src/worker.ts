import * as service from '@movetext/language-service';
import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import { startServer } from './server.ts';
import { platformTimer } from './timer.ts';

// Biome and TypeScript see the global scope of every worker kind; this program runs in a dedicated one.
declare const self: DedicatedWorkerGlobalScope;

const connection = createConnection(new BrowserMessageReader(self), new BrowserMessageWriter(self));
startServer(connection, { service, timer: platformTimer });
