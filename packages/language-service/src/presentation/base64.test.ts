import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base64OfText } from './base64.ts';

describe('base64OfText', () => {
  it('gives the test vectors of RFC 4648, section 10', () => {
    const vectors = {
      '': '',
      f: 'Zg==',
      fo: 'Zm8=',
      foo: 'Zm9v',
      foob: 'Zm9vYg==',
      fooba: 'Zm9vYmE=',
      foobar: 'Zm9vYmFy',
    };
    for (const [text, encoded] of Object.entries(vectors)) expect(base64OfText(text)).toBe(encoded);
  });

  it('agrees with Node on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(base64OfText(text)).toBe(Buffer.from(text, 'utf8').toString('base64'));
      }),
    );
  });
});
