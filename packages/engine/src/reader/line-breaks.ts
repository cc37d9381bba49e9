import { sharedEngine } from '../shared-engine.ts';

/** As many bytes as the module counts in at once. */
const ROOM = 65_536;

/**
 * The number of line breaks (LF, CR LF or CR) from `start` to `end`; a CR LF pair counts where its CR stands.
 * `isAfterCr` says that the byte before `start` is a CR. Some ten times as fast as a loop in JavaScript, the copying included.
 */
export function countLineBreaks(bytes: Uint8Array, start: number, end: number, isAfterCr: boolean): number {
  const { core } = sharedEngine();
  const room = core.exports.lineBreakRoom();
  let count = 0;
  let isBehindCr = isAfterCr;
  for (let at = start; at < end; at += ROOM) {
    const part = bytes.subarray(at, Math.min(at + ROOM, end));
    core.bytes.set(part, room);
    count += core.exports.lineBreaks(room, part.length, isBehindCr);
    isBehindCr = part[part.length - 1] === CR;
  }
  return count;
}

const CR = 13;
