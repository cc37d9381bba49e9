export type { DeadReason } from './dead/dead-position.ts';
export { deadReason } from './dead/dead-position.ts';
export { isInsufficientMaterial } from './dead/material.ts';
export type { DescribeOptions } from './describe-move.ts';
export { describeMove } from './describe-move.ts';
export { describePosition } from './diagram/describe.ts';
export type { BoardArrow, RenderSvgOptions, SquareMark } from './diagram/svg.ts';
export { renderSvg } from './diagram/svg.ts';
export type { RenderTextOptions } from './diagram/text.ts';
export { renderText } from './diagram/text.ts';
export type { BoardTheme } from './diagram/theme.ts';
export { DEFAULT_THEME } from './diagram/theme.ts';
export type { Epd, EpdIssue, EpdReading } from './epd/epd.ts';
export { parseEpd, writeEpd } from './epd/epd.ts';
export type { EpdOperation, EpdOperationKind } from './epd/operation.ts';
export { EPD_OPCODES } from './epd/operation.ts';
export { describeIllegal } from './explain/describe.ts';
export { explainIllegal } from './explain/explain.ts';
export type { CastlingQuery, IllegalReason, MoveQuery, PieceQuery } from './explain/reason.ts';
export type { FenOptions, FenReading, WriteFenOptions } from './fen.ts';
export { parseFen, readFen, writeFen } from './fen.ts';
export type { FenField, FenIssue, FenLeniency, FenSetupIssue, FenSyntaxDetail, FenSyntaxIssue } from './fen-issues.ts';
export { FEN_FIELDS } from './fen-issues.ts';
export { GameHistory } from './game-history.ts';
export { polyglotKey, repetitionKey } from './keys.ts';
export type { Move } from './move.ts';
export { isSameMove, NULL_MOVE, unpackMove } from './move.ts';
export type { NearestMovesOptions } from './nearest.ts';
export { nearestMoves } from './nearest.ts';
export type { LanguagePlay } from './notation/detect-languages.ts';
export { detectLanguages, playInLanguages } from './notation/detect-languages.ts';
export { isMoveMark } from './notation/dialect/tidy-move.ts';
export type { DialectReading, DialectResult, ReadDialectOptions } from './notation/dialect-result.ts';
export type { LanError } from './notation/lan.ts';
export { parseLan, writeLan } from './notation/lan.ts';
export type { Language } from './notation/language.ts';
export { LANGUAGES, languageOf } from './notation/languages.ts';
export type { Notation } from './notation/notation.ts';
export { NOTATIONS, notationOf } from './notation/notation.ts';
export { looksLikeMove, readDialectMove, tryDialectMove } from './notation/read-dialect.ts';
export { isSpelledLikeSan, parseSan, readSan, trySan, writeSan } from './notation/san.ts';
export type { SanError, SanLeniency, SanLeniencyCode, SanReading } from './notation/san-reading.ts';
export type { UciError, WriteUciOptions } from './notation/uci.ts';
export { parseUci, writeUci } from './notation/uci.ts';
export type { Claim, History, Outcome } from './outcome.ts';
export { claimsIn, describeOutcome, outcomeOf } from './outcome.ts';
export { pieceFigurine, pieceLetter, pieceOf, pieceOfLetter, roleLetter, roleOfLetter } from './piece.ts';
export type { PlacedPiece, PositionOptions } from './position.ts';
export { Position } from './position.ts';
export type { Phase, Shield } from './queries.ts';
export {
  discoveredCheckersOf,
  legalDestinations,
  materialBalance,
  movesBetween,
  PIECE_VALUES,
  phaseOf,
  pinsOf,
} from './queries.ts';
export type { PositionReading } from './read-position.ts';
export { readPosition } from './read-position.ts';
export type { Repair, RepairChange } from './repair.ts';
export { repair } from './repair.ts';
export type { Err, Ok, Result } from './result.ts';
export { err, ok, unwrap } from './result.ts';
export type { Board } from './setup.ts';
export { Setup } from './setup.ts';
export type { SetupCheck, SetupIssue, SetupIssueCode, SetupOptions } from './setup-issues.ts';
export { checkSetup } from './setup-issues.ts';
export type { SquareError } from './square.ts';
export {
  fileName,
  fileOf,
  parseSquare,
  rankName,
  rankOf,
  SQUARE_NAMES,
  square,
  squareAt,
  squareColor,
  squareName,
} from './square.ts';
export type { Ending, Terms } from './terms/terms.ts';
export { TERMS, termsIn } from './terms/terms.ts';
export type {
  CastlingSide,
  Color,
  File,
  FileName,
  Piece,
  PromotionRole,
  Rank,
  RankName,
  Role,
  Square,
  SquareName,
  TextRange,
} from './types.ts';
export { COLORS, FILE_NAMES, opposite, PROMOTION_ROLES, RANK_NAMES, ROLES } from './types.ts';
