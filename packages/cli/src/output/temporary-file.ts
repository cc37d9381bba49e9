import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/** Bytes that are handed to the system at once. */
const BUFFER = 1 << 16;

/** Files that are not what they shall be yet; gone when the process ends, however it does. */
const unfinished = new Set<string>();
let number = 0;

function removeUnfinished(): void {
  for (const name of unfinished) rmSync(name, { force: true });
  unfinished.clear();
}

/** A file beside another one, in which that one's new text grows: they are on one disk, so that renaming it is one step. */
export class TemporaryFile {
  readonly name: string;
  readonly #descriptor: number;
  /** What is not handed to the system yet. */
  readonly #waiting = new Uint8Array(BUFFER);
  #length = 0;
  #isOpen = true;

  constructor(beside: string, mode: number) {
    if (number === 0) process.once('exit', removeUnfinished);
    this.name = path.join(path.dirname(beside), `.${path.basename(beside)}.${process.pid}-${++number}.tmp`);
    this.#descriptor = openSync(this.name, 'wx', mode);
    unfinished.add(this.name);
  }

  write(bytes: Uint8Array): void {
    if (BUFFER < this.#length + bytes.length) this.#flush();
    if (BUFFER < bytes.length) this.#writeOut(bytes);
    else {
      this.#waiting.set(bytes, this.#length);
      this.#length += bytes.length;
    }
  }

  /** Closes the file when all of it is on the disk. */
  close(): void {
    if (!this.#isOpen) return;
    this.#flush();
    fsyncSync(this.#descriptor);
    closeSync(this.#descriptor);
    this.#isOpen = false;
  }

  /** Says that the file has its own name now. */
  keep(): void {
    unfinished.delete(this.name);
  }

  /** Removes the file, unless it was kept. */
  remove(): void {
    if (this.#isOpen) closeSync(this.#descriptor);
    this.#isOpen = false;
    if (unfinished.delete(this.name)) rmSync(this.name, { force: true });
  }

  #flush(): void {
    this.#writeOut(this.#waiting.subarray(0, this.#length));
    this.#length = 0;
  }

  #writeOut(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; ) at += writeSync(this.#descriptor, bytes, at);
  }
}
