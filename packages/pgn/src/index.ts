export { Fault, TokenMark } from '@movetext/engine';
export { COMMENT_COMMANDS, type CommandEntry, type CommandShape, commandEntry } from './data/comment-commands.ts';
export { NAGS, type NagEntry, nagOfGlyph, nagOfNumber } from './data/nags.ts';
export { RESULTS, SEVEN_TAG_ROSTER, TAGS, type TagEntry, tagEntry } from './data/tags.ts';
export { insertMove, type MoveInsertion } from './edit/insert-move.ts';
export { type MergeOptions, mergeGames } from './edit/merge-games.ts';
export { splitGame } from './edit/split-game.ts';
export { stripComments, stripNags, stripVariations } from './edit/strip.ts';
export { copyTags, setTags, type TagValues } from './edit/tags.ts';
export { applyTextEdits, type TextEdit } from './edit/text-edit.ts';
export {
  deleteFromMove,
  deleteVariation,
  demoteLine,
  demoteVariation,
  promoteVariation,
} from './edit/variations.ts';
export { legalPlies } from './game/build-game.ts';
export {
  type CommandValue,
  type Evaluation,
  MARK_COLORS,
  type MarkColor,
  readCommandValue,
  writeCommandValue,
} from './game/command-value.ts';
export {
  type CommentCommand,
  commentProse,
  readCommentCommands,
  withCommentCommand,
  writeCommentCommand,
} from './game/comment-commands.ts';
export { type Context, contextAt } from './game/context.ts';
export { isDetachedMark } from './game/detached-mark.ts';
export { GameBytes } from './game/game-bytes.ts';
export { gameResult } from './game/game-result.ts';
export { GameSection } from './game/game-section.ts';
export { GLUED, type GluedMove, gluedMove } from './game/glued-list.ts';
export { LineFlow, type LineFlowOptions } from './game/line-flow.ts';
export type {
  Comment,
  EscapeLine,
  Game,
  GameError,
  MoveNode,
  MoveVerdict,
  Nag,
  StartIssue,
  StartPosition,
  TagFault,
  TagPair,
  Termination,
  Variation,
} from './game/model.ts';
export {
  isNumberOfOtherSide,
  type MoveNumber,
  moveNumberAt,
  type StartNumber,
  startNumber,
  writeMoveNumber,
} from './game/move-number.ts';
export { positionAfter, positionBefore } from './game/positions.ts';
export { parsePgn, readGameBytes, readGames } from './game/read-games.ts';
export { isSameGame, type SameGameOptions } from './game/same-game.ts';
export { moveNodes, nodeAt } from './game/walk.ts';
export { type LostText, type WriteGameOptions, type WrittenGame, writeGame } from './game/write-game.ts';
export { sortTagPairs, writeTagPair } from './game/write-tag-pairs.ts';
export {
  type ImportedGame,
  type ImportedMove,
  type ImportedToken,
  type ImportOptions,
  type ImportResult,
  importGames,
} from './import/import-games.ts';
export { writeImportedGame } from './import/write-imported-game.ts';
export type { Range } from './range.ts';
export type { ByteSectionsOptions } from './syntax/byte-sections.ts';
export type { Encoding } from './syntax/decode.ts';
export { decodeBytes } from './syntax/decode.ts';
export { KIND_NAMES, type KindName, SyntaxKind } from './syntax/kinds.ts';
export type { ByteSource, ReadBytesOptions } from './syntax/read-bytes.ts';
export type { KeyTags } from './syntax/section.ts';
export type { SourceText } from './syntax/source-text.ts';
export { tagValueOf, writeTagValue } from './syntax/tag-tokens.ts';
export type { TokenTape } from './syntax/token-tape.ts';
export { type Token, tokenize } from './syntax/tokenize.ts';
