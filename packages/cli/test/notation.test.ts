import { NOTATIONS } from '@movetext/chess';
import { describe, expect, it } from 'vitest';
import { main } from '../src/main.ts';
import { memoryIo } from './memory-io.ts';

const GAMES = `[Event "Legal's mate"]

1. e4 e5 2. Nf3 Nc6 3. Bc4 d6 (3... Nf6 4. Ng5 {or d3} 4... d5) 4. Nc3 Bg4 5. h3 Bh5 6. Nxe5 Bxd1 7. Bxf7+ Ke7 8. Nd5# 1-0

[Event "All that is special"]

1. d4 Nf6 2. d5 e5 3. dxe6 g6 4. exf7+ Ke7 5. fxg8=N+ Rxg8 6. Nf3 Bg7 7. g3 d5 8. Bg2 Qd6 9. O-O Be6 10. Nbd2 Nbd7 *
`;

async function run(args: readonly string[], stdin: string): Promise<string> {
  const io = memoryIo({ cwd: '/', stdin: new TextEncoder().encode(stdin) });
  expect(await main(args, io)).toBe(0);
  return io.stdout.text;
}

describe('convert --notation', () => {
  it.each(NOTATIONS.map(({ name }) => name))('%s and back gives the same games', async (name) => {
    const plain = await run(['convert', '-', '--to', 'pgn'], GAMES);
    const written = await run(['convert', '-', '--to', 'pgn', '--notation', name], GAMES);
    expect(await run(['convert', '-', '--to', 'pgn'], written)).toBe(plain);
  });
});
