import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ByteReader } from './io.ts';
import { LineIndex } from './line-index.ts';
import { openText, type SeekableReader } from './text-input.ts';

/** Bytes handed out in reads of at most `most`. */
function streamOf(bytes: Uint8Array, most = 1000): ByteReader {
  let at = 0;
  return {
    read(buffer) {
      const count = Math.min(most, buffer.length, bytes.length - at);
      buffer.set(bytes.subarray(at, at + count));
      at += count;
      return count;
    },
  };
}

function fileOf(bytes: Uint8Array): SeekableReader {
  let at = 0;
  return {
    read(buffer) {
      const count = Math.min(buffer.length, bytes.length - at);
      buffer.set(bytes.subarray(at, at + count));
      at += count;
      return count;
    },
    seek(offset) {
      at = offset;
    },
  };
}

function readAll(reader: ByteReader | SeekableReader, bufferLength = 777): { encoding: string; bytes: Uint8Array } {
  const input = openText(reader);
  const source = input.source(new LineIndex(input.bytes));
  const parts: Uint8Array[] = [];
  for (;;) {
    const buffer = new Uint8Array(bufferLength);
    const count = source.read(buffer);
    if (count === 0) break;
    parts.push(buffer.subarray(0, count));
  }
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return { encoding: input.encoding, bytes };
}

function repeated(text: string, length: number): Uint8Array {
  const unit = new TextEncoder().encode(text);
  return Uint8Array.from({ length }, (_, index) => unit[index % unit.length]!);
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

/** For large texts, whose bytes are too many for `toEqual`. */
function expectRead(reader: ByteReader, encoding: string, bytes: Uint8Array): void {
  const read = readAll(reader, 1 << 20);
  expect(read.encoding).toBe(encoding);
  expect(isSame(bytes, read.bytes)).toBe(true);
}

/** Bytes from texts in UTF-8 and from lists of bytes. */
function bytesOf(...parts: readonly (string | readonly number[] | Uint8Array)[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : [...part])),
  );
}

const utf16le = (text: string) => [...Buffer.from(text, 'utf16le')];
const utf16be = (text: string) => [...Buffer.from(text, 'utf16le').swap16()];

describe('openText', () => {
  it.each([
    ['plain ASCII', bytesOf('1. e4'), 'utf-8', '1. e4'],
    ['UTF-8', bytesOf('[White "López 马"]'), 'utf-8', '[White "López 马"]'],
    ['UTF-8 with a mark', bytesOf('\ufeff1. e4 é'), 'utf-8-bom', '1. e4 é'],
    ['UTF-16 LE', bytesOf([0xff, 0xfe], utf16le('1. é4 𝔸')), 'utf-16le', '1. é4 𝔸'],
    ['UTF-16 BE', bytesOf([0xfe, 0xff], utf16be('1. é4 𝔸')), 'utf-16be', '1. é4 𝔸'],
    ['nothing', bytesOf(), 'utf-8', ''],
    ['a mark alone', bytesOf([0xef, 0xbb, 0xbf]), 'utf-8-bom', ''],
  ])('reads %s', (_name, bytes, encoding, text) => {
    expect(readAll(streamOf(bytes, 3))).toEqual({ encoding, bytes: bytesOf(text) });
    expect(readAll(fileOf(bytes), 2)).toEqual({ encoding, bytes: bytesOf(text) });
  });

  it('takes what is not UTF-8 for Windows-1252 and leaves the bytes alone', () => {
    const bytes = bytesOf('[White "L', [0xf3], 'pez"]');
    expect(readAll(streamOf(bytes))).toEqual({ encoding: 'windows-1252', bytes });
    expect(readAll(fileOf(bytes))).toEqual({ encoding: 'windows-1252', bytes });
  });

  it('finds the one wrong byte far behind in a file, and loses nothing', () => {
    const bytes = repeated('é1. e4 ', 3_500_000);
    expectRead(fileOf(bytes), 'utf-8', bytes);
    bytes[3_400_000] = 0xff;
    expectRead(fileOf(bytes), 'windows-1252', bytes);
  });

  it('judges a stream by its first megabytes, and loses nothing', () => {
    const bytes = repeated('é1. e4 ', 6_000_000);
    bytes[5_900_000] = 0xff;
    expectRead(streamOf(bytes, 65536), 'utf-8', bytes);
    bytes[2_000_000] = 0xff;
    expectRead(streamOf(bytes, 65536), 'windows-1252', bytes);
  });

  it('a character that the end cuts off is not UTF-8', () => {
    expect(readAll(streamOf(bytesOf([0x31, 0xe9, 0xa9]))).encoding).toBe('windows-1252');
  });

  it('turns a lone surrogate into one character, so that columns stay', () => {
    const bytes = bytesOf([0xff, 0xfe], [0x41, 0, 0x00, 0xd8, 0x42, 0]);
    expect(new TextDecoder().decode(readAll(streamOf(bytes)).bytes)).toBe('A\ufffdB');
  });

  it('shows the line index what it gives the reader', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const bytes = bytesOf([0xff, 0xfe], utf16le(text));
        const input = openText(streamOf(bytes, 5));
        const lines = new LineIndex(input.bytes);
        const source = input.source(lines);
        let length = 0;
        const buffer = new Uint8Array(64);
        for (let count = source.read(buffer); 0 < count; count = source.read(buffer)) length += count;
        const rows = text.split(/\r\n|\r|\n/);
        expect(lines.placeAt(length)).toEqual({ line: rows.length - 1, character: rows[rows.length - 1]!.length });
      }),
    );
  });
});
