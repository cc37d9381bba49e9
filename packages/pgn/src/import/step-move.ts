import type { MoveAtom } from './atom.ts';
import type { Place } from './place.ts';
import type { Entry, State } from './search-state.ts';

/** What speaks for and against taking an atom as a move, in one unit. */
const WEIGHT = {
  numbered: 3,
  numberedByDigits: 2.4,
  numberedBehindWords: 1.5,
  next: 2,
  nextOfWhite: 1.7,
  dotted: 1.2,
  alone: 1.2,
  lead: 0.3,
  /** A move somewhere in a sentence is more often a remark. */
  amongPiece: -0.8,
  amongSquare: -1.3,
  weak: -0.5,
  behindResult: -4,
  repeatedNumber: -1,
  newLine: -1,
  newLineWithoutNumber: -5,
  /** Before any other line. */
  first: 1.5,
  startAmongWords: -1,
  branch: -2,
  /** Inside a bracket, or in place of the last move. */
  branchNear: -0.8,
  /** Both: brackets hold nothing so often, so that many of them do not speak against the move they stand behind. */
  branchInPlace: 0,
  branchThoughDue: -3.5,
  branchAge: -0.15,
  wrongNumber: -2.2,
  wrongDigits: -0.8,
  guess: -2.5,
  guessRank: -0.12,
  guessAtNothing: -3.4,
} as const;

const MAX_GUESSES = 8;
const MAX_BRANCHES = 4;
/** How far back a line to branch from is looked for. */
const MAX_LOOK_BACK = 600;
/** So many side lines from one place hide what is further back. */
const MAX_REPEATS = 60;

/** Where a move may be played, and what that costs. */
interface Target {
  readonly place: Place;
  readonly at: Entry | null;
  readonly gain: number;
  readonly isNumbered: boolean;
  /** Whether a text that cannot be played here is a misprint, rather than no move of this line. */
  readonly isTrusted: boolean;
}

/** What a search gives to its steps. */
export interface StepContext {
  /** The usual start of a game. */
  readonly root: Place;
  /** Ways with a lower score are not worth keeping. */
  readonly floor: number;
  /** The same for ways that need a guess, which are many. */
  readonly guessFloor: number;
  /** The start of a position that the text gives, numbered as the text numbers it. */
  renumbered(place: Place, shownPly: number): Place;
}

/** All states behind an atom that looks like a move. */
export function stepMove(state: State, atom: MoveAtom, index: number, context: StepContext): readonly State[] {
  const next: State[] = [skip(state, atom)];
  for (const target of targetsOf(state, atom, context)) {
    const { readings, isMove, proposals } = target.place.read(atom.forms);
    for (const reading of readings) {
      const gain = target.gain - reading.cost;
      if (context.floor <= state.score + gain)
        next.push(played(state, atom, index, target, gain, reading.move, reading, null));
    }
    if (0 < readings.length || !target.isTrusted || !canBeMisprint(state, atom) || !isDue(state, atom)) continue;
    const doubt = Math.min(0, target.gain - WEIGHT.numbered + 1);
    if (state.score + WEIGHT.guess + doubt < context.guessFloor || (!isMove && atom.look !== 'piece')) continue;
    const guesses = proposals();
    const base = isMove ? WEIGHT.guess : WEIGHT.guessAtNothing;
    for (const [rank, move] of guesses.slice(0, MAX_GUESSES).entries()) {
      const gain = base + rank * WEIGHT.guessRank + doubt;
      if (context.floor <= state.score + gain) next.push(played(state, atom, index, target, gain, move, null, guesses));
    }
  }
  return next;
}

/** What is mostly something else is no misprint of a move, unless it names a piece in words right behind a number or another move. */
function canBeMisprint(state: State, atom: MoveAtom): boolean {
  if (atom.look !== 'weak') return true;
  return isSpoken(atom) && state.gap === 0 && (state.demand !== null || atom.place !== 'among');
}

/** Whether a move names its piece in words. */
function isSpoken({ forms }: MoveAtom): boolean {
  return forms.some(({ language }) => language !== undefined);
}

/** Whether a move must stand here if the text is in order. */
function isDue(state: State, atom: MoveAtom): boolean {
  return state.gap === 0 || (atom.place === 'alone' && state.demand !== null);
}

function played(
  state: State,
  atom: MoveAtom,
  index: number,
  target: Target,
  gain: number,
  move: Entry['move'],
  reading: Entry['reading'],
  proposals: Entry['proposals'],
): State {
  const after = target.place.play(move);
  const { at, isNumbered, place } = target;
  const entry: Entry = {
    atom,
    index,
    before: place,
    after,
    move,
    reading,
    proposals,
    gain,
    isNumbered,
    ahead: state.demand && !state.demand.isBare ? state.demand.ply - place.shownPly : null,
    parent: at,
    older: state.newest,
  };
  return {
    ...state,
    place: after,
    at: entry,
    newest: entry,
    demand: null,
    isBlackDue: false,
    gap: 0,
    isOver: false,
    score: state.score + gain,
  };
}

function skip(state: State, atom: MoveAtom): State {
  const cost = skipCost(state, atom);
  return {
    ...state,
    demand: null,
    isBlackDue: false,
    gap: Math.max(state.gap, 1),
    // In words it is weak, but where a move is due and nothing but moves stands around it, it is told.
    skipped:
      1 <= cost || (state.gap === 0 && atom.place !== 'among' && isSpoken(atom))
        ? { atom, older: state.skipped }
        : state.skipped,
    score: state.score - cost,
  };
}

function skipCost({ demand, gap, place, isOver }: State, { look, place: standing }: MoveAtom): number {
  if (demand && gap === 0) {
    if (demand.isBare) return look === 'piece' ? 2.6 : look === 'square' ? 1.5 : 0.5;
    return look === 'piece' ? 3.2 : look === 'square' ? 2.8 : 1;
  }
  if (place === null || isOver) return look === 'piece' && gap === 0 ? 0.3 : 0;
  if (gap === 0) return look === 'piece' ? 2.6 : look === 'square' ? (standing === 'among' ? 1.2 : 2.4) : 0.1;
  if (standing === 'alone') return look === 'weak' ? 0.1 : 0.8;
  return look === 'piece' ? 0.15 : 0;
}

function targetsOf(state: State, atom: MoveAtom, context: StepContext): readonly Target[] {
  const weak = atom.look === 'weak' ? WEIGHT.weak : 0;
  const over = state.isOver ? WEIGHT.behindResult : 0;
  return state.demand
    ? numberedTargets(state, state.demand, weak, over, context)
    : unnumberedTargets(state, atom, weak, over, context);
}

function numberedTargets(
  state: State,
  demand: NonNullable<State['demand']>,
  weak: number,
  over: number,
  context: StepContext,
): readonly Target[] {
  const { place, at, gap } = state;
  const { ply, isBare } = demand;
  const base =
    weak + (0 < gap ? (isBare ? 0 : WEIGHT.numberedBehindWords) : isBare ? WEIGHT.numberedByDigits : WEIGHT.numbered);
  const targets: Target[] = [];
  const add = (to: Place, from: Entry | null, gain: number, isTrusted = true, isNumbered = true) => {
    targets.push({ place: to, at: from, gain: base + gain, isNumbered, isTrusted });
  };
  const isDueHere = place?.shownPly === ply;
  if (place && isDueHere) add(place, at, over);
  else if (place) {
    if (ply % 2 === 0 && place.shownPly === ply + 1) add(place, at, over + WEIGHT.repeatedNumber, false);
    else if (place.ply === 0 && place.start.position !== null && place.shownPly % 2 === ply % 2) {
      add(context.renumbered(place, ply), null, 0);
    } else add(place, at, over + (isBare ? WEIGHT.wrongDigits : WEIGHT.wrongNumber), false, false);
  }
  if (ply === 0 && place?.shownPly !== 0) add(context.root, null, WEIGHT.newLine);
  else if (ply === 0 && over !== 0) add(context.root, null, 0);
  else if (0 < ply) {
    const isInside = state.bracket !== null;
    for (const [age, entry] of branchPoints(state, ply).entries()) {
      const isSibling = at !== null && (entry === at || entry === at.parent);
      const isNear = isInside || isSibling;
      const cost =
        (isInside && isSibling ? WEIGHT.branchInPlace : isNear ? WEIGHT.branchNear : WEIGHT.branch) +
        (isDueHere ? WEIGHT.branchThoughDue : 0) +
        age * WEIGHT.branchAge;
      if (entry.after.shownPly === ply) add(entry.after, entry, cost, isNear && age === 0);
      else add(entry.before, entry.parent, cost, isNear && age === 0);
    }
  }
  return targets;
}

function unnumberedTargets(
  state: State,
  atom: MoveAtom,
  weak: number,
  over: number,
  context: StepContext,
): readonly Target[] {
  const { place, at, isBlackDue } = state;
  const targets: Target[] = [];
  const isBlacks = place?.position.turn === 'black';
  if (place && (!isBlackDue || isBlacks)) {
    const gain = unnumberedGain(state, atom, isBlacks);
    if (gain !== null) targets.push({ place, at, gain: gain + weak + over, isNumbered: isBlackDue, isTrusted: true });
  }
  const isFirst = state.newest === null;
  if (!isBlackDue && (isFirst || atom.place !== 'among') && (isFirst || atom.look !== 'weak')) {
    const known = atom.place === 'among' ? WEIGHT.startAmongWords : WEIGHT.alone;
    const gain = WEIGHT.newLineWithoutNumber + (isFirst ? WEIGHT.first : 0) + known + weak;
    targets.push({ place: context.root, at: null, gain, isNumbered: false, isTrusted: false });
  }
  return targets;
}

function unnumberedGain({ gap, isBlackDue }: State, atom: MoveAtom, isBlacks: boolean): number | null {
  const { look, place } = atom;
  if (gap === 0) return isBlacks ? WEIGHT.next : WEIGHT.nextOfWhite;
  if (isBlackDue) return WEIGHT.dotted;
  if (place === 'alone') return WEIGHT.alone;
  if (place === 'lead') return WEIGHT.lead;
  if (look === 'weak') return isSpoken(atom) ? WEIGHT.amongPiece : null;
  return look === 'piece' ? WEIGHT.amongPiece : WEIGHT.amongSquare;
}

/** Entries before or behind which the half-move of a number can be played, those of the line first, then the newest. */
function branchPoints(state: State, ply: number): readonly Entry[] {
  const found: Entry[] = [];
  const seen = new Set<number>();
  let repeats = 0;
  const offer = (entry: Entry) => {
    const place = entry.after.shownPly === ply ? entry.after : entry.before.shownPly === ply ? entry.before : null;
    if (!place || place.id === state.place?.id) return;
    if (seen.has(place.id)) {
      repeats++;
      return;
    }
    seen.add(place.id);
    found.push(entry);
  };
  let steps = 0;
  for (
    let entry = state.at;
    entry && steps < MAX_LOOK_BACK && found.length < MAX_BRANCHES && repeats < MAX_REPEATS;
    entry = entry.parent, steps++
  )
    offer(entry);
  steps = 0;
  for (
    let entry = state.newest;
    entry && steps < MAX_LOOK_BACK && found.length < MAX_BRANCHES && repeats < MAX_REPEATS;
    entry = entry.older, steps++
  )
    offer(entry);
  return found;
}
