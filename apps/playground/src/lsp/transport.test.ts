import { describe, expect, it } from 'vitest';
import { answerServer, createTransport, type MessagePeer } from './transport.ts';

class FakePeer implements MessagePeer {
  readonly posted: unknown[] = [];
  #listener: ((event: { data: unknown }) => void) | undefined;

  postMessage(message: unknown): void {
    this.posted.push(message);
  }

  addEventListener(_type: 'message', listener: (event: { data: unknown }) => void): void {
    this.#listener = listener;
  }

  says(data: unknown): void {
    this.#listener?.({ data });
  }
}

describe('createTransport', () => {
  it('turns the text of the client into an object for the worker', () => {
    const peer = new FakePeer();
    createTransport(peer, answerServer).send('{"jsonrpc":"2.0","method":"initialized","params":{}}');
    expect(peer.posted).toEqual([{ jsonrpc: '2.0', method: 'initialized', params: {} }]);
  });

  it('turns responses and notifications of the worker into text, for as long as one listens', () => {
    const peer = new FakePeer();
    const heard: string[] = [];
    const transport = createTransport(peer, answerServer);
    const listen = (message: string) => void heard.push(message);
    transport.subscribe(listen);
    peer.says({ jsonrpc: '2.0', id: 1, result: null });
    peer.says({ jsonrpc: '2.0', method: 'window/logMessage', params: { type: 3, message: 'hello' } });
    transport.unsubscribe(listen);
    peer.says({ jsonrpc: '2.0', id: 2, result: null });
    expect(heard.map((text) => JSON.parse(text))).toEqual([
      { jsonrpc: '2.0', id: 1, result: null },
      { jsonrpc: '2.0', method: 'window/logMessage', params: { type: 3, message: 'hello' } },
    ]);
  });

  it('answers requests of the server and keeps them from the client', () => {
    const peer = new FakePeer();
    const heard: string[] = [];
    createTransport(peer, answerServer).subscribe((message) => void heard.push(message));
    peer.says({ jsonrpc: '2.0', id: 'a', method: 'workspace/configuration', params: { items: [{}, {}] } });
    peer.says({ jsonrpc: '2.0', id: 7, method: 'client/registerCapability', params: { registrations: [] } });
    expect(peer.posted).toEqual([
      { jsonrpc: '2.0', id: 'a', result: [null, null] },
      { jsonrpc: '2.0', id: 7, result: null },
    ]);
    expect(heard).toEqual([]);
  });

  it('refuses a request that it does not know by the code of the protocol', () => {
    const peer = new FakePeer();
    createTransport(peer, answerServer);
    peer.says({ jsonrpc: '2.0', id: 3, method: 'workspace/somethingNew' });
    expect(peer.posted).toMatchObject([{ jsonrpc: '2.0', id: 3, error: { code: -32601 } }]);
  });

  it('answers a configuration request without items by an empty list', () => {
    expect(answerServer('workspace/configuration', undefined)).toEqual([]);
    expect(answerServer('workspace/configuration', { items: 'none' })).toEqual([]);
  });
});
