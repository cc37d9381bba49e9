import type { Atom } from './atom.ts';

/** Behind so many moves a new game is a passage of its own. */
const LONG = 400;

/**
 * A text in passages that are read one after another, each with its own limit: a game with tags begins one, and in a long
 * text each game that begins with move 1 outside all brackets. Nothing in a passage can go on with a line of another one.
 */
export function passagesOf(atoms: readonly Atom[]): readonly (readonly Atom[])[] {
  const passages: Atom[][] = [];
  let passage: Atom[] = [];
  let moves = 0;
  let depth = 0;
  const cut = () => {
    if (0 < passage.length) passages.push(passage);
    passage = [];
    moves = 0;
    depth = 0;
  };
  for (const atom of atoms) {
    if (atom.kind === 'tag' && 0 < moves) cut();
    else if (LONG < moves && depth === 0 && isFirstNumber(atom)) cut();
    else if (atom.kind === 'move') moves++;
    else if (atom.kind === 'open') depth++;
    else if (atom.kind === 'close' && 0 < depth) depth--;
    passage.push(atom);
  }
  cut();
  return passages;
}

/** The games of a passage: one begins with move 1 outside all brackets, behind a result or a blank line. */
export function gamesOf(passage: readonly Atom[]): readonly (readonly Atom[])[] {
  const games: Atom[][] = [];
  let game: Atom[] = [];
  let depth = 0;
  let isOver = false;
  let moves = 0;
  for (const atom of passage) {
    if (isOver && 0 < moves && depth === 0 && isFirstNumber(atom)) {
      games.push(game);
      game = [];
      moves = 0;
    }
    if (atom.kind === 'move') {
      moves++;
      // In `Game 4` there may be a weak one.
      if (atom.look !== 'weak') isOver = false;
    } else if (atom.kind === 'result' || atom.kind === 'break') isOver = true;
    else if (atom.kind === 'open') depth++;
    else if (atom.kind === 'close' && 0 < depth) depth--;
    game.push(atom);
  }
  games.push(game);
  return games;
}

function isFirstNumber(atom: Atom): boolean {
  return atom.kind === 'number' && atom.value === 1 && !atom.isBlack && !atom.isBare;
}
