import { RESULTS } from '../data/tags.ts';
import type { Game, Termination } from './model.ts';

/** How a game ends: by its termination marker, else by its Result tag, else `*`. */
export function gameResult(game: Game): Termination['value'] {
  if (game.termination) return game.termination.value;
  const told = game.tags.find(({ name }) => name === 'Result')?.value;
  return RESULTS.find(({ value }) => value === told)?.value ?? '*';
}
