import { writeFen, writeUci } from '@movetext/chess';
import type { ImportResult } from '@movetext/pgn';
import type { Place } from '../input/line-index.ts';

/** What `--report json` tells of a line of play. Lines count from 0. */
export interface ReportedGame {
  readonly line: number;
  /** Null for the usual start. */
  readonly fen: string | null;
  readonly uci: readonly string[];
  /** Only where several texts are read. */
  readonly file?: string;
}

/** What it tells of a text that looks like a move. Lines and characters count from 0. */
export interface ReportedToken {
  readonly line: number;
  readonly character: number;
  readonly text: string;
  /** The notation, or the language, under which it was read. */
  readonly reading: string | null;
  readonly san: string | null;
  readonly kind: 'read' | 'illegal' | 'unread';
  readonly proposals: readonly string[];
  readonly file?: string;
}

/** The report of what was found in a text, in the shape of the contract. */
export function reportOf(
  { games, tokens }: ImportResult,
  placeAt: (offset: number) => Place,
  file: string | null,
): { readonly games: readonly ReportedGame[]; readonly tokens: readonly ReportedToken[] } {
  const named = file === null ? {} : { file };
  return {
    games: games.map(({ range, start, moves }) => ({
      line: placeAt(range.start).line,
      fen: start ? writeFen(start) : null,
      uci: moves.map(({ move }) => writeUci(move, { chess960: start?.chess960 ?? false })),
      ...named,
    })),
    tokens: tokens.map(({ range, text, reading, san, kind, proposals }) => {
      const { line, character } = placeAt(range.start);
      return { line, character, text, reading, san, kind, proposals, ...named };
    }),
  };
}
