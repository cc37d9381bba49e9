import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The page in a real browser, over the built language server: `vitest run --config apps/playground/vitest.e2e.config.ts`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    // Real browsers on a busy machine are late at times; a fault shows three times in a row.
    retry: 2,
    include: ['test/e2e/**/*.test.ts'],
    globalSetup: ['test/e2e/build-page.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
