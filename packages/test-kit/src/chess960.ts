/** The 960 starting arrangements and their numbers (Scharnagl's scheme). */

const KNIGHT_PAIRS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 4],
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [2, 4],
  [3, 4],
];

/** The back rank of an arrangement, a file first, in lower case: 'rnbqkbnr' for 518. */
export function chess960Rank(number: number): string {
  if (!(Number.isInteger(number) && 0 <= number && number < 960)) throw new RangeError(`No arrangement ${number}`);
  const rank: string[] = Array(8).fill('.');
  const free = () => [0, 1, 2, 3, 4, 5, 6, 7].filter((file) => rank[file] === '.');
  const put = (index: number, piece: string) => {
    const file = free()[index];
    if (file !== undefined) rank[file] = piece;
  };
  rank[2 * (number % 4) + 1] = 'b';
  rank[2 * (Math.floor(number / 4) % 4)] = 'b';
  put(Math.floor(number / 16) % 6, 'q');
  const [first, second] = KNIGHT_PAIRS[Math.floor(number / 96)] ?? [0, 1];
  put(second, 'n');
  put(first, 'n');
  for (const piece of 'rkr') put(0, piece);
  return rank.join('');
}

/** The FEN of a start: the same arrangement for both sides, or one for each (double Chess960). */
export function chess960Fen(white: number, black: number = white): string {
  const whiteRank = chess960Rank(white);
  const blackRank = chess960Rank(black);
  const rights = castlingLetters(whiteRank).toUpperCase() + castlingLetters(blackRank);
  return `${blackRank}/pppppppp/8/8/8/8/PPPPPPPP/${whiteRank.toUpperCase()} w ${rights} - 0 1`;
}

/** Shredder-FEN letters: the files of the rooks, h side first. */
function castlingLetters(rank: string): string {
  return `${'abcdefgh'[rank.lastIndexOf('r')]}${'abcdefgh'[rank.indexOf('r')]}`;
}
