import { Position } from '@movetext/chess';
import type { Atom } from './atom.ts';
import { type Languages, Place } from './place.ts';
import { FIRST_STATE, type State, stateKey } from './search-state.ts';
import { type StepContext, stepMove } from './step-move.ts';

/** How many ways of reading a text are kept at a time. */
export const WIDTH = 24;
/** So many are enough where nothing is amiss. */
export const NARROW = 3;
/** Deeper brackets mean nothing. */
export const MAX_DEPTH = 20;
/** Ways that are so much worse than the best are given up. */
const HOPELESS = 14;
const HOPELESS_GUESS = 9;
/** A reading with less doubt than this is no guess. */
const SURE = 0.4;
/** Words behind which moves are no longer next to one another. */
const MAX_GAP = 3;

/**
 * The best way to read the moves of a text: a beam search over its atoms, in which each way stands at a position,
 * takes what can be played there, and passes over what cannot.
 */
export function searchMoves(atoms: readonly Atom[], languages: Languages, width: number = WIDTH): State {
  const initial = Position.initial();
  const root = new Place(languages, { position: null, shownPly: 0 }, initial, 0);
  const starts = new Map<string, Place>();
  const context = {
    root,
    floor: 0,
    guessFloor: 0,
    renumbered(place: Place, shownPly: number) {
      const key = `${place.id}/${shownPly}`;
      const known = starts.get(key) ?? new Place(languages, { position: place.position, shownPly }, place.position, 0);
      starts.set(key, known);
      return known;
    },
  };
  let states: readonly State[] = [FIRST_STATE];
  for (const [index, atom] of atoms.entries()) {
    if (atom.kind === 'line') states = states.map(onNewLine);
    if (isIdle(atom, states)) continue;
    const next: State[] = [];
    context.floor = (states[0]?.score ?? 0) - HOPELESS;
    context.guessFloor = (states[0]?.score ?? 0) - HOPELESS_GUESS;
    const roots =
      atom.kind === 'fen'
        ? atom.positions.map((position) => new Place(languages, { position, shownPly: position.ply }, position, 0))
        : [];
    for (const state of states) for (const after of step(state, atom, index, context, roots)) next.push(after);
    states = best(next, width);
  }
  return states[0] ?? FIRST_STATE;
}

/** A number with words behind it that begins no move on its line is one of a heading. */
function onNewLine(state: State): State {
  return state.demand && 0 < state.gap ? { ...state, demand: null } : state;
}

/** Words behind words change nothing. */
function isIdle(atom: Atom, states: readonly State[]): boolean {
  if (atom.kind === 'line' || atom.kind === 'cell' || atom.kind === 'tag' || atom.kind === 'comment') return true;
  return (
    atom.kind === 'word' && states.every(({ gap, demand, isBlackDue }) => gap === MAX_GAP && !demand && !isBlackDue)
  );
}

function best(states: State[], width: number): readonly State[] {
  states.sort((a, b) => b.score - a.score);
  const seen = new Set<string>();
  const kept: State[] = [];
  for (const state of states) {
    const key = stateKey(state);
    if (seen.has(key)) continue;
    seen.add(key);
    kept.push(state);
    if (kept.length === width) break;
  }
  return kept;
}

function step(
  state: State,
  atom: Atom,
  index: number,
  context: StepContext,
  roots: readonly Place[],
): readonly State[] {
  switch (atom.kind) {
    case 'move':
      return stepWithSplit(state, atom, index, context);
    case 'number': {
      const demand = { ply: (atom.value - 1) * 2 + (atom.isBlack ? 1 : 0), isBare: atom.isBare };
      return [{ ...state, demand, isBlackDue: false, gap: atom.isBare ? state.gap : 0 }];
    }
    case 'ellipsis': {
      const { demand } = state;
      if (demand && demand.ply % 2 === 0 && state.gap === 0)
        return [{ ...state, demand: { ply: demand.ply + 1, isBare: false } }];
      return [{ ...state, isBlackDue: true }];
    }
    case 'word':
      return [behindWord(state)];
    case 'result':
      return [behindResult(state, atom)];
    case 'break':
    case 'speech':
      return [
        {
          ...state,
          demand: state.demand?.isBare ? null : state.demand,
          gap: Math.max(state.gap, atom.kind === 'break' ? 1 : 0),
        },
      ];
    case 'open':
      return [open(state, index)];
    case 'close':
      return close(state, index);
    case 'fen': {
      const fresh = roots.map((place) => ({
        ...state,
        place,
        at: null,
        demand: null,
        gap: 0,
        isBlackDue: false,
        isOver: false,
        bracket: null,
      }));
      return [...fresh, { ...state, score: state.score - 1, gap: MAX_GAP }];
    }
    case 'line':
    case 'cell':
    case 'tag':
    case 'comment':
      return [state];
  }
}

/** The text as one move; where that cannot be, as several. */
function stepWithSplit(
  state: State,
  atom: Atom & { readonly kind: 'move' },
  index: number,
  context: StepContext,
): readonly State[] {
  const whole = stepMove(state, atom, index, context);
  // What had to be changed to be a move may still be two.
  const isSure = whole.some(
    ({ newest }) => newest !== state.newest && newest?.reading && (atom.look === 'weak' || newest.reading.cost < SURE),
  );
  if (!atom.split || isSure) return whole;
  let parts: readonly State[] = [state];
  for (const part of atom.split) {
    const placed = part.kind === 'move' ? { ...part, place: atom.place } : part;
    parts = parts.flatMap((before) =>
      // Two moves in one text are both played, or it is no such text.
      step(before, placed, index, context, []).filter(
        ({ newest }) => atom.look === 'weak' || (newest !== before.newest && newest?.proposals === null),
      ),
    );
  }
  return [...whole, ...parts];
}

function behindResult(state: State, { start, end }: Atom): State {
  const { at, endings } = state;
  const ending = at && endings?.at !== at ? { at, start, end, older: endings } : endings;
  return { ...state, endings: ending, isOver: state.place !== null, demand: null };
}

function behindWord(state: State): State {
  const gap = Math.min(MAX_GAP, state.gap + 1);
  const keeps = state.demand !== null && !state.demand.isBare && gap <= 2;
  return { ...state, gap, demand: keeps ? state.demand : null, isBlackDue: false };
}

function open(state: State, index: number): State {
  const { place, at, gap, bracket } = state;
  const depth = (bracket?.depth ?? 0) + 1;
  if (MAX_DEPTH < depth) return state;
  return { ...state, bracket: { place, at, gap, outer: bracket, depth, index } };
}

/** Behind a bracket the line goes on where it stood; or the bracket meant nothing. */
function close(state: State, index: number): readonly State[] {
  const { bracket } = state;
  if (!bracket) return [state];
  const { place, at, gap, outer } = bracket;
  const asides =
    at && at !== state.at ? { behind: at, from: bracket.index, to: index, older: state.asides } : state.asides;
  const back: State = { ...state, asides, bracket: outer, place, at, gap, demand: null, isBlackDue: false };
  if (place === state.place) return [back];
  return [back, { ...state, bracket: outer, score: state.score - 1.2 }];
}
