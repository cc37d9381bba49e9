import type { Move } from '../move.ts';
import { pieceFigurine, roleOfLetter } from '../piece.ts';
import type { Position } from '../position.ts';
import { type Language, languageLetter } from './language.ts';
import { writeSan } from './san.ts';

/** Writes a legal move as SAN with figures for letters, White's for both sides: `♘f3`. */
export function writeFigurine(move: Move, position: Position): string {
  return replaceLetters(writeSan(move, position), (letter) => {
    const role = roleOfLetter(letter);
    return role ? pieceFigurine({ color: 'white', role }) : letter;
  });
}

/** Writes a legal move with the letters, capture sign and castling of a language: `Sf3`, `К:e5`, `0-0`. */
export function writeInLanguage(move: Move, position: Position, language: Language): string {
  const san = writeSan(move, position);
  if (move.isNull) return san;
  if (move.castling) return language.castling === 'zeros' ? san.replace(/O/g, '0') : san;
  const translated = replaceLetters(san, (letter) => {
    const role = roleOfLetter(letter);
    return role ? languageLetter(language, role) : letter;
  });
  return language.capture ? translated.replace('x', language.capture) : translated;
}

/** The letters of pieces in a move in SAN are its capitals, those of castling apart. */
function replaceLetters(san: string, replace: (letter: string) => string): string {
  return san.replace(/[KQRBN]/g, replace);
}
