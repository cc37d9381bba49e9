import { describe, expect, it } from 'vitest';
import { perftSuiteNames, readPerftSuite, readReferenceFen, referencePerft } from './index.ts';

/** The reference is slow: depths up to this many leaves. */
const MAX_NODES = 3000;

describe.each(perftSuiteNames())('reference generator, suite %s', (name) => {
  it.each(readPerftSuite(name).map((stanza) => [stanza.id, stanza] as const))('%s', (_, { fen, counts }) => {
    const position = readReferenceFen(fen);
    for (const { depth, nodes } of counts.filter((count) => count.nodes <= MAX_NODES)) {
      expect(referencePerft(position, depth), `depth ${depth}`).toBe(nodes);
    }
  });
});
