/// <reference path="./webassembly.d.ts" />
import { decodeBase64 } from './base64.ts';
import type { EngineExports } from './generated/exports.ts';
import { WASM_BASE64 } from './generated/wasm.ts';
import { EngineTrap } from './trap.ts';

let compiled: WebAssembly.Module | undefined;

/**
 * The compiled module: compiled once in a realm, however many engines there are.
 * It can be posted to a worker, whose engines then need not compile it again (`PerftCounter.create({ module })`).
 */
export function engineModule(): WebAssembly.Module {
  compiled ??= new WebAssembly.Module(decodeBase64(WASM_BASE64));
  return compiled;
}

/**
 * One instance of the WebAssembly module with views on its memory; what the engine and the reader share.
 * Internal to the package.
 *
 * Views are fetched through the getters each time: they are renewed when memory has grown
 * (which detaches the old buffer) and when the instance was renewed after a trap.
 */
export class EngineCore {
  #exports: EngineExports;
  #words: Int32Array;
  #bytes: Uint8Array;
  #generation = 0;
  readonly #module: WebAssembly.Module;
  /** Whose text stands in the instance's text buffer. */
  textOwner: object | null = null;

  constructor(module: WebAssembly.Module = engineModule()) {
    this.#module = module;
    this.#exports = instantiate(module);
    this.#words = new Int32Array(this.#exports.memory.buffer);
    this.#bytes = new Uint8Array(this.#exports.memory.buffer);
  }

  /** The functions of the module. Calls that may trap go through `call`. */
  get exports(): EngineExports {
    return this.#exports;
  }

  /** How often the instance was renewed: addresses of what was allocated are void once this has changed. */
  get generation(): number {
    return this.#generation;
  }

  /** The whole memory as 32-bit integers; word n is at address 4n. */
  get words(): Int32Array {
    if (this.#words.length === 0) this.#words = new Int32Array(this.#exports.memory.buffer);
    return this.#words;
  }

  /** The whole memory as bytes. */
  get bytes(): Uint8Array {
    if (this.#bytes.length === 0) this.#bytes = new Uint8Array(this.#exports.memory.buffer);
    return this.#bytes;
  }

  /**
   * Turns whatever a call into the module threw into what the caller shall throw:
   * after a trap the instance is renewed and the error is an EngineTrap; any other error stays itself.
   */
  recover(operation: string, error: unknown): unknown {
    if (!(error instanceof WebAssembly.RuntimeError) && !(error instanceof RangeError)) return error;
    this.#exports = instantiate(this.#module);
    this.#words = new Int32Array(this.#exports.memory.buffer);
    this.#bytes = new Uint8Array(this.#exports.memory.buffer);
    this.#generation++;
    return new EngineTrap(operation, error);
  }
}

function instantiate(module: WebAssembly.Module): EngineExports {
  // The build derives EngineExports from the very module that is instantiated here.
  return new WebAssembly.Instance(module).exports as unknown as EngineExports;
}
