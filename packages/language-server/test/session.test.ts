import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { VERSION } from '../src/version.ts';
import { openSession, type Session, type SessionOptions } from './session.ts';
import { createStandIn, type StandIn } from './stand-in.ts';

const uri = 'file:///games/a.pgn';
const open = (text: string, version = 1) => ({ textDocument: { uri, languageId: 'pgn', version, text } });
const at = { textDocument: { uri }, position: { line: 0, character: 0 } };
const insert = (character: number, text: string) => ({
  range: { start: { line: 0, character }, end: { line: 0, character } },
  text,
});

let session: Session;
async function start(options?: SessionOptions, standIn: StandIn = createStandIn()) {
  session = await openSession(standIn.service, options);
  return { ...standIn, session };
}
const messages = ({ published }: Session) => published.map((item) => item.diagnostics.map((one) => one.message));

afterEach(() => session.dispose());

describe('the handshake', () => {
  it('offers what the features offer, incremental sync and UTF-16 positions', async () => {
    const { session } = await start();
    expect(session.initialized).toEqual({
      capabilities: {
        positionEncoding: 'utf-16',
        textDocumentSync: { openClose: true, change: 2 },
        hoverProvider: true,
        completionProvider: true,
        foldingRangeProvider: true,
        documentSymbolProvider: true,
      },
      serverInfo: { name: 'movetext', version: VERSION },
    });
  });

  it('tells the version of its package', () => {
    const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    expect(manifest).toMatchObject({ version: VERSION });
  });

  it('exits with 0 after shutdown, with 1 without', async () => {
    const { session: orderly } = await start();
    expect(await orderly.request('shutdown', null)).toBeNull();
    await orderly.notify('exit', null);
    await expect.poll(orderly.exitCode).toBe(0);
    orderly.dispose();

    const { session: abrupt } = await start();
    await abrupt.notify('exit', null);
    await expect.poll(abrupt.exitCode).toBe(1);
  });
});

describe('documents', () => {
  it('follow edits', async () => {
    const { session } = await start();
    await session.notify('textDocument/didOpen', open('one three'));
    await session.notify('textDocument/didChange', {
      textDocument: { uri, version: 2 },
      contentChanges: [insert(4, 'two '), insert(0, '> ')],
    });
    expect(await session.request('textDocument/hover', at)).toEqual({ contents: '> one two three' });
  });

  it('answer null while they are not open, and the service hears nothing of it', async () => {
    const { session, calls } = await start();
    expect(await session.request('textDocument/hover', at)).toBeNull();
    await session.notify('textDocument/didOpen', open('text'));
    await session.notify('textDocument/didClose', { textDocument: { uri } });
    expect(await session.request('textDocument/hover', at)).toBeNull();
    expect(await session.request('textDocument/hover', null)).toBeNull();
    expect(await session.request('textDocument/hover', { textDocument: 3 })).toBeNull();
    expect(calls).toEqual(['openDocument', 'diagnose']);
  });

  it('may be changed and closed without having been opened', async () => {
    const { session, calls } = await start();
    await session.notify('textDocument/didChange', {
      textDocument: { uri, version: 2 },
      contentChanges: [{ text: 'x' }],
    });
    await session.notify('textDocument/didClose', { textDocument: { uri } });
    await session.settle();
    expect(calls).toEqual([]);
  });

  it('are found for an item to resolve by its data; an item of no document comes back as it was', async () => {
    const { session } = await start();
    await session.notify('textDocument/didOpen', open('text'));
    const item = { label: 'word', data: { textDocument: { uri } } };
    expect(await session.request('completionItem/resolve', item)).toEqual({ ...item, detail: 'text' });
    expect(await session.request('completionItem/resolve', { label: 'word' })).toEqual({ label: 'word' });
  });

  it('answer null where a feature has nothing to say', async () => {
    const { session } = await start();
    await session.notify('textDocument/didOpen', open(''));
    expect(await session.request('textDocument/documentSymbol', at)).toBeNull();
  });
});

describe('diagnostics', () => {
  it('come at once when a document opens, and go when it closes', async () => {
    const { session } = await start();
    await session.notify('textDocument/didOpen', open('a bad one', 7));
    await session.settle();
    expect(session.published).toEqual([
      { uri, version: 7, diagnostics: [{ message: 'bad (error)', range: expect.anything() }] },
    ]);
    await session.notify('textDocument/didClose', { textDocument: { uri } });
    await session.settle();
    expect(session.published.at(-1)).toEqual({ uri, diagnostics: [] });
  });

  it('come once for many quick edits, for the last of them', async () => {
    const { session, calls } = await start();
    await session.notify('textDocument/didOpen', open(''));
    for (const [version, text] of [
      [2, 'b'],
      [3, 'ba'],
      [4, 'bad'],
    ] as const) {
      await session.notify('textDocument/didChange', { textDocument: { uri, version }, contentChanges: [{ text }] });
    }
    await session.settle();
    expect(session.published).toHaveLength(1);
    session.passTime();
    await session.settle();
    expect(session.published.slice(1)).toMatchObject([{ version: 4, diagnostics: [{ message: 'bad (error)' }] }]);
    expect(calls.filter((name) => name === 'diagnose')).toHaveLength(2);
  });

  it('do not come back for a document that closed while they were due', async () => {
    const { session } = await start();
    await session.notify('textDocument/didOpen', open('bad'));
    await session.notify('textDocument/didChange', {
      textDocument: { uri, version: 2 },
      contentChanges: [{ text: 'bad bad' }],
    });
    await session.notify('textDocument/didClose', { textDocument: { uri } });
    await session.settle();
    session.passTime();
    await session.settle();
    expect(messages(session)).toEqual([['bad (error)'], []]);
  });
});

describe('settings', () => {
  const rules = (severity: string) => ({ rules: { bad: severity } });

  it('come with the initialization', async () => {
    const { session } = await start({ initializationOptions: { movetext: rules('hint') } });
    await session.notify('textDocument/didOpen', open('bad'));
    await session.settle();
    expect(messages(session)).toEqual([['bad (hint)']]);
  });

  it('are asked for where the client can be asked, and again when they change', async () => {
    let severity = 'info';
    const { session } = await start({
      capabilities: { workspace: { configuration: true, didChangeConfiguration: { dynamicRegistration: true } } },
      configuration: () => rules(severity),
    });
    expect(session.registered).toEqual(['workspace/didChangeConfiguration']);
    await session.notify('textDocument/didOpen', open('bad'));
    severity = 'off';
    await session.notify('workspace/didChangeConfiguration', { settings: null });
    await session.settle();
    expect(messages(session)).toEqual([['bad (info)'], ['bad (off)']]);
  });

  it('are taken from the notification of a client that cannot be asked', async () => {
    const { session } = await start();
    await session.notify('textDocument/didOpen', open('bad'));
    await session.notify('workspace/didChangeConfiguration', { settings: { movetext: rules('warning') } });
    await session.notify('workspace/didChangeConfiguration', { settings: { other: {} } });
    await session.notify('workspace/didChangeConfiguration', { settings: null });
    await session.settle();
    expect(messages(session)).toEqual([['bad (error)'], ['bad (warning)']]);
  });

  it('stay as they are for a client that knows no section of ours', async () => {
    const { session, calls } = await start({ capabilities: { workspace: { configuration: true } } });
    expect(calls).toEqual([]);
    expect(session.logged).toEqual([]);
  });

  it('log what cannot be read in them', async () => {
    const { session } = await start({ initializationOptions: { movetext: { rulez: {} } } });
    expect(session.logged).toEqual(['no rules in the settings']);
  });
});

describe('a fault of the service', () => {
  const ALWAYS = Number.POSITIVE_INFINITY;

  it.each(createStandIn().service.features.map((feature) => feature.method))(
    'in %s answers null, is logged once, and the session lives',
    async (method) => {
      const { session, failing, calls } = await start();
      await session.notify('textDocument/didOpen', open('text'));
      failing.set(method, 2);
      const params = { ...at, data: at };
      const nothing = method === 'completionItem/resolve' ? params : null;
      expect(await session.request(method, params)).toEqual(nothing);
      expect(await session.request(method, params)).toEqual(nothing);
      expect(session.logged).toHaveLength(1);
      expect(session.logged[0]).toContain(`${method} failed: Error: forced fault in ${method}`);
      await session.request(method, params);
      expect(calls.filter((name) => name === method)).toHaveLength(3);
      expect(await session.request('textDocument/hover', at)).toEqual({ contents: 'text' });
    },
  );

  it('in the diagnostics publishes none', async () => {
    const { session, failing } = await start();
    failing.set('diagnose', 1);
    await session.notify('textDocument/didOpen', open('bad'));
    await session.settle();
    expect(messages(session)).toEqual([[]]);
    expect(await session.request('textDocument/hover', at)).toEqual({ contents: 'bad' });
  });

  it('in the settings keeps the old ones', async () => {
    const { session, failing } = await start({ initializationOptions: { movetext: { rules: { bad: 'hint' } } } });
    failing.set('readSettings', 1);
    await session.notify('workspace/didChangeConfiguration', { settings: { movetext: { rules: { bad: 'off' } } } });
    await session.notify('textDocument/didOpen', open('bad'));
    await session.settle();
    expect(messages(session)).toEqual([['bad (hint)']]);
  });

  it('in an edit is tried again, with the document as it was', async () => {
    const { session, failing } = await start();
    await session.notify('textDocument/didOpen', open('b'));
    failing.set('updateDocument', 1);
    await session.notify('textDocument/didChange', {
      textDocument: { uri, version: 2 },
      contentChanges: [insert(0, 'a')],
    });
    expect(await session.request('textDocument/hover', at)).toEqual({ contents: 'ab' });
  });

  it('in an edit that stays drops the document until its whole text comes again', async () => {
    const { session, failing } = await start();
    await session.notify('textDocument/didOpen', open('bad'));
    failing.set('updateDocument', ALWAYS);
    await session.notify('textDocument/didChange', {
      textDocument: { uri, version: 2 },
      contentChanges: [insert(0, 'a')],
    });
    await session.settle();
    session.passTime();
    expect(await session.request('textDocument/hover', at)).toBeNull();
    expect(messages(session)).toEqual([['bad (error)'], []]);

    await session.notify('textDocument/didChange', {
      textDocument: { uri, version: 3 },
      contentChanges: [insert(0, 'a')],
    });
    expect(await session.request('textDocument/hover', at)).toBeNull();
    await session.notify('textDocument/didChange', {
      textDocument: { uri, version: 4 },
      contentChanges: [{ text: 'whole' }],
    });
    expect(await session.request('textDocument/hover', at)).toEqual({ contents: 'whole' });
  });
});
