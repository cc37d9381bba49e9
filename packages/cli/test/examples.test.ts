import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { main } from '../src/main.ts';
import { memoryIo } from './memory-io.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

interface Diagnostic {
  readonly code: string;
  readonly range: {
    readonly start: { readonly line: number; readonly character: number };
    readonly end: { readonly character: number };
  };
  readonly fixes: readonly { readonly edits: readonly { readonly newText: string }[] }[];
}

async function lintExample(
  name: string,
): Promise<{ readonly exit: number; readonly diagnostics: readonly Diagnostic[] }> {
  const io = memoryIo({ cwd: ROOT });
  const exit = await main(['lint', '--format', 'json', `examples/${name}.pgn`], io);
  return { exit, diagnostics: JSON.parse(io.stdout.text).files[0].diagnostics };
}

/** `code line:character-character`, all from 0. */
function inShort({ code, range: { start, end } }: Diagnostic): string {
  return `${code} ${start.line}:${start.character}-${end.character}`;
}

function newTexts(diagnostic: Diagnostic | undefined): readonly string[] {
  return (diagnostic?.fixes ?? []).flatMap((fix) => fix.edits.map((edit) => edit.newText));
}

describe('the sample games', () => {
  it('report the misprint 16. Qb7 and offer Qb4', async () => {
    const { exit, diagnostics } = await lintExample('misprint-queen');
    expect(diagnostics.map(inShort)).toEqual(['illegal-move 10:27-30']);
    expect(newTexts(diagnostics[0])).toContain('Qb4');
    expect(exit).toBe(1);
  });

  it('report the misprint 5... Ke7 and offer Kf7, and say nothing of the + that 6. Bc4 lacks behind it', async () => {
    const { exit, diagnostics } = await lintExample('misprint-king');
    expect(diagnostics.map(inShort)).toEqual(['illegal-move 8:55-58']);
    expect(newTexts(diagnostics[0])).toContain('Kf7');
    expect(exit).toBe(1);
  });

  it('report an ambiguous move and offer both moves that it may be', async () => {
    const { diagnostics } = await lintExample('ambiguous-move');
    expect(diagnostics.map(inShort)).toEqual(['ambiguous-move 8:23-26']);
    expect([...newTexts(diagnostics[0])].sort()).toEqual(['Nbd2', 'Nfd2']);
  });

  it.each([
    ['wrong-number', 'wrong-move-number 8:19-21', 0],
    ['result-mismatch', 'result-mismatch 8:20-23', 0],
    ['duplicate-tag', 'duplicate-tag 5:1-6', 0],
    ['broken-fen', 'invalid-fen 8:18-21', 1],
  ])('%s: report %s and nothing else', async (name, finding, exit) => {
    const linted = await lintExample(name);
    expect(linted.diagnostics.map(inShort)).toEqual([finding]);
    expect(linted.exit).toBe(exit);
  });

  it('report the brace that is never closed', async () => {
    const { exit, diagnostics } = await lintExample('unterminated-comment');
    expect(diagnostics.map(inShort)).toEqual(['unterminated-comment 8:20-21']);
    expect(exit).toBe(1);
  });

  it('have nothing to say of the sound one', async () => {
    expect(await lintExample('annotated')).toEqual({ exit: 0, diagnostics: [] });
  });
});
