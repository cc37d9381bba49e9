import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { Encoding } from '../input/encoding.ts';
import { EditedCopy } from './edited-copy.ts';
import { encodeText, markOf } from './encode-text.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'movetext-copy-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'game.pgn');

function encoded(text: string, encoding: Encoding): Buffer {
  return Buffer.concat([markOf(encoding), encodeText(text, encoding).bytes]);
}

/** Bytes of a text as the reader of games sees it. */
function readLength(text: string, encoding: Encoding): number {
  return encoding === 'windows-1252' ? text.length : Buffer.byteLength(text, 'utf8');
}

/** The file's new bytes; the copy is gone afterwards. */
function bytesOf(copy: EditedCopy): Uint8Array {
  const made = copy.finish();
  if (made === null) return readFileSync(file);
  const bytes = readFileSync(made.name);
  made.remove();
  return bytes;
}

const latin = fc.string({ unit: fc.constantFrom('a', '\n', 'ü', '€', '{'), maxLength: 30 });
const any = fc.string({
  unit: fc.constantFrom('a', '\n', 'ü', '马', '𝔸', '\ud800', '\udc00', '\ufeff'),
  maxLength: 30,
});

describe.each<Encoding>(['utf-8', 'utf-8-bom', 'utf-16le', 'utf-16be', 'windows-1252'])('a copy in %s', (encoding) => {
  it('replaces what is asked for and keeps the rest', () => {
    // Half a surrogate pair has no UTF-8, and is kept in UTF-16.
    const unit =
      encoding === 'windows-1252'
        ? latin
        : encoding.startsWith('utf-16')
          ? any
          : any.map((text) => text.replace(/\p{Surrogate}/gu, '?'));
    fc.assert(
      fc.property(fc.array(fc.tuple(unit, unit, unit), { maxLength: 6 }), (parts) => {
        const before = parts.map(([kept, old]) => `${kept}|${old}|`);
        writeFileSync(file, encoded(before.join(''), encoding));
        const copy = new EditedCopy(file, encoding);
        let at = 0;
        for (const [kept, old, text] of parts) {
          const start = at + readLength(`${kept}|`, encoding);
          const end = start + readLength(old, encoding);
          expect(copy.replace(start, end, text)).toBe(true);
          at = end + 1;
        }
        const after = parts.map(([kept, , text]) => `${kept}|${text}|`).join('');
        expect([...bytesOf(copy)]).toEqual([...encoded(after, encoding)]);
      }),
    );
    expect(readdirSync(folder)).toEqual(['game.pgn']);
  });
});

describe('a copy', () => {
  it('of bytes that are no text keeps them', () => {
    writeFileSync(file, Uint8Array.of(0xef, 0xbb, 0xbf, 0xff, 0x41, 0xfe, 0x80));
    const copy = new EditedCopy(file, 'utf-8-bom');
    copy.replace(1, 2, 'ü');
    expect([...bytesOf(copy)]).toEqual([0xef, 0xbb, 0xbf, 0xff, 0xc3, 0xbc, 0xfe, 0x80]);
  });

  it('of UTF-16 without byte order mark stays without', () => {
    writeFileSync(file, Buffer.from('a马b', 'utf16le'));
    const copy = new EditedCopy(file, 'utf-16le');
    // The reader's offsets count bytes of UTF-8.
    copy.replace(4, 5, 'ü');
    expect([...bytesOf(copy)]).toEqual([...Buffer.from('a马ü', 'utf16le')]);
  });

  it('refuses what its encoding cannot say', () => {
    writeFileSync(file, 'ab');
    const copy = new EditedCopy(file, 'windows-1252');
    expect(copy.replace(0, 1, '马')).toBe(false);
    expect(copy.isEdited).toBe(false);
    expect(copy.finish()).toBe(null);
  });

  it('of a large file is exact', () => {
    const text = 'é1. e4 '.repeat(400_000);
    writeFileSync(file, encoded(text, 'utf-16le'));
    const copy = new EditedCopy(file, 'utf-16le');
    const at = Buffer.byteLength(text, 'utf8') - 1;
    copy.replace(0, 2, 'x');
    copy.replace(at, at + 1, 'y');
    const bytes = Buffer.from(bytesOf(copy));
    expect(bytes.equals(encoded(`x${text.slice(1, -1)}y`, 'utf-16le'))).toBe(true);
  });
});
