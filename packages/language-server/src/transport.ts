import { createConnection as connectTo } from 'node:net';
import { type Connection, createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import type { Transport } from './command-line.ts';

/**
 * Opens the way to the client. The process ends with the connection, and with the client that `initialize` or
 * `--clientProcessId` names: code 0 after `shutdown`, 1 else.
 */
export function openConnection(transport: Transport): Connection {
  switch (transport.kind) {
    case 'stdio':
    case 'node-ipc':
      // The library finds these two on the command line itself, and for stdio keeps `console` away from stdout.
      return createConnection(ProposedFeatures.all);
    case 'socket': {
      const { address } = transport;
      const socket = typeof address === 'number' ? connectTo(address, '127.0.0.1') : connectTo(address);
      socket.on('error', (error) => {
        process.stderr.write(`Cannot connect to ${address}: ${error.message}\n`);
        process.exit(1);
      });
      return createConnection(ProposedFeatures.all, socket, socket);
    }
  }
}
