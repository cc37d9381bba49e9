import { perftSuiteNames, readPerftSuite } from '@movetext/test-kit';
import { describe, expect, it } from 'vitest';
import { perft } from '../src/index.ts';
import { wordsOfFen } from './reference-words.ts';

/** Deeper counts are the bench's. */
const MAX_NODES = 10_000_000;

describe.each(perftSuiteNames())('perft suite %s', (name) => {
  it.each(readPerftSuite(name).map((stanza) => [stanza.id, stanza] as const))('%s', (_, { fen, counts }) => {
    const position = wordsOfFen(fen);
    for (const { depth, nodes } of counts.filter((count) => count.nodes <= MAX_NODES)) {
      expect(perft(position, depth), `depth ${depth}`).toBe(BigInt(nodes));
    }
  });
});
