import { defineConfig } from 'vitest/config';

/** Tests run from sources: only the engine's WebAssembly module is built before them. */
export default defineConfig({
  resolve: { conditions: ['@movetext/source'] },
  ssr: { resolve: { conditions: ['@movetext/source'] } },
  test: {
    include: ['packages/*/{src,test}/**/*.test.ts', 'apps/*/{src,test}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/e2e/**'],
    testTimeout: 60_000,
  },
});
