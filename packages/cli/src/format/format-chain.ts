import { type FormatOptions, formatGames } from '@movetext/language-service';
import { type GameSection, readGames } from '@movetext/pgn';

/** A game of a file: its own text, and the text that it gets. */
export interface GameText {
  /** Where it stands, in bytes of the text as read. */
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
  /** False where its layout was left as it is, since it could not be shown that the game stays the same. */
  readonly isProven: boolean;
}

interface WaitingGame extends Omit<GameText, 'after' | 'isProven'> {
  readonly section: GameSection;
}

/**
 * Lays out the games of a text that come in one by one.
 * A game comes out when the next one is in, since they are looked at together.
 */
export class FormatChain {
  readonly #options: FormatOptions;
  readonly #put: (game: GameText) => void;
  /** Games that went in and did not come out yet, of which `#taken` have been looked at. */
  readonly #waiting: WaitingGame[] = [];
  #taken = 0;
  #isEnded = false;
  #formatted: ReturnType<typeof formatGames>;

  constructor(options: FormatOptions, put: (game: GameText) => void) {
    this.#options = options;
    this.#put = put;
    this.#formatted = formatGames(this.#sections(), options);
  }

  /** Takes the next game. `isExact` is false where the text is not all that stands in the file: then it stays. */
  add(start: number, end: number, before: string, isExact: boolean): void {
    const [section, ...others] = isExact ? readGames(before) : [];
    if (section === undefined || 0 < others.length) {
      // Nothing is known of how it gets along with its neighbours, so that these stand at the ends of texts.
      this.end();
      this.#put({ start, end, before, after: before, isProven: false });
      return;
    }
    this.#waiting.push({ start, end, before, section });
    if (2 <= this.#waiting.length) this.#take();
  }

  /** Lets all games out. */
  end(): void {
    this.#isEnded = true;
    while (0 < this.#waiting.length) this.#take();
    this.#isEnded = false;
    this.#taken = 0;
    this.#formatted = formatGames(this.#sections(), this.#options);
  }

  #take(): void {
    const { value, done } = this.#formatted.next();
    const game = this.#waiting.shift();
    if (done === true || game === undefined) throw new RangeError('as many games come out as went in');
    this.#taken--;
    const { start, end, before, section } = game;
    this.#put({ start, end, before, after: value.text, isProven: value.isProven || !section.isGame });
  }

  *#sections(): Generator<GameSection, void, undefined> {
    for (;;) {
      const game = this.#waiting[this.#taken];
      if (game === undefined) {
        if (this.#isEnded) return;
        throw new RangeError('a game is asked for before it is there');
      }
      this.#taken++;
      yield game.section;
    }
  }
}
