import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ByteStream } from './byte-stream.ts';
import { LineIndex, windowOf } from './line-index.ts';
import { openText } from './text-input.ts';

/** Bytes handed out in pieces of at most `most`, once. */
function streamOf(bytes: Uint8Array, most = 1000): ByteStream {
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

/** The same, to be read again. */
function fileOf(bytes: Uint8Array, most = 1 << 20): ByteStream {
  let stream = streamOf(bytes, most);
  return {
    read: (buffer) => stream.read(buffer),
    close: () => stream.close(),
    rewind() {
      stream = streamOf(bytes, most);
    },
  };
}

async function readAll(stream: ByteStream): Promise<{ encoding: string; bytes: Uint8Array }> {
  const input = await openText(stream);
  const parts: Uint8Array[] = [];
  const buffer = new Uint8Array(100_000);
  for (let count = await input.read(buffer); 0 < count; count = await input.read(buffer)) {
    parts.push(buffer.slice(0, count));
  }
  return { encoding: input.encoding, bytes: Uint8Array.from(Buffer.concat(parts)) };
}

function repeated(text: string, length: number): Uint8Array {
  const unit = new TextEncoder().encode(text);
  return Uint8Array.from(Buffer.alloc(length, unit));
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}

/** For large texts, whose bytes are too many for `toEqual`. */
async function expectRead(stream: ByteStream, encoding: string, bytes: Uint8Array): Promise<void> {
  const read = await readAll(stream);
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

const utf32 = (text: string, isBig: boolean) =>
  [...text].flatMap((character) => {
    const code = character.codePointAt(0) ?? 0;
    const bytes = [code & 255, (code >> 8) & 255, (code >> 16) & 255, 0];
    return isBig ? bytes.reverse() : bytes;
  });

/** Bytes as evenly spread as those of an archive, the same in every run. */
function noise(length: number): Uint8Array {
  let seed = 12345;
  return Uint8Array.from({ length }, () => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return seed >>> 24;
  });
}

describe('what is no text', () => {
  it.each([
    ['zeros', bytesOf([0, 0, 0, 0]), 'it is not text'],
    ['a zero', bytesOf([0]), 'it is not text'],
    ['the middle of an archive', noise(5000), 'it is not text'],
    ['a large one', noise(3 << 20), 'it is not text'],
    ['a PNG image', bytesOf([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), 'it is a PNG image'],
    ['a zip archive', bytesOf([0x50, 0x4b, 3, 4, 20, 0]), 'it is a zip archive'],
    ['UTF-32 LE with a mark', bytesOf([0xff, 0xfe, 0, 0], utf32('1. e4', false)), /UTF-32/],
    ['UTF-32 BE with a mark', bytesOf([0, 0, 0xfe, 0xff], utf32('1. e4', true)), /UTF-32/],
    ['UTF-32 LE', bytesOf(utf32('1. Кf3 马 𝔸', false)), /UTF-32/],
    ['UTF-32 BE', bytesOf(utf32('1. Кf3 马 𝔸', true)), /UTF-32/],
  ])('is refused: %s', async (_name, bytes, message) => {
    await expect(openText(streamOf(bytes))).rejects.toThrow(message);
    await expect(openText(fileOf(bytes))).rejects.toThrow(message);
  });

  it('is not a text with a stray zero, nor one behind which a full disk left zeros', async () => {
    const text = bytesOf('1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 *\n', [0, 0, 0, 0]);
    expect(await readAll(fileOf(text))).toEqual({ encoding: 'utf-8', bytes: text });
    const latin = bytesOf(
      '[White "L',
      [0xf3],
      'pez"]\n\n',
      '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 *\n'.repeat(3),
      [0],
    );
    expect((await readAll(fileOf(latin))).encoding).toBe('windows-1252');
  });
});

describe('UTF-16 without a byte order mark', () => {
  const russian = '[White "Алехин"]\n\n1. е4 Кf6 2. Nf3 *\n';
  const chinese = '1. 炮二平五 马8进7\n2. e4 e5\n';
  it.each([
    ['LE', bytesOf(utf16le('1. e4 e5 *')), 'utf-16le', '1. e4 e5 *'],
    ['BE', bytesOf(utf16be('1. e4 e5 *')), 'utf-16be', '1. e4 e5 *'],
    ['LE in Russian', bytesOf(utf16le(russian)), 'utf-16le', russian],
    ['BE in Russian', bytesOf(utf16be(russian)), 'utf-16be', russian],
    ['LE in Chinese', bytesOf(utf16le(chinese)), 'utf-16le', chinese],
    ['BE in Chinese', bytesOf(utf16be(chinese)), 'utf-16be', chinese],
    ['LE, long', bytesOf(utf16le(russian.repeat(9999))), 'utf-16le', russian.repeat(9999)],
  ])('is read: %s', async (_name, bytes, encoding, text) => {
    await expectRead(streamOf(bytes, 777), encoding, bytesOf(text));
    await expectRead(fileOf(bytes), encoding, bytesOf(text));
  });
});

describe('openText', () => {
  it.each([
    ['plain ASCII', bytesOf('1. e4'), 'utf-8', '1. e4'],
    ['UTF-8', bytesOf('[White "López 马"]'), 'utf-8', '[White "López 马"]'],
    ['UTF-8 with a mark', bytesOf('\ufeff1. e4 é'), 'utf-8-bom', '1. e4 é'],
    ['UTF-16 LE', bytesOf([0xff, 0xfe], utf16le('1. é4 𝔸')), 'utf-16le', '1. é4 𝔸'],
    ['UTF-16 BE', bytesOf([0xfe, 0xff], utf16be('1. é4 𝔸')), 'utf-16be', '1. é4 𝔸'],
    ['nothing', bytesOf(), 'utf-8', ''],
    ['a mark alone', bytesOf([0xef, 0xbb, 0xbf]), 'utf-8-bom', ''],
  ])('reads %s', async (_name, bytes, encoding, text) => {
    expect(await readAll(streamOf(bytes, 4))).toEqual({ encoding, bytes: bytesOf(text) });
    expect(await readAll(fileOf(bytes, 5))).toEqual({ encoding, bytes: bytesOf(text) });
  });

  it('takes what is not UTF-8 for Windows-1252 and leaves the bytes alone', async () => {
    const bytes = bytesOf('[White "L', [0xf3], 'pez"]');
    expect(await readAll(streamOf(bytes))).toEqual({ encoding: 'windows-1252', bytes });
    expect(await readAll(fileOf(bytes))).toEqual({ encoding: 'windows-1252', bytes });
  });

  it('finds the one wrong byte far behind in a file, and loses nothing', async () => {
    const bytes = repeated('é1. e4 ', 9_500_000);
    await expectRead(fileOf(bytes), 'utf-8', bytes);
    bytes[9_400_000] = 0xff;
    await expectRead(fileOf(bytes), 'windows-1252', bytes);
  });

  it('judges a stream by its first megabytes, and loses nothing', async () => {
    const bytes = repeated('é1. e4 ', 10_500_000);
    bytes[10_400_000] = 0xff;
    await expectRead(streamOf(bytes, 65536), 'utf-8', bytes);
    bytes[5_000_000] = 0xff;
    await expectRead(streamOf(bytes, 65536), 'windows-1252', bytes);
  });

  it('a character that the end cuts off is not UTF-8', async () => {
    expect((await readAll(streamOf(bytesOf([0x31, 0xe9, 0xa9])))).encoding).toBe('windows-1252');
  });

  it('turns a lone surrogate into one character, so that columns stay', async () => {
    const bytes = bytesOf([0xff, 0xfe], [0x41, 0, 0x00, 0xd8, 0x42, 0]);
    expect(new TextDecoder().decode((await readAll(streamOf(bytes))).bytes)).toBe('A\ufffdB');
  });

  it('keeps lines and columns of UTF-16, wherever it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), async (text) => {
        const { bytes } = await readAll(streamOf(bytesOf([0xff, 0xfe], utf16le(text)), 5));
        const lines = new LineIndex('utf-8');
        lines.show(windowOf(bytes));
        const rows = text.split(/\r\n|\r|\n/);
        expect(lines.placeAt(bytes.length)).toEqual({
          line: rows.length - 1,
          character: rows[rows.length - 1]!.length,
        });
      }),
    );
  });
});
