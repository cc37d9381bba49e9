export { engineModule } from './core.ts';
export { type DivideEntry, Engine, type EngineOptions, MAX_PERFT_DEPTH } from './engine.ts';
export {
  MoveKind,
  moveCaptured,
  moveFrom,
  moveKind,
  movePromotion,
  moveRole,
  moveTo,
  PACKED_NULL_MOVE,
} from './packed-move.ts';
export {
  MAX_PERFT_HASH,
  PerftCounter,
  type PerftCounterOptions,
  type SplitCount,
  type SplitOptions,
} from './perft-counter.ts';
export { PlayingBoard, SanNeed } from './playing-board.ts';
export { initialPositionWords, POSITION_WORDS, PositionField, type PositionWords, RoleCode } from './position-words.ts';
export { countLineBreaks } from './reader/line-breaks.ts';
export { MovetextReader, type TextUnit, tagNameHash } from './reader/movetext-reader.ts';
export { Fault, TAG_FAULT_SHIFT, TagFaultCode, TOKEN_WORDS, TokenMark, TokenWord } from './reader/tape.ts';
export { divide, perft, sharedEngine } from './shared-engine.ts';
export { EngineTrap } from './trap.ts';
