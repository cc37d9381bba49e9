import { type Move, type Position, parseSan, parseUci, repetitionKey, writeSan, writeUci } from '@movetext/chess';

/** A move as written and as read. */
export interface PlayedMove {
  readonly written: string;
  readonly san: string;
  readonly uci: string;
}

/** Why a move of a list could not be played. */
export interface MoveIssue {
  readonly code: 'illegal-move' | 'ambiguous-move' | 'not-a-move';
  readonly message: string;
  readonly written: string;
  /** The moves that were played before it. */
  readonly ply: number;
}

/** A list of moves, played as far as it goes. */
export interface PlayedMoves {
  readonly position: Position;
  readonly played: readonly PlayedMove[];
  /** The move behind `position`, null when none was played. */
  readonly lastMove: Move | null;
  /** What stopped the play, null when nothing did. */
  readonly issue: MoveIssue | null;
  /** Repetition keys of all positions before `position`. */
  readonly earlierKeys: readonly string[];
}

/** Plays moves in SAN or UCI, apart by white space; move numbers and results among them are passed over. Stops at the first that cannot be played. */
export function playMoves(text: string, start: Position): PlayedMoves {
  const played: PlayedMove[] = [];
  const earlierKeys: string[] = [];
  let position = start;
  let lastMove: Move | null = null;
  for (const written of moveWords(text)) {
    const move = readMove(written, position);
    if ('code' in move) {
      const issue = { ...move, written, ply: played.length };
      return { position, played, lastMove, issue, earlierKeys };
    }
    played.push({ written, san: writeSan(move, position), uci: writeUci(move, { chess960: position.chess960 }) });
    earlierKeys.push(repetitionKey(position));
    position = position.play(move);
    lastMove = move;
  }
  return { position, played, lastMove, issue: null, earlierKeys };
}

/** The words of a list that must be moves. */
function moveWords(text: string): string[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/^\d+\.+/, ''))
    .filter((word) => word !== '' && !/^(\d+|\.+|1-0|0-1|1\/2-1\/2|\*)$/.test(word));
}

function readMove(written: string, position: Position): Move | Pick<MoveIssue, 'code' | 'message'> {
  const san = parseSan(written, position);
  if (san.ok) return san.value;
  const uci = parseUci(written, position);
  if (uci.ok) return uci.value;
  switch (san.error.code) {
    case 'not-san':
      if (uci.error.code === 'illegal') return { code: 'illegal-move', message: uci.error.message };
      return { code: 'not-a-move', message: san.error.message };
    case 'illegal':
      return { code: 'illegal-move', message: `${written} is illegal: ${san.error.message}` };
    case 'ambiguous':
      return { code: 'ambiguous-move', message: san.error.message };
  }
}
