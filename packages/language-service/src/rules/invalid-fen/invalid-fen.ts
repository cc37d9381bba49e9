import { Position, readFen, readPosition, squareName, writeFen } from '@movetext/chess';
import {
  type GameSection,
  type Range,
  type StartIssue,
  type StartPosition,
  type TagPair,
  writeTagValue,
} from '@movetext/pgn';
import { defineRule, type Fix } from '../rule.ts';

/** A FEN tag that cannot be read, or that says what cannot be. */
export const invalidFen = defineRule({
  code: 'invalid-fen',
  severity: 'error',
  summary: 'The FEN tag holds a position from which a game can be played.',
  fixable: true,
  // The reader notes no fault of a FEN that can be mended.
  needs: 0,
  check(context, report) {
    const { section } = context;
    if (section.keyTags.fen < 0 || isPlainlySound(section)) return;
    const { start } = context.game();
    if (!start.fenTag) return;
    const issues = start.issues.slice(0, MOST_ISSUES);
    for (const issue of issues) {
      if (issues.some((other) => isToldBy(other, issue, issues))) continue;
      report({
        range: [issue.range, start.fenTag.valueRange].find(isNotEmpty) ?? start.fenTag.nameRange,
        message: issue.message,
        severity: issue.fatal ? 'error' : 'warning',
        fixes: () => fixesFor(start, issue),
      });
    }
    if (!start.position) return;
    for (const { range, message } of libertiesOf(start.fenTag)) {
      report({ range, message, severity: 'hint', fixes: () => fixesFor(start) });
    }
  },
});

/** A tag may hold a whole book in place of a FEN; so many faults say enough. */
const MOST_ISSUES = 64;

function isNotEmpty(range: Range | null): range is Range {
  return range !== null && range.start < range.end;
}

/** A rank with a letter that means nothing has the wrong length, too: only the narrower of two places tells what is wrong. */
function isToldBy(narrow: StartIssue, wide: StartIssue, all: readonly StartIssue[]): boolean {
  if (narrow === wide || !narrow.range || !wide.range || narrow.code !== wide.code) return false;
  const { start, end } = wide.range;
  if (narrow.range.start === start && narrow.range.end === end) return all.indexOf(narrow) < all.indexOf(wide);
  return start <= narrow.range.start && narrow.range.end <= end;
}

/** Saves building the model of a game for the usual case. */
function isPlainlySound(section: GameSection): boolean {
  const fen = section.tag('FEN') ?? '';
  // Moves were played from it, and it claims nothing that could have been dropped for that.
  if (section.plies > 0 && NOTHING_TO_DROP.test(fen)) return true;
  const read = readPosition(fen);
  return read.ok && read.value.warnings.length === 0 && read.value.leniencies.length === 0;
}

/** A board without two digits side by side, no rights, clocks without zeros before them. */
const NOTHING_TO_DROP = /^(?!\S*\d\d)\S+ [wb] - - (?:0|[1-9]\d*) [1-9]\d*$/;

/** What the FEN takes liberties with, one for each place: several fields may be missing at the end. */
function libertiesOf(tag: TagPair): { readonly range: Range; readonly message: string }[] {
  const { start, end } = tag.valueRange;
  // Escapes shift the places behind them.
  const isPlain = end - start === tag.value.length + 2;
  const messages = new Map<number, { readonly range: Range; readonly message: string }>();
  for (const { range, message } of readFen(tag.value).leniencies) {
    const place = { start: start + 1 + range.start, end: start + 1 + range.end };
    const shown = isPlain && isNotEmpty(place) ? place : tag.valueRange;
    const before = messages.get(shown.start);
    messages.set(shown.start, { range: shown, message: before ? `${before.message}, ${message}` : message });
  }
  return [...messages.values()];
}

function fixesFor(start: StartPosition, issue?: StartIssue): readonly Fix[] {
  const tag = start.fenTag;
  if (!tag) return [];
  const { position } = start;
  // What was mended for play can be written as it was played; the engines' word for the start of a game means just that.
  const meant = position ?? (/^\s*startpos\s*$/i.test(tag.value) ? Position.initial() : null);
  if (meant) {
    const fen = written(meant, tag.value);
    if (fen === tag.value) return [];
    return [{ title: `Write ${fen}`, safe: true, edits: [{ range: tag.valueRange, newText: writeTagValue(fen) }] }];
  }
  const turned = issue?.code === 'king-capturable' ? withOtherTurn(tag.value) : null;
  if (turned === null) return [];
  const edits = [{ range: tag.valueRange, newText: writeTagValue(turned) }];
  return [{ title: 'Let the other side move', safe: false, edits }];
}

/** A position as a FEN that keeps what another one says rightly: file letters for castling, an en passant square. */
function written(position: Position, fen: string): string {
  const { castling } = readFen(fen).fields;
  const shredder = castling !== undefined && /[a-h]/i.test(fen.slice(castling.start, castling.end));
  const fields = writeFen(position, { shredder }).split(' ');
  fields[3] = position.epSquare === undefined ? '-' : squareName(position.epSquare);
  return fields.join(' ');
}

/** The FEN with the turn passed on, null where one cannot play from that, either. */
function withOtherTurn(fen: string): string | null {
  const { turn } = readFen(fen).fields;
  if (!turn) return null;
  const turned = fen.slice(0, turn.start) + (fen.slice(turn.start, turn.end) === 'w' ? 'b' : 'w') + fen.slice(turn.end);
  return readPosition(turned).ok ? turned : null;
}
