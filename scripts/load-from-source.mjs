import { createServer } from 'vite';

/** Runs a TypeScript module of the workspace, its siblings taken from their sources. */
export async function loadFromSource(root, file) {
  const conditions = ['@movetext/source', 'module', 'node', 'development|production'];
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: true, resolve: { conditions } },
  });
  try {
    return await server.ssrLoadModule(file);
  } finally {
    await server.close();
  }
}
