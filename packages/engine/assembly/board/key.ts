/** The Polyglot key of a position. */
import { pawnAttacks } from './attacks';
import { lowest } from './bitboard';
import { KING, PAWN } from './move';
import { RANDOM_NUMBERS } from './polyglot-numbers';
import { byColor, byRole, castlingRooks, epSquare, kingSquare, pawns, turn } from './position';

const CASTLING_NUMBERS: i32 = 768;
const EN_PASSANT_NUMBERS: i32 = 772;
const TURN_NUMBER: i32 = 780;

function number(index: i32): u64 {
  return load<u64>(RANDOM_NUMBERS + ((<usize>index) << 3));
}

/** The numbers of all pieces of one role and color. */
function pieces(position: usize, role: i32, color: i32): u64 {
  const kind = ((role - 1) << 1) | (color ^ 1);
  let key: u64 = 0;
  for (let rest = byRole(position, role) & byColor(position, color); rest != 0; rest &= rest - 1) {
    key ^= number((kind << 6) | lowest(rest));
  }
  return key;
}

/** The number of a castling right: the side counts (h before a), not the rook's file, so Chess960 shares the four numbers. */
function castling(position: usize): u64 {
  let key: u64 = 0;
  for (let rest = castlingRooks(position); rest != 0; rest &= rest - 1) {
    const rook = lowest(rest);
    const color = rook >> 5;
    const side = rook > kingSquare(position, color) ? 0 : 1;
    key ^= number(CASTLING_NUMBERS + ((color << 1) | side));
  }
  return key;
}

/** The key of the position; en passant counts where an enemy pawn stands beside the pawn that made the double step. */
export function polyglotKey(position: usize): u64 {
  let key = castling(position);
  for (let role = PAWN; role <= KING; role++) key ^= pieces(position, role, 0) ^ pieces(position, role, 1);
  const us = turn(position);
  const ep = epSquare(position);
  if (ep >= 0 && (pawnAttacks(us ^ 1, ep) & pawns(position) & byColor(position, us)) != 0) {
    key ^= number(EN_PASSANT_NUMBERS + (ep & 7));
  }
  return us == 0 ? key ^ number(TURN_NUMBER) : key;
}
