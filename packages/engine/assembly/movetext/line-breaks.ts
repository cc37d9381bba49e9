/** Counting line breaks in bytes, sixteen at a time. */

const ROOM: usize = 65536;
/** Bytes in blocks of sixteen of which each lane can count its own. */
const COUNTED_AT_ONCE: usize = 255 * 16;
/** Sixteen bytes before the room, of which the last stands for what comes before. */
const BEFORE: usize = memory.data(16 + 65536, 16);
const BYTES: usize = BEFORE + 16;

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
  store<u8>(BYTES - 1, isAfterCr != 0 ? 0x0d : 0);
  let sums = i32x4.splat(0);
  for (let at = BYTES; at < end; ) {
    const stop = min(end, at + COUNTED_AT_ONCE);
    // A comparison gives -1 in each lane where it holds; no byte is both.
    let lanes = i8x16.splat(0);
    for (; at < stop; at += 16) {
      const bytes = v128.load(at);
      const feeds = v128.andnot(i8x16.eq(bytes, lf), i8x16.eq(v128.load(at - 1), cr));
      lanes = i8x16.sub(lanes, v128.or(feeds, i8x16.eq(bytes, cr)));
    }
    sums = i32x4.add(sums, i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(lanes)));
  }
  return (
    i32x4.extract_lane(sums, 0) +
    i32x4.extract_lane(sums, 1) +
    i32x4.extract_lane(sums, 2) +
    i32x4.extract_lane(sums, 3)
  );
}
