import type { Transport } from '@codemirror/lsp-client';

/** The part of a web worker that a transport needs. */
export interface MessagePeer {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

/** Answers a request of the server; undefined says that the method is not known. */
export type ServerRequestHandler = (method: string, params: unknown) => unknown;

/**
 * Carries the protocol between CodeMirror's client, which speaks JSON text, and a server in a worker, which speaks
 * structured clones. Requests of the server are answered here, since the client would refuse them all.
 */
export function createTransport(peer: MessagePeer, answer: ServerRequestHandler): Transport {
  const handlers = new Set<(message: string) => void>();
  peer.addEventListener('message', ({ data }) => {
    if (isRequest(data)) {
      peer.postMessage(responseTo(data, answer));
      return;
    }
    const text = JSON.stringify(data);
    for (const handler of handlers) handler(text);
  });
  return {
    send: (message) => peer.postMessage(JSON.parse(message)),
    subscribe: (handler) => void handlers.add(handler),
    unsubscribe: (handler) => void handlers.delete(handler),
  };
}

/** What this page answers to the requests of a server: it has no settings of its own and takes every registration. */
export function answerServer(method: string, params: unknown): unknown {
  switch (method) {
    case 'workspace/configuration':
      return itemsOf(params).map(() => null);
    case 'client/registerCapability':
    case 'client/unregisterCapability':
    case 'window/workDoneProgress/create':
    case 'workspace/diagnostic/refresh':
      return null;
    default:
      return undefined;
  }
}

interface RequestMessage {
  readonly id: number | string;
  readonly method: string;
  readonly params?: unknown;
}

function isRequest(data: unknown): data is RequestMessage {
  return typeof data === 'object' && data !== null && 'id' in data && 'method' in data;
}

function responseTo({ id, method, params }: RequestMessage, answer: ServerRequestHandler): unknown {
  const result = answer(method, params);
  if (result !== undefined) return { jsonrpc: '2.0', id, result };
  return { jsonrpc: '2.0', id, error: { code: -32601, message: `${method} is not known to this client` } };
}

function itemsOf(params: unknown): readonly unknown[] {
  if (typeof params !== 'object' || params === null || !('items' in params)) return [];
  return Array.isArray(params.items) ? params.items : [];
}
