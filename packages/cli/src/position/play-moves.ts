import {
  detectLanguages,
  type GameHistory,
  isMoveMark,
  type Move,
  type Position,
  parseSan,
  readDialectMove,
  writeSan,
  writeUci,
} from '@movetext/chess';
import { isResult, moveWords } from './move-words.ts';

/** A move as written and as read. */
export interface PlayedMove {
  readonly written: string;
  readonly san: string;
  readonly uci: string;
}

/** Why a move of a list could not be played. */
export interface MoveIssue {
  readonly code: 'illegal-move' | 'ambiguous-move' | 'not-a-move' | 'unexpected-result';
  readonly message: string;
  readonly written: string;
  /** The moves that were played before it. */
  readonly ply: number;
}

/** A list of moves, played as far as it goes. */
export interface PlayedMoves {
  /** The game as far as it was played. */
  readonly history: GameHistory;
  readonly played: readonly PlayedMove[];
  /** What stopped the play, null when nothing did. */
  readonly issue: MoveIssue | null;
}

/** A move with spaces in it has at most so many words: `f : e`. */
const MOST_WORDS = 4;

/** So many more moves must be read in another language where all letters are pieces in English too. */
const FOREIGN_MARGIN = 2;

/**
 * Plays moves in any notation, apart by white space or commas; move numbers, comments in braces, NAGs, variations
 * and a result at the end are passed over.
 * The letters are those of the language in which most of the moves can be read. Stops at the first that cannot be played.
 */
export function playMoves(text: string, start: GameHistory): PlayedMoves {
  const words = moveWords(text);
  const languages = detectLanguages(
    words.filter((word) => !isResult(word)),
    start.position,
  );
  const moves = playIn(words, start, languages);
  if (languages.includes('en') || !words.every(hasEnglishLetters)) return moves;
  // One slip in English is likelier than one move in Finnish: `Rf3` may be its knight.
  const inEnglish = playIn(words, start, ['en']);
  return moves.played.length < inEnglish.played.length + FOREIGN_MARGIN ? inEnglish : moves;
}

function playIn(words: readonly string[], start: GameHistory, languages: readonly string[]): PlayedMoves {
  const played: PlayedMove[] = [];
  let history = start;
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    if (isResult(word)) {
      if (words.slice(at + 1).every(isResult)) break;
      return { history, played, issue: { ...unexpectedResult(word), ply: played.length } };
    }
    if (0 < played.length && isMoveMark(word)) {
      at++;
      continue;
    }
    const { position } = history;
    const found = readNext(words.slice(at, at + MOST_WORDS), position, languages);
    if ('code' in found) return { history, played, issue: { ...found, ply: played.length } };
    const { written, move, count } = found;
    played.push({ written, san: writeSan(move, position), uci: writeUci(move, { chess960: position.chess960 }) });
    history = history.play(move);
    at += count;
  }
  return { history, played, issue: null };
}

function unexpectedResult(written: string): Omit<MoveIssue, 'ply'> {
  return { code: 'unexpected-result', message: `${written} ends the game, but more stands behind it`, written };
}

/** Whether a word has the letters of English pieces, of files and of castling alone. */
function hasEnglishLetters(word: string): boolean {
  return !/[^KQRBNPOa-hx]/.test(word.replace(/\P{L}/gu, ''));
}

/** The move that some words begin with: the first word, or as many as it takes. */
function readNext(
  words: readonly string[],
  position: Position,
  languages: readonly string[],
): { readonly move: Move; readonly written: string; readonly count: number } | Omit<MoveIssue, 'ply'> {
  for (let count = 1; count <= words.length; count++) {
    const written = words.slice(0, count).join(' ');
    const move = readMove(written, position, languages);
    if (move !== null) return { move, written, count };
  }
  const [written = ''] = words;
  return { ...whyNot(written, position, languages), written };
}

function readMove(text: string, position: Position, languages: readonly string[]): Move | null {
  const san = isEnglish(languages) ? parseSan(text, position) : null;
  if (san?.ok) return san.value;
  const result = readDialectMove(text, position, dialects(languages));
  return result.kind === 'read' ? result.readings[0].move : null;
}

/** Whether the letters of the standard are to be read; another language may have the same ones for other pieces. */
function isEnglish(languages: readonly string[]): boolean {
  return languages.length === 0 || languages.includes('en');
}

function dialects(languages: readonly string[]): { readonly languages?: readonly string[] } {
  return languages.length === 0 ? {} : { languages };
}

function whyNot(
  written: string,
  position: Position,
  languages: readonly string[],
): Pick<MoveIssue, 'code' | 'message'> {
  const san = isEnglish(languages) ? parseSan(written, position) : null;
  if (san && !san.ok && san.error.code === 'ambiguous') return ambiguous(written, san.error.message);
  if (san && !san.ok && san.error.code === 'illegal') return illegal(written, san.error.message);
  const result = readDialectMove(written, position, dialects(languages));
  if (result.kind === 'ambiguous') return ambiguous(written, result.message);
  if (result.kind === 'illegal') return illegal(written, result.message);
  return { code: 'not-a-move', message: `"${written}" is not a move` };
}

function illegal(written: string, reason: string): Pick<MoveIssue, 'code' | 'message'> {
  return { code: 'illegal-move', message: `${written} is illegal: ${reason}` };
}

function ambiguous(written: string, reason: string): Pick<MoveIssue, 'code' | 'message'> {
  return { code: 'ambiguous-move', message: `${written} is ambiguous: ${reason}` };
}
