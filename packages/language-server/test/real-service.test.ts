import * as service from '@movetext/language-service';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSession, type Session } from './session.ts';

const uri = 'file:///games/club.pgn';
const GAMES = `[Event "Club Evening"]
[White "Northcote, Ada"]
[Black "Bell, Ines"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc7 {the pawn was safe} dxc6 5. O-O Bd6 1-0

[Event "Next"]
[Result "*"]

1. d4 d5 2. c4 e6 3. N *
`;
const BAD_MOVE = { start: { line: 5, character: 33 }, end: { line: 5, character: 37 } };

const at = (line: number, character: number) => ({ textDocument: { uri }, position: { line, character } });
const open = (text: string, version = 1) => ({ textDocument: { uri, languageId: 'pgn', version, text } });

let session: Session;
afterEach(() => session.dispose());

describe('a session on a game with an illegal move', () => {
  beforeEach(async () => {
    session = await openSession(service);
    await session.notify('textDocument/didOpen', open(GAMES));
    await session.settle();
  });

  it('reports the move at its exact place, with a link to the page of the rule', () => {
    const errors = session.published[0]?.diagnostics.filter((one) => 'severity' in one && one.severity === 1);
    expect(errors).toContainEqual(
      expect.objectContaining({
        range: BAD_MOVE,
        source: 'movetext',
        code: 'illegal-move',
        codeDescription: { href: 'https://github.com/movetext/movetext/blob/main/docs/rules.md#illegal-move' },
        message: expect.stringContaining('Bxc7'),
      }),
    );
  });

  it('shows the position after a move', async () => {
    const hover = JSON.stringify(await session.request('textDocument/hover', at(5, 13)));
    expect(hover).toContain('data:image/svg+xml;base64,');
    expect(hover).toContain('rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2');
  });

  it('completes moves, and shows the board of the one that is looked at', async () => {
    const list = await session.request('textDocument/completion', at(10, 22));
    const items = (Array.isArray(list) ? list : (list as { items: unknown[] }).items) as { label: string }[];
    const labels = items.map((item) => item.label);
    expect(labels).toEqual(expect.arrayContaining(['Na3', 'Nc3', 'Nd2', 'Nf3', 'Nh3']));
    const resolved = await session.request(
      'completionItem/resolve',
      items.find((item) => item.label === 'Nc3'),
    );
    expect(JSON.stringify(resolved)).toContain('data:image/svg+xml;base64,');
  });

  it('offers the nearest legal move, and takes the report back when it is played', async () => {
    const params = { textDocument: { uri }, range: BAD_MOVE, context: { diagnostics: [] } };
    const actions = (await session.request('textDocument/codeAction', params)) as {
      title: string;
      edit: { changes: Record<string, { range: unknown; newText: string }[]> };
    }[];
    const edits = actions.find((action) => action.title.includes('Bxc6'))?.edit.changes[uri];
    expect(edits).toEqual([{ range: BAD_MOVE, newText: 'Bxc6' }]);

    const contentChanges = edits!.map(({ range, newText }) => ({ range, text: newText }));
    await session.notify('textDocument/didChange', { textDocument: { uri, version: 2 }, contentChanges });
    await session.settle();
    session.passTime();
    await session.settle();
    expect(JSON.stringify(session.published.at(-1))).not.toContain('illegal-move');
  });

  it('outlines and folds its games', async () => {
    expect(await session.request('textDocument/documentSymbol', at(0, 0))).toHaveLength(2);
    expect(((await session.request('textDocument/foldingRange', at(0, 0))) as unknown[]).length).toBeGreaterThan(1);
  });
});

describe('a fault forced in a feature of the real service', () => {
  it.each(service.features.map((feature) => feature.method))('%s: the others go on answering', async (method) => {
    const features = service.features.map((feature) =>
      feature.method !== method
        ? feature
        : {
            ...feature,
            handle() {
              throw new WebAssembly.RuntimeError('unreachable');
            },
          },
    );
    session = await openSession({ ...service, features });
    await session.notify('textDocument/didOpen', open(GAMES));
    const params = { ...at(5, 13), range: BAD_MOVE, context: { diagnostics: [] }, positions: [], data: at(5, 13) };
    expect(await session.request(method, params)).toEqual(method.endsWith('/resolve') ? params : null);
    expect(session.logged).toEqual([expect.stringContaining(`${method} failed: RuntimeError: unreachable`)]);
    const other = method === 'textDocument/hover' ? 'textDocument/foldingRange' : 'textDocument/hover';
    expect(await session.request(other, params)).not.toBeNull();
  });
});

it('bears any text and any edit of it', async () => {
  session = await openSession(service);
  const text = fc.string({ unit: 'binary', maxLength: 400 });
  const piece = fc.oneof(
    text,
    fc.constantFrom('{', '}', '(', ')', '[FEN "', '"]', '1. e4', '\r\n', '*', '$', ';', '%'),
  );
  const anyText = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(''));
  const place = fc.record({ line: fc.nat(6), character: fc.nat(60) });
  await fc.assert(
    fc.asyncProperty(anyText, anyText, place, place, async (first, second, one, two) => {
      const [start, end] =
        one.line < two.line || (one.line === two.line && one.character <= two.character) ? [one, two] : [two, one];
      await session.notify('textDocument/didOpen', open(first));
      const contentChanges = [{ range: { start, end }, text: second }];
      await session.notify('textDocument/didChange', { textDocument: { uri, version: 2 }, contentChanges });
      for (const { method } of service.features.filter((feature) => !feature.method.endsWith('/resolve'))) {
        const range = { start, end };
        await session.request(method, {
          ...at(one.line, one.character),
          range,
          positions: [one],
          context: { diagnostics: [] },
        });
      }
      await session.notify('textDocument/didClose', { textDocument: { uri } });
      expect(session.logged).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

it('answers in a document of five megabytes', async () => {
  session = await openSession(service);
  const game = `[Event "Long"]\n[White "A"]\n[Black "B"]\n[Result "*"]\n\n${'1. Nf3 Nf6 2. Ng1 Ng8 {back} '.repeat(30)}*\n\n`;
  const count = Math.ceil(5_000_000 / game.length);
  await session.notify('textDocument/didOpen', open(game.repeat(count)));
  const hover = await session.request('textDocument/hover', at((count - 1) * 7 + 5, 4));
  expect(JSON.stringify(hover)).toContain('rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1');
});
