// The content security policies of the page and of the worker.
// The page gets its policy twice: as a header by serve.mjs, and in a meta tag for any other host.

/** No styles in the markup, nothing from elsewhere, no requests at all. Pictures of boards are data. */
const PAGE = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'worker-src': "'self'",
  'connect-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

/** What only a header can say. */
const PAGE_HEADER_ONLY = { 'frame-ancestors': "'none'" };

/** The engine of the server is a WebAssembly module that the worker carries in itself. */
const WORKER = { 'default-src': "'none'", 'script-src': "'wasm-unsafe-eval'" };

/** The policy for the page's meta tag. */
export const pagePolicyMeta = write(PAGE);

/** The policy for the page's header. */
export const pagePolicyHeader = write({ ...PAGE, ...PAGE_HEADER_ONLY });

/** The policy for the worker's header. */
export const workerPolicyHeader = write(WORKER);

function write(policy) {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}
