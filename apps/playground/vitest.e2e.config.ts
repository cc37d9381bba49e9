import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The page in a real browser, over the built language server: `vitest run --config apps/playground/vitest.e2e.config.ts`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['test/e2e/**/*.test.ts'],
    globalSetup: ['test/e2e/build-page.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
