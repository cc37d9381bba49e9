/**
 * Legal moves, without trying any of them: the squares that resolve a check and the lines of pins are found first,
 * then every move is cut to them. (The approach of "legal move generation with masks": chessprogramming.org, "Checks and Pinned Pieces".)
 */
import {
  between,
  bishopAttacks,
  bishopRays,
  epTakers,
  kingAttacks,
  knightAttacks,
  pawnAttacks,
  rookAttacks,
  rookRays,
} from './attacks';
import { bit, isMany, lowest, RANK_1, RANK_3, RANK_6, RANK_8 } from './bitboard';
import { castledKing, castledRook } from './castling';
import { Black, colorOf, forward, forwardEast, forwardStep, forwardWest, isWhite, White } from './color';
import { BISHOP, CASTLING, EN_PASSANT, KING, KNIGHT, NORMAL, PAWN, packMove, QUEEN, ROOK } from './move';
import { bishops, byColor, castlingRooks, epSquare, kings, knights, pawns, queens, rooks } from './position';
import { addMove, addPawns, addPromotions, addSteps, addTargets, beginList, beginShortList, Count, List } from './sink';

/** Squares attacked by pawns of the color. */
function pawnDanger<C>(set: u64): u64 {
  return forwardWest<C>(set) | forwardEast<C>(set);
}

/** Moves of all pawns of `ours`, en passant apart, to squares of `allowed`. */
export function addPawnMoves<C, S>(
  cursor: usize,
  ours: u64,
  enemies: u64,
  empty: u64,
  allowed: u64,
  pinHV: u64,
  pinD: u64,
): usize {
  const step = forwardStep<C>();
  const pushers = ours & ~pinD;
  // A pawn pinned along its file may step on within the line; one pinned along its rank leaves the line and may not.
  const singles = (forward<C>(pushers & ~pinHV) | (forward<C>(pushers & pinHV) & pinHV)) & empty;
  const doubles = forward<C>(singles & (isWhite<C>() ? RANK_3 : RANK_6)) & empty & allowed;
  const steps = singles & allowed;

  const takers = ours & ~pinHV;
  const free = takers & ~pinD;
  const held = takers & pinD;
  const victims = enemies & allowed;
  const west = (forwardWest<C>(free) | (forwardWest<C>(held) & pinD)) & victims;
  const east = (forwardEast<C>(free) | (forwardEast<C>(held) & pinD)) & victims;

  const last = isWhite<C>() ? RANK_8 : RANK_1;
  if (((steps | west | east) & last) != 0) {
    cursor = addPromotions<S>(cursor, steps & last, step);
    cursor = addPromotions<S>(cursor, west & last, step - 1);
    cursor = addPromotions<S>(cursor, east & last, step + 1);
  }
  cursor = addSteps<S>(cursor, steps & ~last, doubles, step);
  cursor = addPawns<S>(cursor, west & ~last, step - 1, NORMAL);
  return addPawns<S>(cursor, east & ~last, step + 1, NORMAL);
}

/**
 * En passant captures. Two pawns leave their squares at once, which pin lines do not foresee,
 * so the king is looked at again with the board as it would be.
 */
function addEnPassant<C, S>(
  cursor: usize,
  ep: i32,
  takers: u64,
  king: i32,
  occupied: u64,
  leaperCheckers: u64,
  enemyHV: u64,
  enemyD: u64,
): usize {
  const victim = bit(ep - forwardStep<C>());
  if ((leaperCheckers & ~victim) != 0) return cursor;
  for (let rest = takers; rest != 0; rest &= rest - 1) {
    const from = lowest(rest);
    const after = (occupied & ~(bit(from) | victim)) | bit(ep);
    if ((rookAttacks(king, after) & enemyHV) != 0 || (bishopAttacks(king, after) & enemyD) != 0) continue;
    cursor = addMove<S>(cursor, packMove(from, ep, PAWN, PAWN, 0, EN_PASSANT));
  }
  return cursor;
}

/** Castling with each of the rooks; `danger` are the squares attacked by the enemy with our king taken off. */
function addCastling<S>(cursor: usize, king: i32, partners: u64, occupied: u64, danger: u64, pinHV: u64): usize {
  for (let rest = partners; rest != 0; rest &= rest - 1) {
    const rook = lowest(rest);
    const kingTo = castledKing(king, rook);
    const rookTo = castledRook(king, rook);
    const kingPath = between(king, kingTo) | bit(kingTo);
    const path = kingPath | between(rook, rookTo) | bit(rookTo);
    if ((path & occupied & ~(bit(king) | bit(rook))) != 0) continue;
    if ((kingPath & danger) != 0) continue;
    // In Chess960 the rook may be all that stands between the king and a rook on the edge of the same rank.
    if ((pinHV & bit(rook)) != 0) continue;
    cursor = addMove<S>(cursor, packMove(king, rook, KING, 0, 0, CASTLING));
  }
  return cursor;
}

/** Rooks with the right to castle and nothing between them and the king. */
function castlingPartners<C>(position: usize, king: i32, occupied: u64): u64 {
  const partners = castlingRooks(position) & (isWhite<C>() ? RANK_1 : RANK_8);
  return partners == 0 ? 0 : partners & rookAttacks(king, occupied);
}

/** The number of legal moves of the color, which must be the one to move. */
export function countMoves<C>(position: usize): u64 {
  return <u64>addLegalMoves<C, Count>(0, position);
}

/**
 * Lists the legal moves of the color, which must be the one to move, 4 bytes a move; returns the end of the list.
 * Captured roles are left 0 but for en passant.
 */
export function listMoves<C>(list: usize, position: usize): usize {
  beginList();
  return addLegalMoves<C, List>(list, position);
}

/** As `listMoves`, but those plain moves that do not touch the squares set with `setMattering` are only counted, as `leftOut`. */
export function listMattering<C>(list: usize, position: usize): usize {
  beginShortList();
  return addLegalMoves<C, List>(list, position);
}

/** Hands all legal moves of the color to the sink (Count or List); returns the cursor moved on. */
function addLegalMoves<C, S>(cursor: usize, position: usize): usize {
  const us = colorOf<C>();
  const own = byColor(position, us);
  const enemies = byColor(position, us ^ 1);
  const occupied = own | enemies;
  const kingSet = kings(position) & own;
  const king = lowest(kingSet);
  const enemyHV = (rooks(position) | queens(position)) & enemies;
  const enemyD = (bishops(position) | queens(position)) & enemies;
  const ourPawns = pawns(position) & own;

  // Who gives check, and which lines are pinned. A pin line holds the squares from the king, exclusive, to the pinner, inclusive.
  const leaperCheckers =
    ((pawnAttacks(us, king) & pawns(position)) | (knightAttacks(king) & knights(position))) & enemies;
  let checkers = leaperCheckers;
  let block: u64 = 0;
  let pinHV: u64 = 0;
  let pinD: u64 = 0;
  for (let rest = rookRays(king) & enemyHV; rest != 0; rest &= rest - 1) {
    const path = between(king, lowest(rest));
    const men = path & occupied;
    if (men == 0) {
      checkers |= rest & -rest;
      block |= path;
    } else if (!isMany(men) && (men & own) != 0) pinHV |= path | (rest & -rest);
  }
  for (let rest = bishopRays(king) & enemyD; rest != 0; rest &= rest - 1) {
    const path = between(king, lowest(rest));
    const men = path & occupied;
    if (men == 0) {
      checkers |= rest & -rest;
      block |= path;
    } else if (!isMany(men) && (men & own) != 0) pinD |= path | (rest & -rest);
  }

  // The king. What sliders attack is seen through him, so that he cannot step back along a line of check.
  let steps = kingAttacks(king) & ~own;
  const partners = checkers == 0 ? castlingPartners<C>(position, king, occupied) : 0;
  if ((steps | partners) != 0) {
    const enemyPawns = pawns(position) & enemies;
    let danger = isWhite<C>() ? pawnDanger<Black>(enemyPawns) : pawnDanger<White>(enemyPawns);
    danger |= kingAttacks(lowest(kings(position) & enemies));
    for (let rest = knights(position) & enemies; rest != 0; rest &= rest - 1) danger |= knightAttacks(lowest(rest));
    steps &= ~danger;
    if ((steps | partners) != 0) {
      const open = occupied ^ kingSet;
      for (let rest = enemyHV; rest != 0; rest &= rest - 1) danger |= rookAttacks(lowest(rest), open);
      for (let rest = enemyD; rest != 0; rest &= rest - 1) danger |= bishopAttacks(lowest(rest), open);
      cursor = addTargets<S>(cursor, king, steps & ~danger, KING);
      if (partners != 0) cursor = addCastling<S>(cursor, king, partners, occupied, danger, pinHV);
    }
  }

  // Asked by the pawns that could take, not by the square: after every double step there is a square, but seldom a pawn.
  const ep = epSquare(position);
  const takers = epTakers(us, ep) & ourPawns;
  if (takers != 0) cursor = addEnPassant<C, S>(cursor, ep, takers, king, occupied, leaperCheckers, enemyHV, enemyD);

  let allowed = ~own;
  if (checkers != 0) {
    if (isMany(checkers)) return cursor;
    allowed &= block | checkers;
  }

  cursor = addPawnMoves<C, S>(cursor, ourPawns, enemies, ~occupied, allowed, pinHV, pinD);
  const free = own & ~(pinHV | pinD);
  for (let rest = knights(position) & free; rest != 0; rest &= rest - 1) {
    const from = lowest(rest);
    cursor = addTargets<S>(cursor, from, knightAttacks(from) & allowed, KNIGHT);
  }
  return Sliders.add<S>(cursor, position, own, free, occupied, allowed, pinHV, pinD);
}

/**
 * Moves of bishops, rooks and queens. A queen is handled as a rook and as a bishop.
 * A slider pinned along a line of its own keeps to it; pinned along any other it cannot move.
 * In a class for its decorator: the call costs 3% of perft.
 */
class Sliders {
  @inline static add<S>(
    cursor: usize,
    position: usize,
    own: u64,
    free: u64,
    occupied: u64,
    allowed: u64,
    pinHV: u64,
    pinD: u64,
  ): usize {
    const queenSet = queens(position);
    const diagonal = bishops(position) | queenSet;
    const straight = rooks(position) | queenSet;
    for (let rest = diagonal & free; rest != 0; rest &= rest - 1) {
      const from = lowest(rest);
      cursor = addTargets<S>(cursor, from, bishopAttacks(from, occupied) & allowed, roleOf(queenSet, from, BISHOP));
    }
    for (let rest = straight & free; rest != 0; rest &= rest - 1) {
      const from = lowest(rest);
      cursor = addTargets<S>(cursor, from, rookAttacks(from, occupied) & allowed, roleOf(queenSet, from, ROOK));
    }
    if ((pinHV | pinD) == 0) return cursor;
    for (let rest = diagonal & own & pinD; rest != 0; rest &= rest - 1) {
      const from = lowest(rest);
      cursor = addTargets<S>(
        cursor,
        from,
        bishopAttacks(from, occupied) & allowed & pinD,
        roleOf(queenSet, from, BISHOP),
      );
    }
    for (let rest = straight & own & pinHV; rest != 0; rest &= rest - 1) {
      const from = lowest(rest);
      cursor = addTargets<S>(cursor, from, rookAttacks(from, occupied) & allowed & pinHV, roleOf(queenSet, from, ROOK));
    }
    return cursor;
  }
}

function roleOf(queenSet: u64, square: i32, otherwise: i32): i32 {
  return ((queenSet >> <u64>square) & 1) != 0 ? QUEEN : otherwise;
}
