/** The slice of the WebAssembly API that is used, so that no other global of the browser or of Node gets into reach. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
    static imports(module: Module): { readonly module: string; readonly name: string }[];
  }
  class Instance {
    constructor(module: Module);
    readonly exports: unknown;
  }
  class Memory {
    private constructor();
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  }
  class RuntimeError extends Error {}
}
