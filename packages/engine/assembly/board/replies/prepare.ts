/** Filling the base: the replies as if the side to move passed, and which squares matter to whom. */
import {
  between,
  bishopAttacks,
  bishopRays,
  kingAttacks,
  knightAttacks,
  pawnAttacks,
  rookAttacks,
  rookRays,
} from '../attacks';
import { east, lowest, RANK_3, RANK_4, RANK_5, RANK_6, west } from '../bitboard';
import { colorOf, forward, forwardEast, forwardWest, isWhite } from '../color';
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from '../move';
import { addPawnMoves } from '../movegen';
import { bishops, byColor, kings, knights, pawns, queens, rooks } from '../position';
import { Count } from '../sink';
import { Base, setBarred, sumMattering } from './base';
import { prepareKing } from './king';
import { prepareSliders } from './sliders';

function readSets<T>(position: usize): void {
  const them = colorOf<T>();
  const theirs = byColor(position, them);
  const ours = byColor(position, them ^ 1);
  Base.theirs = theirs;
  Base.ours = ours;
  Base.occupied = theirs | ours;
  Base.ourPawns = pawns(position) & ours;
  Base.ourKnights = knights(position) & ours;
  Base.ourKing = kings(position) & ours;
  Base.ourStraight = (rooks(position) | queens(position)) & ours;
  Base.ourDiagonal = (bishops(position) | queens(position)) & ours;
  Base.theirPawns = pawns(position) & theirs;
  Base.theirKing = lowest(kings(position) & theirs);
}

/**
 * Lines between their king and our sliders. One of their men on it is pinned: nothing may touch such a line.
 * With one of ours, or with two men, it takes a move away from the line to give check or to pin; with more, no one move does.
 */
function preparePins(): void {
  const king = Base.theirKing;
  let held: u64 = 0;
  let pinHV: u64 = 0;
  let pinD: u64 = 0;
  for (let rest = rookRays(king) & Base.ourStraight; rest != 0; rest &= rest - 1) {
    const path = between(king, lowest(rest));
    const men = path & Base.occupied;
    const others = men & (men - 1);
    if ((others & (others - 1)) != 0) continue;
    held |= path;
    if (others == 0 && (men & Base.theirs) != 0) pinHV |= path | (rest & -rest);
  }
  for (let rest = bishopRays(king) & Base.ourDiagonal; rest != 0; rest &= rest - 1) {
    const path = between(king, lowest(rest));
    const men = path & Base.occupied;
    const others = men & (men - 1);
    if ((others & (others - 1)) != 0) continue;
    held |= path;
    if (others == 0 && (men & Base.theirs) != 0) pinD |= path | (rest & -rest);
  }
  Base.pinHV = pinHV;
  Base.pinD = pinD;
  Base.held = held | pinHV | pinD;
}

function preparePawns<T>(): void {
  const set = Base.theirPawns;
  const steps = forward<T>(set);
  const doubles = forward<T>(steps & (isWhite<T>() ? RANK_3 : RANK_6));
  Base.seenByPawns = set | steps | doubles | forwardWest<T>(set) | forwardEast<T>(set);
  Base.pawnReplies = <i32>(
    addPawnMoves<T, Count>(0, set, Base.ours, ~Base.occupied, ~Base.theirs, Base.pinHV, Base.pinD)
  );
}

/** Where each role gives check, pins, or changes what the base does not follow: pin lines, men beside the king, rooks of castling. */
function prepareBars<T>(castlers: u64): void {
  const king = Base.theirKing;
  let straight = rookAttacks(king, Base.occupied);
  straight |= rookAttacks(king, Base.occupied ^ (straight & Base.theirs));
  let diagonal = bishopAttacks(king, Base.occupied);
  diagonal |= bishopAttacks(king, Base.occupied ^ (diagonal & Base.theirs));
  const all = Base.pinHV | Base.pinD | (Base.theirs & kingAttacks(king)) | castlers;
  setBarred(PAWN, all | pawnAttacks(colorOf<T>(), king));
  setBarred(KNIGHT, all | knightAttacks(king));
  setBarred(BISHOP, all | diagonal);
  setBarred(ROOK, all | straight);
  setBarred(QUEEN, all | straight | diagonal);
  setBarred(KING, all);
}

/** Counts the replies of T in the position, where the other side is to move, as if that side passed. The king of T must not be in check. */
export function prepareReplies<T>(position: usize): void {
  readSets<T>(position);
  preparePins();
  const castlers = prepareKing<T>(position);
  preparePawns<T>();
  Base.replies = Base.kingReplies + Base.pawnReplies;
  Base.theirKnights = knights(position) & Base.theirs & ~(Base.pinHV | Base.pinD);
  for (let rest = Base.theirKnights; rest != 0; rest &= rest - 1) {
    Base.replies += <i32>popcnt(knightAttacks(lowest(rest)) & ~Base.theirs);
  }
  prepareSliders(position);
  prepareBars<T>(castlers);
  // Beside their pawns a double step may be answered en passant.
  const beside = (east(Base.theirPawns) | west(Base.theirPawns)) & (isWhite<T>() ? RANK_5 : RANK_4);
  sumMattering(Base.seenByPawns | Base.seenBySliders | Base.theirs | Base.held | beside);
}
