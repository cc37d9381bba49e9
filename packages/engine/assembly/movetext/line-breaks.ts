/** Counting line breaks in bytes, sixteen at a time. */

const ROOM: usize = 65536;
const BYTES: usize = memory.data(65536, 16);

/** The address of room for 65536 bytes to count in. */
export function lineBreakRoom(): usize {
  return BYTES;
}

/**
 * The number of line breaks (LF, CR LF, CR) in the first `length` bytes of the room; a CR LF pair counts where its CR stands.
 * `isAfterCr` says that the byte before is a CR. Bytes behind the length are overwritten.
 */
export function lineBreaksInRoom(length: i32, isAfterCr: i32): i32 {
  const end = BYTES + <usize>length;
  memory.fill(end, 0, min<usize>(16, BYTES + ROOM - end));
  const lf = i8x16.splat(0x0a);
  const cr = i8x16.splat(0x0d);
  let count = 0;
  let behindCr = isAfterCr;
  for (let at = BYTES; at < end; at += 16) {
    const bytes = v128.load(at);
    const returns = i8x16.bitmask(i8x16.eq(bytes, cr));
    const feeds = i8x16.bitmask(i8x16.eq(bytes, lf)) & ~((returns << 1) | behindCr);
    count += popcnt(returns) + popcnt(feeds);
    behindCr = returns >> 15;
  }
  return count;
}
