import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The extension in real editors. `pnpm test:e2e` from the root builds and packs it first. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    // Real browsers on a busy machine are late at times; a fault shows three times in a row.
    retry: 2,
    name: 'extension',
    include: ['test/e2e/**/*.test.ts'],
    testTimeout: 60_000,
    // An editor that was never fetched is fetched in the first hook.
    hookTimeout: 480_000,
    fileParallelism: false,
  },
});
