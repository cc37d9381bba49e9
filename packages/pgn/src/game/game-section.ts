import type { SyntaxSection } from '../syntax/section.ts';
import { findTagValue, tagValueOf } from '../syntax/tag-tokens.ts';
import { buildGame } from './build-game.ts';
import type { Game } from './model.ts';

/** One game of a text: what the reader found, and, made when first asked for, the model of it. */
export class GameSection implements SyntaxSection {
  readonly index: number;
  readonly start: number;
  readonly end: number;
  readonly isGame: boolean;
  readonly faults: number;
  readonly plies: number;
  readonly source: SyntaxSection['source'];
  readonly tokens: SyntaxSection['tokens'];
  readonly keyTags: SyntaxSection['keyTags'];
  #game: Game | undefined;

  constructor(section: SyntaxSection) {
    this.index = section.index;
    this.start = section.start;
    this.end = section.end;
    this.isGame = section.isGame;
    this.faults = section.faults;
    this.plies = section.plies;
    this.source = section.source;
    this.tokens = section.tokens;
    this.keyTags = section.keyTags;
  }

  /** The value of the first tag with that name, null where there is none. Does not build the model. */
  tag(name: string): string | null {
    const index = findTagValue(this.tokens, this.source, name);
    return index < 0 ? null : tagValueOf(this.source.slice(this.tokens.start(index), this.tokens.end(index)));
  }

  /** The game's model. */
  game(): Game {
    this.#game ??= buildGame(this);
    return this.#game;
  }
}
