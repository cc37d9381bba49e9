import type { Move } from '../move.ts';

/** An operation of an EPD record: what is known of a position, under a short name. */
export type EpdOperation =
  /** Moves of the position, in the order written: best (`bm`), to avoid (`am`), predicted (`pm`), supplied (`sm`). */
  | { readonly kind: 'moves'; readonly opcode: string; readonly moves: readonly Move[] }
  /** A line of play from the position, move after move: the predicted variation (`pv`). */
  | { readonly kind: 'line'; readonly opcode: string; readonly moves: readonly Move[] }
  /** A whole number: centipawns (`ce`), mate in so many moves (`dm`), depth, nodes and seconds of analysis (`acd`, `acn`, `acs`), clocks. */
  | { readonly kind: 'number'; readonly opcode: string; readonly value: number }
  /** Words: a name (`id`), comments (`c0` to `c9`), opening codes (`eco`, `nic`). */
  | { readonly kind: 'text'; readonly opcode: string; readonly text: string }
  /** Nothing but its name: `resign`, `draw_offer`. */
  | { readonly kind: 'flag'; readonly opcode: string }
  /** An operation that is not known or whose operands do not fit it, its operands as written, with their quotes. */
  | { readonly kind: 'other'; readonly opcode: string; readonly operands: readonly string[] };

/** What an operation holds. */
export type EpdOperationKind = EpdOperation['kind'];

/** The operations of the EPD standard whose operands are read; all others are kept as they are. */
export const EPD_OPCODES: Readonly<Record<string, Exclude<EpdOperationKind, 'other'>>> = {
  acd: 'number',
  acn: 'number',
  acs: 'number',
  am: 'moves',
  bm: 'moves',
  ...Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`c${index}`, 'text' as const])),
  ce: 'number',
  dm: 'number',
  draw_accept: 'flag',
  draw_claim: 'flag',
  draw_offer: 'flag',
  draw_reject: 'flag',
  eco: 'text',
  fmvn: 'number',
  hmvc: 'number',
  id: 'text',
  nic: 'text',
  noop: 'flag',
  pm: 'moves',
  pv: 'line',
  rc: 'number',
  resign: 'flag',
  sm: 'moves',
};
