import { defineConfig } from 'vitest/config';

/** The tests in real editors. `pnpm test:e2e` from the root builds and packs the extension first. */
export default defineConfig({
  test: {
    include: ['test/e2e/**/*.test.ts'],
    testTimeout: 60_000,
    // An editor that was never fetched is fetched in the first hook.
    hookTimeout: 480_000,
    fileParallelism: false,
  },
});
