import { type Move, nearestMoves, type Position, readDialectMove, writeSan } from '@movetext/chess';
import type { MoveForm } from './atom.ts';

/** Where a line starts, and which half-move its text calls the first. */
export interface Start {
  /** Null for the usual start of a game. */
  readonly position: Position | null;
  /** Half-moves before the start as the text numbers them: 0 where it begins with `1.` */
  readonly shownPly: number;
}

/** A way to take a text as a move. */
export interface Reading {
  readonly move: Move;
  /** The notation or language under which it was read. */
  readonly notation: string;
  /** What speaks against it, 0 for nothing. */
  readonly cost: number;
  /** Where the text fits several moves, of which this is one: all of them. */
  readonly candidates: readonly Move[] | null;
}

/** All ways to take the text of an atom in a position. */
export interface AtomReading {
  readonly readings: readonly Reading[];
  /** Where nothing is legal: whether it is a move at all in one of the notations. */
  readonly isMove: boolean;
  /** Where nothing is legal: what may have been meant, likeliest first. Found when asked for, since that takes a while. */
  proposals(): readonly Move[];
}

const NOTHING: AtomReading = { readings: [], isMove: false, proposals: () => [] };

/** What each doubt about a reading costs, in the unit of the search's gains. */
const DOUBT = { otherReading: 1, ambiguous: 1.6, noCapture: 0.5, noCheck: 0.5 };

/** A position reached by moves from a start. Equal moves from a start lead to the same place, so that nothing is played or read twice. */
export class Place {
  readonly id: number;
  readonly start: Start;
  readonly position: Position;
  /** Half-moves from the start. */
  readonly ply: number;
  readonly #languages: Languages;
  readonly #children = new Map<number, Place>();
  readonly #readings = new Map<string, AtomReading>();

  constructor(languages: Languages, start: Start, position: Position, ply: number) {
    this.#languages = languages;
    this.id = languages.nextId();
    this.start = start;
    this.position = position;
    this.ply = ply;
  }

  /** The half-move to be played here as the text numbers it, from 0. */
  get shownPly(): number {
    return this.start.shownPly + this.ply;
  }

  /** The place behind a legal move. */
  play(move: Move): Place {
    const known = this.#children.get(move.packed);
    if (known) return known;
    const child = new Place(this.#languages, this.start, this.position.play(move), this.ply + 1);
    this.#children.set(move.packed, child);
    return child;
  }

  /** The move as the standard writes it. */
  san(move: Move): string {
    return writeSan(move, this.position);
  }

  /** What the forms of an atom can mean here. */
  read(forms: readonly MoveForm[]): AtomReading {
    const key = forms.length === 1 ? (forms[0]?.text ?? '') : forms.map(({ text }) => text).join('\n');
    let known = this.#readings.get(key);
    if (!known) {
      known = this.#languages.spend() ? readForms(forms, this.position, this.#languages.codes) : NOTHING;
      this.#readings.set(key, known);
    }
    return known;
  }
}

/** The languages in which a text is read, and how much may still be read. */
export interface Languages {
  readonly codes: readonly string[];
  /** Takes one reading off the budget; false when it is used up. */
  spend(): boolean;
  nextId(): number;
}

function readForms(forms: readonly MoveForm[], position: Position, languages: readonly string[]): AtomReading {
  const found = new Map<number, Reading>();
  let illegal: { readonly proposals: readonly Move[] } | null = null;
  const add = (move: Move, notation: string, cost: number, candidates: readonly Move[] | null = null) => {
    const known = found.get(move.packed);
    if (!known || cost < known.cost) found.set(move.packed, { move, notation, cost, candidates });
  };
  for (const { text, cost, language } of forms) {
    const result = readDialectMove(text, position, { languages });
    switch (result.kind) {
      case 'read':
        for (const [index, reading] of result.readings.entries()) {
          if (!reading.move.isNull)
            add(reading.move, language ?? reading.notation, cost + index * DOUBT.otherReading + doubtOf(text, reading));
        }
        break;
      case 'ambiguous':
        for (const move of result.candidates.slice(0, 4))
          add(move, 'ambiguous', cost + DOUBT.ambiguous, result.candidates);
        break;
      case 'illegal':
        if (cost === 0) illegal ??= result;
        break;
      case 'no-move':
        break;
    }
  }
  const readings = [...found.values()].sort((a, b) => a.cost - b.cost);
  let proposals: readonly Move[] | null = null;
  const first = forms[0]?.text ?? '';
  return {
    readings,
    isMove: illegal !== null,
    proposals() {
      proposals ??= capturesFirst(first, illegal ? illegal.proposals : proposalsFor(first, position));
      return proposals;
    },
  };
}

/** Nobody writes the sign of a capture by mistake. */
function capturesFirst(text: string, moves: readonly Move[]): readonly Move[] {
  if (!isCapture(text)) return moves;
  return [...moves.filter(({ captured }) => captured), ...moves.filter(({ captured }) => !captured)];
}

function isCapture(text: string): boolean {
  return /[x×:X]/.test(text.slice(0, -1));
}

/** What the signs of a text say against a reading: a capture that takes nothing, a check that is none. */
function doubtOf(text: string, { move, san }: { readonly move: Move; readonly san: string }): number {
  const takes = isCapture(text);
  const checks = /[+#†‡≠]/.test(text);
  return (takes && !move.captured ? DOUBT.noCapture : 0) + (checks && !/[+#]/.test(san) ? DOUBT.noCheck : 0);
}

/** What a text that is no move in any notation may have meant: `Xf3`. */
export function proposalsFor(text: string, position: Position): readonly Move[] {
  return nearestMoves(text, position, { limit: 4 });
}
