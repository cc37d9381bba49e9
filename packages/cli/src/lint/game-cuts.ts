import type { TextWindow } from './text-window.ts';

/** Bytes looked at in one go for the start of a game. */
const LOOK = 1 << 16;

/** A blank line, and then what looks like the start of a game: a tag pair, or the first move. */
const GAME_START = /(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r(?!\n))\s*(?=\[[A-Za-z]\w* *"|1\. ?[a-hNBRQKO])/;

/**
 * Where a text may be cut in two at or behind an offset, from the looks of it: at the start of a game, unless a comment only looks like one.
 * Where no game seems to start for a long stretch, anywhere will do: whoever reads up to there will see.
 */
export async function findCut(window: TextWindow, from: number, most: number): Promise<number> {
  for (let at = from; at < from + most; at += LOOK) {
    await window.readTo(at + LOOK + OVERLAP);
    const end = Math.min(window.end, at + LOOK + OVERLAP);
    if (end <= at) return window.end;
    const bytes = window.slice(at, end);
    // Each byte is a character: what is looked for is ASCII.
    const found = GAME_START.exec(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1'));
    if (found !== null) return at + found.index + found[0].length;
    if (window.isEnded && end === window.end) return window.end;
  }
  return from + most;
}

/** Bytes by which two looks overlap, so that nothing is missed between them. */
const OVERLAP = 256;
