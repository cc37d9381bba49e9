export { chess960Fen, chess960Rank } from './chess960.ts';
export { type NastyCase, readNastyCases } from './nasty-cases.ts';
export {
  type NotationPair,
  type NotationToken,
  type NotationTokens,
  readNotationPairs,
  readNotationTokens,
} from './notation-cases.ts';
export { type PerftStanza, parsePerftSuite, perftSuiteNames, readPerftSuite } from './perft-suite.ts';
export { type Random, seededRandom } from './random.ts';
export {
  type RandomGameOptions,
  type RandomPly,
  randomChess960Fen,
  randomGame,
  randomPosition,
} from './random-games.ts';
export {
  isAttackedBy,
  isReferenceCheck,
  playReferenceMove,
  referenceMoves,
  referencePerft,
} from './reference-movegen.ts';
export {
  moveName,
  type ReferenceMove,
  type ReferencePiece,
  type ReferencePosition,
  readReferenceFen,
  squareAt,
  squareName,
  writeReferenceFen,
} from './reference-position.ts';
