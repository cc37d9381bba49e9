import { TextDecoder } from 'node:util';
import type { ByteEncoding, Encoding } from '../input/encoding.ts';
import { decodeWindows1252, encodeWindows1252 } from '../input/windows-1252.ts';

/** A text's bytes in an encoding, without byte order mark. */
export interface EncodedText {
  readonly bytes: Uint8Array;
  /** The characters that the encoding does not have; question marks stand for them. */
  readonly missing: number;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Encodes a text. */
export function encodeText(text: string, encoding: Encoding): EncodedText {
  switch (encoding) {
    case 'utf-8':
    case 'utf-8-bom':
      return { bytes: encoder.encode(text), missing: 0 };
    case 'utf-16le':
      return { bytes: Buffer.from(text, 'utf16le'), missing: 0 };
    case 'utf-16be':
      return { bytes: Buffer.from(text, 'utf16le').swap16(), missing: 0 };
    case 'windows-1252':
      return encodeWindows1252(text);
  }
}

/** Encodes bytes that were read. */
export function recodeBytes(bytes: Uint8Array, from: ByteEncoding, to: Encoding): EncodedText {
  const isSame = from === 'utf-8' ? to === 'utf-8' || to === 'utf-8-bom' : to === 'windows-1252';
  if (isSame) return { bytes, missing: 0 };
  return encodeText(from === 'utf-8' ? decoder.decode(bytes) : decodeWindows1252(bytes), to);
}

/** The byte order mark with which a text in an encoding begins; empty for those without. */
export function markOf(encoding: Encoding): Uint8Array {
  switch (encoding) {
    case 'utf-8-bom':
      return Uint8Array.of(0xef, 0xbb, 0xbf);
    case 'utf-16le':
      return Uint8Array.of(0xff, 0xfe);
    case 'utf-16be':
      return Uint8Array.of(0xfe, 0xff);
    case 'utf-8':
    case 'windows-1252':
      return new Uint8Array(0);
  }
}
