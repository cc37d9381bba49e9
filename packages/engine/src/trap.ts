/**
 * The WebAssembly module trapped: a fault of the engine, never of the text or position it was given.
 * The engine that threw this has renewed its instance and can be used again; what the module held
 * (such as a text being read) is lost.
 */
export class EngineTrap extends Error {
  override readonly name = 'EngineTrap';

  constructor(operation: string, cause: unknown) {
    super(`The engine trapped in ${operation}`, { cause });
  }
}
