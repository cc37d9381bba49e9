import { defineConfig } from 'vitest/config';

/** The tests that need a browser, one project for each app. `pnpm test:e2e` builds what they run first. */
export default defineConfig({
  test: {
    projects: ['apps/vscode/vitest.e2e.config.ts', 'apps/playground/vitest.e2e.config.ts'],
    // Editors and browsers want the machine for themselves.
    fileParallelism: false,
  },
});
