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
  if (length == 0) return 0;
  const end = address + length;
  // The first byte is told what comes before it; the others can look.
  let count = breaks(load<u8>(address), isAfterCr) ? 1 : 0;
  let at = address + 1;
  while (at + 16 <= end) {
    const stop = at + (min(COUNTED_AT_ONCE, end - at) & ~15);
    const feeds = countFeeds(at, stop);
    count += feeds >= 0 ? feeds : countBoth(at, stop);
    at = stop;
  }
  for (; at < end; at++) {
    if (breaks(load<u8>(at), load<u8>(at - 1) == CR)) count++;
  }
  return count;
}

function breaks(byte: u8, isAfterCr: bool): bool {
  return byte == CR || (byte == LF && !isAfterCr);
}

/** How many line feeds stand in blocks of sixteen bytes; -1 where a carriage return stands in them or right before. */
function countFeeds(at: usize, stop: usize): i32 {
  const lf = i8x16.splat(LF as i8);
  const cr = i8x16.splat(CR as i8);
  let returns = i8x16.eq(v128.load(at - 1), cr);
  // A comparison gives -1 in each lane where it holds.
  let lanes = i8x16.splat(0);
  for (; at < stop; at += 16) {
    const bytes = v128.load(at);
    lanes = i8x16.sub(lanes, i8x16.eq(bytes, lf));
    returns = v128.or(returns, i8x16.eq(bytes, cr));
  }
  return v128.any_true(returns) ? -1 : sum(lanes);
}

/** How many line breaks of any kind there are. */
function countBoth(at: usize, stop: usize): i32 {
  const lf = i8x16.splat(LF as i8);
  const cr = i8x16.splat(CR as i8);
  let lanes = i8x16.splat(0);
  for (; at < stop; at += 16) {
    const bytes = v128.load(at);
    const feeds = v128.andnot(i8x16.eq(bytes, lf), i8x16.eq(v128.load(at - 1), cr));
    lanes = i8x16.sub(lanes, v128.or(feeds, i8x16.eq(bytes, cr)));
  }
  return sum(lanes);
}

function sum(lanes: v128): i32 {
  const sums = i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(lanes));
  return (
    i32x4.extract_lane(sums, 0) +
    i32x4.extract_lane(sums, 1) +
    i32x4.extract_lane(sums, 2) +
    i32x4.extract_lane(sums, 3)
  );
}
