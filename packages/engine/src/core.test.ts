import { expect, it } from 'vitest';
import { decodeBase64, decodeByHand } from './base64.ts';
import { EngineCore } from './core.ts';
import { WASM_BASE64 } from './generated/wasm.ts';

it('decodes base64 as Node does', () => {
  for (const text of ['', 'a', 'ab', 'abc', 'Movetext \u00e9\u00ff']) {
    const bytes = Buffer.from(text);
    const base64 = bytes.toString('base64');
    for (const decode of [decodeBase64, decodeByHand]) expect(Buffer.from(decode(base64))).toEqual(bytes);
  }
});

it('embeds a module of at most 64 KiB, without imports', () => {
  const bytes = decodeByHand(WASM_BASE64);
  expect(Buffer.from(bytes)).toEqual(Buffer.from(WASM_BASE64, 'base64'));
  expect(bytes.length).toBeLessThanOrEqual(65536);
  expect(WebAssembly.Module.imports(new WebAssembly.Module(bytes))).toEqual([]);
});

it('renews its views when memory has grown', () => {
  const core = new EngineCore();
  const before = core.words.length;
  core.exports.memory.grow(1);
  expect(core.words.length).toBe(before + 16384);
  expect(core.bytes.length).toBe(4 * core.words.length);
});
