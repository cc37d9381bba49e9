import { spawn } from 'node:child_process';
import { PassThrough, Readable, Transform, type TransformCallback } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Io } from '../io.ts';
import type { ArchiveKind } from './archive.ts';
import { type ByteStream, PIECE } from './byte-stream.ts';
import { findProgram } from './find-program.ts';

/** What unpacks an archive where it is installed: it is faster than the library that does it otherwise. */
const PROGRAMS: Readonly<Record<Exclude<ArchiveKind, 'gz'>, { readonly name: string; readonly args: string[] }>> = {
  bz2: { name: 'bzip2', args: ['-dc'] },
  zst: { name: 'zstd', args: ['-dcq', '--long=31'] },
};

/** The bytes in an archive. The stream that is returned fails where the archive is broken or cut off. */
export async function unpack(kind: ArchiveKind, archive: ByteStream, io: Io): Promise<Readable> {
  const packed = Readable.from(piecesOf(archive), { objectMode: false });
  if (kind === 'gz') return through(packed, createGunzip());
  const { name, args } = PROGRAMS[kind];
  const program = findProgram(name, io);
  if (program !== null) return unpackedBy(program, args, packed);
  return kind === 'zst' ? through(packed, await zstdTransform()) : through(packed, await bzip2Transform());
}

async function* piecesOf(stream: ByteStream): AsyncGenerator<Uint8Array> {
  for (;;) {
    const piece = new Uint8Array(PIECE);
    const length = await stream.read(piece);
    if (length === 0) return;
    yield piece.subarray(0, length);
  }
}

function through(packed: Readable, transform: Transform): Readable {
  packed.on('error', (error) => transform.destroy(error));
  transform.on('close', () => packed.destroy());
  return packed.pipe(transform);
}

/** Runs a program that unpacks its standard input. Its failure is the stream's. */
function unpackedBy(program: string, args: readonly string[], packed: Readable): Readable {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'], shell: false, windowsHide: true });
  const unpacked = new PassThrough();
  let said = '';
  child.stderr.on('data', (data) => {
    if (said.length < 1000) said += data;
  });
  // It closes its input early where the archive is broken; its exit status tells.
  child.stdin.on('error', () => {});
  packed.on('error', (error) => unpacked.destroy(error));
  packed.pipe(child.stdin);
  child.stdout.pipe(unpacked, { end: false });
  child.on('error', (error) => unpacked.destroy(error));
  child.on('close', (status) => {
    if (status === 0) unpacked.end();
    else unpacked.destroy(new Error(lastLine(said)));
  });
  unpacked.on('close', () => {
    child.kill();
    packed.destroy();
  });
  return unpacked;
}

/** What a program said last, without its own name. */
function lastLine(said: string): string {
  const line = said.trim().split(/\r?\n/).at(-1) ?? '';
  return line
    .replace(/^\S*(bzip2|zstd)\S*:\s*/, '')
    .replace(/^.*\*\\[:\s]*/, '')
    .trim();
}

async function zstdTransform(): Promise<Transform> {
  const { Decompress } = await import('fzstd');
  let isOver = false;
  const stream = new Decompress((data, final) => {
    if (0 < data.length) transform.push(data);
    isOver = final === true;
  });
  const transform = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      attempt(done, () => stream.push(chunk));
    },
    flush(done) {
      attempt(done, () => {
        stream.push(new Uint8Array(0), true);
        if (!isOver) throw new Error('unexpected end');
      });
    },
  });
  return transform;
}

async function bzip2Transform(): Promise<Transform> {
  const { default: unbzip2Stream } = await import('unbzip2-stream');
  const decoder = unbzip2Stream();
  let failure: Error | null = null;
  const transform = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      attempt(done, () => {
        decoder.write(Buffer.from(chunk));
        if (failure !== null) throw failure;
      });
    },
    flush(done) {
      attempt(done, () => {
        decoder.end();
        if (failure !== null) throw failure;
      });
    },
  });
  decoder.on('data', (data: Uint8Array) => transform.push(data));
  // Past the end of what there is, the decoder stumbles over its own feet: nothing worth telling.
  decoder.on('error', () => {
    failure ??= new Error('');
  });
  return transform;
}

function attempt(done: TransformCallback, work: () => void): void {
  try {
    work();
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
    return;
  }
  done();
}
