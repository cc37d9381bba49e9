import { writeUci } from '@movetext/chess';
import { type Comment, type Game, moveNodes, type Nag, type Variation } from '../src/index.ts';

/** The main line in UCI, up to the first move that could not be played. */
export function mainLine(game: Game): string {
  const line: string[] = [];
  for (const { verdict } of game.moves) {
    if (verdict.kind !== 'legal' && verdict.kind !== 'null-move') break;
    line.push(
      verdict.kind === 'null-move'
        ? '0000'
        : writeUci(verdict.played, { chess960: game.start.position?.chess960 === true }),
    );
  }
  return line.join(' ');
}

/** Every move of the game, variations too, in UCI; `?` where it was not played. */
export function allMoves(game: Game): string[] {
  return Array.from(moveNodes(game), ({ verdict }) => (verdict.played ? writeUci(verdict.played) : '?'));
}

/** All text that the model holds: what a writer could write again. */
export function textsOf(game: Game): string[] {
  const comments = (list: readonly Comment[]) => list.map(({ text }) => text);
  const nags = (list: readonly Nag[]) => list.flatMap(({ number, written }) => [`$${number}`, written]);
  const variation = (v: Variation) => [...comments(v.before), ...nags(v.nagsBefore), ...comments(v.after)];
  return [
    ...game.tags.flatMap(({ name, value }) => [name, value]),
    ...comments(game.before),
    ...Array.from(moveNodes(game)).flatMap((node) => [
      node.written,
      ...comments([...node.before, ...node.after]),
      ...nags([...node.nagsBefore, ...node.nags]),
      ...node.variations.flatMap(variation),
    ]),
    ...comments(game.after),
    game.termination?.written ?? '',
  ];
}

/** The codes of a game's faults with the text of each: errors, wrong moves, broken tags. */
export function faultsOf(game: Game): string[] {
  const moves = Array.from(moveNodes(game)).filter(({ verdict }) => ['illegal', 'ambiguous'].includes(verdict.kind));
  return [
    ...game.tags.filter(({ fault }) => fault).map(({ fault, name }) => `${fault} ${name}`),
    ...game.errors.map(({ code, text }) => `${code} ${text}`),
    ...moves.map(({ verdict, written }) => `${verdict.kind} ${written}`),
  ];
}
