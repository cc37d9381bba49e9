import { describe, expect, it } from 'vitest';
import { main } from '../src/main.ts';
import { memoryIo } from './memory-io.ts';

const stdin = new TextEncoder().encode('1. e4 e5 2. Ke3 *');
const ESCAPE = '\u001b[';

async function lint(options: Partial<Parameters<typeof memoryIo>[0]>): Promise<string> {
  const io = memoryIo({ cwd: '.', stdin, ...options });
  await main(['lint', '-'], io);
  return io.stdout.text;
}

describe('colours', () => {
  it('are for terminals', async () => {
    expect(await lint({ isTerminal: true })).toContain(ESCAPE);
    expect(await lint({ isTerminal: false })).not.toContain(ESCAPE);
  });

  it('are refused by NO_COLOR', async () => {
    expect(await lint({ isTerminal: true, env: { NO_COLOR: '1' } })).not.toContain(ESCAPE);
    expect(await lint({ isTerminal: true, env: { NO_COLOR: '' } })).toContain(ESCAPE);
  });
});
