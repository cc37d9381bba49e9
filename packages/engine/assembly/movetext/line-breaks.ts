/** Counting line breaks in bytes, sixteen at a time. */
import { CR, LF } from './units';

/** Bytes of which each of sixteen lanes can count its own. */
const COUNTED_AT_ONCE: usize = 255 * 16;
const ROOM: usize = memory.data(65536, 16);

/** The address of room for 65536 bytes, for texts that stand elsewhere. */
export function lineBreakRoom(): usize {
  return ROOM;
}

/**
 * The number of line breaks (LF, CR LF, CR) in the `length` bytes at an address; a CR LF pair counts where its CR stands.
 * `isAfterCr` says that the byte before is a CR, whatever stands there.
 */
export function lineBreaks(address: usize, length: usize, isAfterCr: bool): i32 {
  const end = address + length;
  let at = address;
  let isBehindCr = isAfterCr;
  let count = 0;
  // The first byte is told what comes before it; the rest can look.
  if (at < end) {
    if (breaks(at, isBehindCr)) count++;
    at++;
  }
  const lf = i8x16.splat(LF as i8);
  const cr = i8x16.splat(CR as i8);
  while (at + 16 <= end) {
    const stop = min(end, at + COUNTED_AT_ONCE);
    // A comparison gives -1 in each lane where it holds; no byte is both.
    let lanes = i8x16.splat(0);
    for (; at + 16 <= stop; at += 16) {
      const bytes = v128.load(at);
      const feeds = v128.andnot(i8x16.eq(bytes, lf), i8x16.eq(v128.load(at - 1), cr));
      lanes = i8x16.sub(lanes, v128.or(feeds, i8x16.eq(bytes, cr)));
    }
    const sums = i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(lanes));
    count +=
      i32x4.extract_lane(sums, 0) +
      i32x4.extract_lane(sums, 1) +
      i32x4.extract_lane(sums, 2) +
      i32x4.extract_lane(sums, 3);
  }
  for (; at < end; at++) {
    if (breaks(at, load<u8>(at - 1) == CR)) count++;
  }
  return count;
}

function breaks(at: usize, isBehindCr: bool): bool {
  const byte = load<u8>(at);
  return byte == CR || (byte == LF && !isBehindCr);
}
