import { defaultSettings } from '@movetext/language-service';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryOutput, memoryIo } from '../../test/memory-io.ts';
import { colorsFor } from '../colors.ts';
import type { ByteStream } from '../input/byte-stream.ts';
import { visitText } from '../input/games.ts';
import { openText } from '../input/text-input.ts';
import { jsonReporter } from '../reporters/json.ts';
import { textReporter } from '../reporters/text.ts';
import type { PieceOptions } from './lint-options.ts';
import { lintPiece, type PieceJob, type PieceResult } from './lint-piece.ts';
import { LintReport } from './lint-report.ts';
import { type CutOptions, lintInThreads, type PieceWorkers } from './lint-threads.ts';

/** Bytes in pieces of some length. */
function streamOf(bytes: Uint8Array, most: number): ByteStream {
  let at = 0;
  return {
    async read(buffer) {
      const piece = bytes.subarray(at, at + Math.min(most, buffer.length));
      buffer.set(piece);
      at += piece.length;
      return piece.length;
    },
    async close() {},
  };
}

/** Workers that are none, but answer in another order than they are asked in. */
function workersOf(size: number, options: PieceOptions): PieceWorkers & { readonly busiest: number } {
  const waiting: (() => void)[] = [];
  let busiest = 0;
  return {
    size,
    get busiest() {
      return busiest;
    },
    lint(job: PieceJob) {
      return new Promise<PieceResult>((resolve, reject) => {
        // As it would arrive in another thread.
        const sent = structuredClone(job);
        waiting.push(() => {
          try {
            resolve(structuredClone(lintPiece(sent, options)));
          } catch (error) {
            reject(error);
          }
        });
        busiest = Math.max(busiest, waiting.length);
        setTimeout(() => waiting.pop()?.());
      });
    },
  };
}

interface Case {
  readonly bytes: Uint8Array;
  readonly streamed: number;
  readonly workers: number;
  readonly cuts: CutOptions;
  readonly format: 'json' | 'text';
}

/** What is printed by one reader, and by several workers. */
async function bothWays({ bytes, streamed, workers, cuts, format }: Case): Promise<{ one: string; several: string }> {
  const options: PieceOptions = { settings: defaultSettings, quiet: false, format };
  const io = memoryIo({ cwd: '.' });
  const outputs = [new MemoryOutput(false), new MemoryOutput(false)] as const;
  const reports = outputs.map(
    (out) => new LintReport(format === 'json' ? jsonReporter(out) : textReporter(out, colorsFor(out, io)), options),
  );
  const [oneReport, severalReport] = reports;
  const text = await openText(streamOf(bytes, streamed));
  oneReport!.openFile('a.pgn', text.encoding);
  await visitText(text, { section: (placed) => oneReport!.addSection(placed) }, null, io);
  const again = await openText(streamOf(bytes, streamed));
  severalReport!.openFile('a.pgn', again.encoding);
  const pool = workersOf(workers, options);
  await lintInThreads(again, pool, async (placed) => severalReport!.addPiece(placed), cuts);
  expect(pool.busiest).toBeLessThanOrEqual(workers);
  const sums = reports.map((report) => {
    report.closeFile();
    return JSON.stringify(report.end({ seconds: 0 }));
  });
  return { one: outputs[0].text + sums[0], several: outputs[1].text + sums[1] };
}

async function expectSame(the: Case): Promise<void> {
  const { one, several } = await bothWays(the);
  expect(several).toBe(one);
}

// What makes games hard to tell apart: comments with tags in them, lost braces and parentheses, results that end nothing.
const part = fc.constantFrom(
  ...[
    '[Event "a"]\n',
    '[White "ü 马 𝔸"]\n\n',
    '\n\n[Event "b"]\n\n',
    '\r\n\r\n[Event "c"]\r\n',
    '1. e4 ',
    'e5 ',
    'Nf3 ',
    'Ke7 ',
  ],
  ...[
    '{',
    '}',
    '{ x\n\n[Event "in a comment"]\n\n1. e4 } ',
    '{ open\n\n',
    '(',
    ')',
    '1-0 ',
    '*\n',
    '*\n\n1. d4 d5 ',
    '; so {\n',
  ],
  ...[
    '% {\n',
    '\n',
    '\n\n',
    '\r',
    'prose of no game ',
    '"',
    '\\',
    '0-0 ',
    '2. Nf3 ',
    `${'long '.repeat(60)}`,
    '马马马马马马马马 ',
    // Alone it would be no text.
    'a stray \0 in a line ',
  ],
);

describe('lintInThreads', () => {
  it.each(['json', 'text'] as const)('finds in any text what one reader finds: %s', async (format) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 60 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 20, max: 700 }),
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 10, max: 3000 }),
        async (parts, workers, pieceSize, lookAhead, streamed) => {
          const bytes = new TextEncoder().encode(parts.join(''));
          await expectSame({ bytes, streamed, workers, cuts: { pieceSize, lookAhead }, format });
        },
      ),
      { numRuns: 300 },
    );
  });

  it('does so in Windows-1252 and UTF-16', async () => {
    const text = '[White "Müller"]\n\n1. e4 e5 2. Ke3 {ü} *\n\n'.repeat(50);
    const cuts = { pieceSize: 300, lookAhead: 10 };
    const given = { streamed: 999, workers: 2, cuts, format: 'json' } as const;
    await expectSame({ ...given, bytes: Uint8Array.from(Buffer.from(text, 'latin1')) });
    await expectSame({ ...given, bytes: Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le')) });
  });

  it('cuts at games, so that no work is in vain', async () => {
    const game = '[Event "a"]\r\n[White "b"]\r\n\r\n1. e4 e5 {so}\r\n2. Ke3 *\r\n\r\n';
    const text = await openText(streamOf(new TextEncoder().encode(game.repeat(5000)), 1000));
    const options: PieceOptions = { settings: defaultSettings, quiet: false, format: 'json' };
    const pool = workersOf(2, options);
    let jobs = 0;
    const counting: PieceWorkers = {
      size: 2,
      lint(job) {
        jobs++;
        return pool.lint(job);
      },
    };
    let accepted = 0;
    await lintInThreads(
      text,
      counting,
      async () => {
        accepted++;
      },
      { pieceSize: 10_000, lookAhead: 2000 },
    );
    expect(accepted).toBeGreaterThan(20);
    expect(jobs).toBe(accepted);
  });

  it('ends where a worker fails', async () => {
    const text = await openText(streamOf(new TextEncoder().encode('1. e4 *'), 1000));
    const failing: PieceWorkers = { size: 2, lint: () => Promise.reject(new Error('lost')) };
    await expect(lintInThreads(text, failing, async () => {})).rejects.toThrow('lost');
  });
});
