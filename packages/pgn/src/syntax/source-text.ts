/**
 * The text that a tape speaks of.
 * Offsets are UTF-16 code units where a string was read, bytes where a buffer was; words are cut out as strings only when somebody asks.
 */
export interface SourceText {
  /** Length in units. */
  readonly length: number;
  /** The text from `start` to `end`, decoded. */
  slice(start: number, end: number): string;
  /** The unit at `offset`: a UTF-16 code unit or a byte. ASCII is the same in both. */
  unitAt(offset: number): number;
}
