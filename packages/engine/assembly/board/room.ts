/** Memory behind all that is laid out at compile time, for what has no fixed size: taken once, never given back. The reader does not use it. */

let end: usize = (__heap_base + 63) & ~63;

/** Makes memory reach so far; false if there is none. */
function reach(behind: u64): bool {
  const missing = <i64>((behind + 0xffff) >> 16) - <i64>memory.size();
  return missing <= 0 || (missing <= 0xffff && memory.grow(<i32>missing) >= 0);
}

/** The address of so many bytes of zeros, or 0 if there is no memory. Begins with a cache line. */
export function takeRoom(bytes: u64): usize {
  const start = end;
  const behind = (<u64>start + bytes + 63) & ~63;
  if (!reach(behind)) return 0;
  end = <usize>behind;
  return start;
}

/** Makes room that was taken longer, if nothing was taken since; returns whether it is. */
export function extendRoom(start: usize, bytes: u64, newBytes: u64): bool {
  if (<u64>end != ((<u64>start + bytes + 63) & ~63)) return false;
  const behind = (<u64>start + newBytes + 63) & ~63;
  if (!reach(behind)) return false;
  end = <usize>behind;
  return true;
}
