/** What the pieces are called in a language, in lower case; several names for one, and the cases in which a move may name it, are set apart by spaces. */
interface PieceNames {
  /** The language's BCP 47 code. */
  readonly code: string;
  readonly king: string;
  readonly queen: string;
  readonly rook: string;
  readonly bishop: string;
  readonly knight: string;
  readonly pawn: string;
}

/** Where languages share a name, the earlier one is told. To add a language is to add a row. */
const NAMES: readonly PieceNames[] = [
  { code: 'en', king: 'king', queen: 'queen', rook: 'rook', bishop: 'bishop', knight: 'knight', pawn: 'pawn' },
  {
    code: 'de',
    king: 'könig koenig',
    queen: 'dame',
    rook: 'turm',
    bishop: 'läufer laeufer',
    knight: 'springer pferd',
    pawn: 'bauer',
  },
  { code: 'fr', king: 'roi', queen: 'dame reine', rook: 'tour', bishop: 'fou', knight: 'cavalier', pawn: 'pion' },
  { code: 'es', king: 'rey', queen: 'dama', rook: 'torre', bishop: 'alfil', knight: 'caballo', pawn: 'peón peon' },
  {
    code: 'it',
    king: 're',
    queen: 'donna regina',
    rook: 'torre',
    bishop: 'alfiere',
    knight: 'cavallo',
    pawn: 'pedone',
  },
  { code: 'nl', king: 'koning', queen: 'dame', rook: 'toren', bishop: 'loper', knight: 'paard', pawn: 'pion' },
  {
    code: 'ru',
    king: 'король короля королю королём королем короле',
    queen: 'ферзь ферзя ферзю ферзём ферзем ферзе',
    rook: 'ладья ладьи ладье ладью ладьёй ладьей',
    bishop: 'слон слона слону слоном слоне',
    knight: 'конь коня коню конём конем коне',
    pawn: 'пешка пешки пешке пешку пешкой',
  },
  { code: 'pt', king: 'rei', queen: 'dama', rook: 'torre', bishop: 'bispo', knight: 'cavalo', pawn: 'peão peao' },
  {
    code: 'pl',
    king: 'król króla królem',
    queen: 'hetman hetmana hetmanem',
    rook: 'wieża wieżę wieżą',
    bishop: 'goniec gońca gońcem',
    knight: 'skoczek skoczka skoczkiem',
    pawn: 'pion piona pionem',
  },
  {
    code: 'cs',
    king: 'král krále králem',
    queen: 'dáma dámu dámou',
    rook: 'věž věží',
    bishop: 'střelec střelce střelcem',
    knight: 'jezdec jezdce jezdcem kůň koně koněm',
    pawn: 'pěšec pěšce pěšcem',
  },
  { code: 'sv', king: 'kung', queen: 'dam', rook: 'torn', bishop: 'löpare', knight: 'springare', pawn: 'bonde' },
  { code: 'da', king: 'konge', queen: 'dronning', rook: 'tårn', bishop: 'løber', knight: 'springer', pawn: 'bonde' },
];

const FIGURES = { king: '♔', queen: '♕', rook: '♖', bishop: '♗', knight: '♘', pawn: '♙' } as const;
const ROLES = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'] as const;

/** A name of a piece. */
export interface PieceName {
  /** The language that has it. */
  readonly code: string;
  /** The piece as a figurine. */
  readonly figure: string;
}

const KNOWN: ReadonlyMap<string, PieceName> = new Map(
  [...NAMES]
    .reverse()
    .flatMap((names) =>
      ROLES.flatMap((role) =>
        names[role].split(' ').map((word): [string, PieceName] => [word, { code: names.code, figure: FIGURES[role] }]),
      ),
    ),
);

/** The piece that a word names in one of the languages; undefined where it names none. */
export function pieceNamed(word: string): PieceName | undefined {
  return KNOWN.get(word.toLowerCase());
}

/** What castling is called, and the words for its two sides, which stand before or behind it. */
export const CASTLING_WORDS = {
  name: 'castles?|castling|rochade|rochiert|rokade|rocheert|roque|enroque|enroca|arrocco|arrocca|рокировка|roszada|rošáda|rockad|rokade',
  short:
    "kingside|king-side|king's side|king side|short|kurze?|kleine|court|petit|corto|corta|breve|korte?|короткая|krótka|kort|lilla|malá",
  long: "queenside|queen-side|queen's side|queen side|long|lange?|große|grosse|grand|largo|larga|lungo|lunga|длинная|długa|lång|stora|velká",
} as const;
