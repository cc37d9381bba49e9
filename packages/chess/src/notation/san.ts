import { MoveKind, moveFrom, moveKind, moveTo, SanNeed } from '@movetext/engine';
import { describeIllegal } from '../explain/describe.ts';
import { explainIllegal } from '../explain/explain.ts';
import type { IllegalReason, MoveQuery, PieceQuery } from '../explain/reason.ts';
import { castlingTarget, type Move, NULL_MOVE, unpackMove } from '../move.ts';
import { roleLetter } from '../piece.ts';
import type { Position } from '../position.ts';
import { err, ok, type Result } from '../result.ts';
import { fileName, fileOf, rankName, rankOf, squareName } from '../square.ts';
import type { Square } from '../types.ts';
import { joinWords, squareList } from '../wording.ts';
import { castlingSideOf, movesMatching } from './move-query.ts';
import type { SanError, SanLeniency, SanLeniencyCode, SanReading } from './san-reading.ts';
import { readSanSyntax, type SanSyntax } from './san-syntax.ts';

/**
 * Reads a move in SAN: `Nf3`, `exd6`, `e8=Q+`, `O-O`, and `--` for a null move.
 *
 * Spelling is taken leniently: missing or wrong check marks, judgements (`!?`), more origin than needed,
 * a missing `x`, zeros in castling, `e8Q`, `e8(Q)`, `e8/Q`, `e8=q`, `e.p.`. {@link readSan} tells what was forgiven.
 * The error says which of three questions failed: not SAN, SAN but no legal move, SAN but several.
 */
export function parseSan(text: string, position: Position): Result<Move, SanError> {
  const packed = position.readStandardSan(text);
  return packed === 0 ? parseSanLeniently(text, position) : ok(unpackMove(packed));
}

/** What {@link parseSan} does with a text that the engine does not read: every spelling, and the reasons. */
export function parseSanLeniently(text: string, position: Position): Result<Move, SanError> {
  const syntax = readSanSyntax(text);
  if (!syntax) return err({ code: 'not-san', message: `${JSON.stringify(text)} is not a move` });
  return findMove(syntax, position);
}

/**
 * The move that {@link parseSan} reads; `'not-playable'` where the text is SAN and means no legal move, or several. For those who try
 * many moves and ask for no more.
 */
export function trySan(text: string, position: Position): Move | 'not-san' | 'not-playable' {
  const packed = position.readStandardSan(text);
  if (packed !== 0) return unpackMove(packed);
  // Of these the engine reads every single legal move.
  if (STANDARD.test(text)) return 'not-playable';
  const syntax = readSanSyntax(text);
  if (!syntax) return 'not-san';
  if (syntax.kind === 'null') return position.isCheck() ? 'not-playable' : unpackMove(NULL_MOVE);
  const [only, ...others] = movesMatching(position.packedMoves(), queryOf(syntax, position));
  return only === undefined || 0 < others.length ? 'not-playable' : unpackMove(only);
}

/** Standard SAN, more of the origin than is needed and `x` and the check mark right or wrong. */
const STANDARD = /^(?:[KQRBN][a-h]?[1-8]?x?[a-h][1-8]|(?:[a-h]x)?[a-h][1-8](?:=[QRBN])?|O-O(?:-O)?)[+#]?$/;

/** Reads a move as {@link parseSan} does, and tells how the standard writes it and what was forgiven. */
export function readSan(text: string, position: Position): Result<SanReading, SanError> {
  const packed = position.readStandardSan(text);
  if (packed !== 0) {
    const move = unpackMove(packed);
    const san = writeSan(move, position);
    // Nothing is to be forgiven.
    if (san === text) return ok({ move, san, leniencies: [] });
  }
  const syntax = readSanSyntax(text);
  if (!syntax) return err({ code: 'not-san', message: `${JSON.stringify(text)} is not a move` });
  const found = findMove(syntax, position);
  if (!found.ok) return found;
  const san = writeSan(found.value, position);
  return ok({
    move: found.value,
    san,
    leniencies: [...syntax.leniencies, ...boardLeniencies(syntax, found.value, san)],
  });
}

/** Whether a text is spelled like SAN, leniently, whatever the position: neither {@link parseSan} nor {@link readSan} calls it `not-san` anywhere. */
export function isSpelledLikeSan(text: string): boolean {
  return readSanSyntax(text) !== undefined;
}

/**
 * Writes a legal move of the position in SAN: the origin as far as needed and no farther (a pinned twin counts
 * as unable to move), `+` or `#` as they are.
 */
export function writeSan(move: Move, position: Position): string {
  if (move.isNull) return '--';
  const needs = position.sanNeeds(move);
  return spell(move, needs) + markOf(needs);
}

/** The mark behind a legal move: `+` for check, `#` for mate, else nothing. */
export function checkMarkOf(move: Move, position: Position): '' | '+' | '#' {
  return move.isNull ? '' : markOf(position.sanNeeds(move));
}

function markOf(needs: number): '' | '+' | '#' {
  if ((needs & SanNeed.mate) !== 0) return '#';
  return (needs & SanNeed.check) !== 0 ? '+' : '';
}

/** Writes a legal move in SAN without its check mark. */
export function writeWithoutMark(move: Move, position: Position): string {
  return spell(move, position.sanNeeds(move));
}

function spell(move: Move, needs: number): string {
  if (move.castling) return move.castling === 'king' ? 'O-O' : 'O-O-O';
  const capture = move.captured ? 'x' : '';
  const to = squareName(move.to);
  if (move.role !== 'pawn') {
    const file = needs & SanNeed.file ? fileName(fileOf(move.from)) : '';
    const rank = needs & SanNeed.rank ? rankName(rankOf(move.from)) : '';
    return roleLetter(move.role) + file + rank + capture + to;
  }
  const origin = move.captured ? fileName(fileOf(move.from)) : '';
  const promotion = move.promotion ? `=${roleLetter(move.promotion)}` : '';
  return origin + capture + to + promotion;
}

function findMove(syntax: SanSyntax, position: Position): Result<Move, SanError> {
  if (syntax.kind === 'null') return findNull(position);
  const query = queryOf(syntax, position);
  const found = movesMatching(position.packedMoves(), query);
  const [only] = found;
  if (found.length === 1 && only !== undefined) return ok(unpackMove(only));
  if (1 < found.length) {
    const candidates = found.map(unpackMove).sort((a, b) => a.from - b.from);
    return err({ code: 'ambiguous', candidates, message: describeAmbiguous(candidates) });
  }
  return err(illegal(query, position));
}

/** The reason is found when somebody asks: most callers only try. */
function illegal(query: MoveQuery, position: Position): SanError {
  let found: IllegalReason | undefined;
  return {
    code: 'illegal',
    get reason() {
      found ??= explainIllegal(position, query);
      return found;
    },
    get message() {
      return describeIllegal(this.reason);
    },
  };
}

function findNull(position: Position): Result<Move, SanError> {
  if (!position.isCheck()) return ok(unpackMove(NULL_MOVE));
  const checkers = position.checkers().flatMap((square) => {
    const piece = position.pieceAt(square);
    return piece ? [{ square, ...piece }] : [];
  });
  const reason = { kind: 'in-check', checkers } as const;
  return err({ code: 'illegal', reason, message: describeIllegal(reason) });
}

function queryOf({ kind, query }: SanSyntax, position: Position): MoveQuery {
  return kind === 'coordinates' ? withRoleOnOrigin(query, position) : query;
}

/** `g1f3` and `e7e8q` name the piece by its square. */
function withRoleOnOrigin(query: MoveQuery, position: Position): MoveQuery {
  if ('castling' in query) return query;
  const origin = originOf(query);
  const piece = origin === undefined ? undefined : position.pieceAt(origin);
  if (!piece || piece.color !== position.turn || origin === undefined) return query;
  const castling = position.packedMoves().find((packed) => isCastlingStep(packed, origin, query.to));
  if (castling !== undefined) return { castling: castlingSideOf(castling) };
  return { ...query, role: piece.role };
}

/** The king's two steps, which are never a plain move of it in usual chess, or its way to its own rook. */
function isCastlingStep(packed: number, from: Square, to: Square): boolean {
  const isCastling = moveKind(packed) === MoveKind.castling && moveFrom(packed) === from;
  // The king goes to its rook's square nowhere but in Chess960, where engines write castling so.
  if (isCastling && moveTo(packed) === to) return true;
  return isCastling && castlingTarget(packed) === to && 1 < Math.abs(fileOf(from) - fileOf(to));
}

function originOf(query: PieceQuery): Square | undefined {
  if (query.fromFile === undefined || query.fromRank === undefined) return undefined;
  return query.fromRank * 8 + query.fromFile;
}

function boardLeniencies(syntax: SanSyntax, move: Move, san: string): SanLeniency[] {
  const found: SanLeniency[] = [];
  const forgive = (code: SanLeniencyCode, range: SanLeniency['range']) => found.push({ code, range });
  if (move.isNull) return found;
  if (syntax.kind === 'coordinates' && move.role !== 'pawn') forgive('coordinate-form', syntax.originRange);
  else if (neededOrigin(move, san) < syntax.originRange.end - syntax.originRange.start) {
    forgive('overspecified-move', syntax.originRange);
  }
  const takes = move.captured !== undefined;
  if (takes && !syntax.capture) forgive('missing-capture-mark', syntax.captureRange);
  if (!takes && syntax.capture) forgive('needless-capture-mark', syntax.captureRange);
  const mark = /[+#]?$/.exec(san)?.[0] ?? '';
  if (mark !== syntax.check) forgive('wrong-check-mark', syntax.checkRange);
  return found;
}

/** How many letters and digits of its origin the standard spelling of a move has. */
function neededOrigin(move: Move, san: string): number {
  if (move.castling) return 0;
  const body = san.replace(/=.|[+#]/g, '');
  return body.length - 2 - (move.role === 'pawn' ? 0 : 1) - (move.captured ? 1 : 0);
}

/** `Nd2 is ambiguous: knights on b1 and f3`. */
function describeAmbiguous(candidates: readonly Move[]): string {
  const [first] = candidates;
  if (!first) return 'several moves fit';
  const origins = [...new Set(candidates.map((move) => move.from))];
  const pieces = `the ${first.role}s on ${squareList(origins)}`;
  const count = origins.length === 2 ? 'both' : 'all';
  return `${joinWords([pieces])} can ${count} go to ${squareName(first.to)}`;
}
