#!/usr/bin/env node
try {
  await import('../dist/node.cjs');
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  process.stderr.write('The language server is not built yet: run `pnpm build` first.\n');
  process.exitCode = 2;
}
