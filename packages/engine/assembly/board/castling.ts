/** Where king and rook stand after castling, from any squares of the back rank: Chess960 and standard chess alike. */

/** The square of the king after castling with the rook that stands on `rook`: file g or c. */
export function castledKing(king: i32, rook: i32): i32 {
  return (king & 56) | (rook > king ? 6 : 2);
}

/** The square of the rook after castling with the rook that stands on `rook`: file f or d. */
export function castledRook(king: i32, rook: i32): i32 {
  return (king & 56) | (rook > king ? 5 : 3);
}
