import { EXCERPT_BEFORE, type Place } from '../input/line-index.ts';
import type { TextInput } from '../input/text-input.ts';
import { findCut } from './game-cuts.ts';
import type { PieceJob, PieceResult } from './lint-piece.ts';
import { TextWindow } from './text-window.ts';

/** Whoever checks pieces: some threads, of which each has one at a time. */
export interface PieceWorkers {
  readonly size: number;
  /** Checks a piece; called at most `size` times before one of them has settled. The job's bytes are given away. */
  lint(job: PieceJob): Promise<PieceResult>;
}

/** A piece that is known to be right, and where it stands. */
export interface PlacedResult {
  readonly result: PieceResult;
  /** Games before it. */
  readonly games: number;
  /** Where it begins. */
  readonly place: Place;
  /** The offset behind it. */
  readonly end: number;
}

/** How a text is cut. */
export interface CutOptions {
  /** Bytes of a piece, or somewhat more. Default 512 KiB: small ones stay in the processor's caches. */
  readonly pieceSize?: number;
  /** Bytes behind a piece that go with it, at first. Default 64 KiB. */
  readonly lookAhead?: number;
}

/** Bytes before a piece that go with it, so that its first lines can be shown whole. */
const BEFORE = EXCERPT_BEFORE + 8;

/** A piece that is to be checked, or is being checked. */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly lookAhead: number;
  result: PieceResult | null;
  isStarted: boolean;
}

/**
 * Checks a text in pieces by several workers at once, and hands on what they found in the order of the text: exactly what one reader finds.
 *
 * A text is cut where a game seems to begin. Reading is certain from where a game begins, and tells where its last game ends:
 * if that is not where the next piece begins, the next piece was cut wrongly, is cut anew there, and what was found in it is forgotten.
 */
export async function lintInThreads(
  text: TextInput,
  workers: PieceWorkers,
  accept: (placed: PlacedResult) => Promise<void>,
  options: CutOptions = {},
): Promise<void> {
  const { pieceSize = 1 << 19, lookAhead = 1 << 16 } = options;
  const window = new TextWindow(text);
  let pieces: Piece[] = [];
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  /** Up to where the text was cut. */
  let cut = 0;
  let games = 0;
  let place: Place = { line: 0, character: 0 };

  const newPiece = (start: number, end: number, ahead = lookAhead): Piece => ({
    start,
    end,
    lookAhead: ahead,
    result: null,
    isStarted: false,
  });

  const start = async (piece: Piece): Promise<void> => {
    piece.isStarted = true;
    await window.readTo(piece.end + piece.lookAhead);
    const end = Math.min(window.end, piece.end + piece.lookAhead);
    const from = Math.max(0, piece.start - BEFORE);
    const work = workers
      .lint({
        bytes: window.slice(from, end),
        before: piece.start - from,
        length: piece.end - piece.start,
        isFinal: window.isEnded && end === window.end,
        encoding: text.bytes,
      })
      .then(
        (result) => {
          piece.result = result;
        },
        (error: unknown) => {
          failures.push(error);
        },
      )
      .finally(() => running.delete(work));
    running.add(work);
  };

  /** Cuts and starts as many pieces as there are idle workers, not too far ahead of what is done. */
  const feed = async (): Promise<void> => {
    while (running.size < workers.size) {
      const next = pieces.find((piece) => !piece.isStarted);
      if (next !== undefined) {
        await start(next);
        continue;
      }
      if (2 * workers.size <= pieces.length) return;
      await window.readTo(cut + 1);
      if (window.end <= cut) return;
      const end = await findCut(window, cut + pieceSize, 2 * pieceSize);
      pieces.push(newPiece(cut, Math.min(end, window.end)));
      cut = Math.min(end, window.end);
    }
  };

  for (;;) {
    await feed();
    if (0 < failures.length) throw failures[0];
    const first = pieces[0];
    if (!first?.result) {
      // Even where nothing is left, some may be at work on pieces that were cut wrongly.
      if (0 < running.size) await Promise.race(running);
      else if (first === undefined) return;
      continue;
    }
    const { result } = first;
    const done = first.start + result.end;
    await accept({ result, games, place, end: done });
    games += result.games;
    place = movedPlace(result.endPlace, result.startPlace, place);
    const rest = pieces.slice(1);
    // Where too little came along to tell where a game ends, more will.
    if (done < first.end) rest.unshift(newPiece(done, first.end, 4 * first.lookAhead));
    pieces = rest.flatMap((piece) =>
      done <= piece.start ? [piece] : done < piece.end ? [newPiece(done, piece.end)] : [],
    );
    cut = Math.max(cut, done);
    window.release(done - BEFORE);
  }
}

/** A place of a piece as a place of the text, from the piece's start in both. */
export function movedPlace(place: Place, from: Place, to: Place): Place {
  return {
    line: to.line + place.line - from.line,
    character: place.line === from.line ? to.character + place.character - from.character : place.character,
  };
}
