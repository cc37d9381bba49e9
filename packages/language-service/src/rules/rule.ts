import type { Game, GameSection, Range } from '@movetext/pgn';
import type { Settings } from '../settings.ts';
import type { Severity } from '../severity.ts';

/** A replacement of a stretch of a game's text; the range counts from the game's start, in units of what was read. */
export interface Edit {
  readonly range: Range;
  readonly newText: string;
}

/** A way to mend a finding. */
export interface Fix {
  /** What the fix does, as an order: `Replace with Bxc6`. */
  readonly title: string;
  /** True where nobody could have meant anything else: such fixes may be applied without asking. */
  readonly safe: boolean;
  /** Edits that do not overlap. */
  readonly edits: readonly Edit[];
}

/** Another place of the same game that explains a finding. */
export interface RelatedPlace {
  readonly range: Range;
  readonly message: string;
}

/** What a rule has to say of one place in a game. */
export interface Report {
  /** The place, from the game's start: the move, the value, the brace, never the line. */
  readonly range: Range;
  /** One sentence without a full stop that names the culprit. */
  readonly message: string;
  /** Half-moves before the faulty one; only for findings on a move. */
  readonly ply?: number;
  readonly related?: readonly RelatedPlace[];
  /** The ways to mend it, the likeliest first. Asked only when somebody wants them, since most findings are only counted. */
  readonly fixes?: () => readonly Fix[];
  /** Where one code has graver and lighter cases; the rule's own severity unless given. A user's setting for the rule overrides both. */
  readonly severity?: Severity;
  /** True where the place could go without loss: editors fade it. */
  readonly unnecessary?: boolean;
}

/** What a rule may look at: one game. */
export interface RuleContext {
  readonly section: GameSection;
  /** The game's model, built by the first rule that asks. */
  game(): Game;
  readonly settings: Settings;
}

/** One kind of fault, and how to find it in a game. */
export interface Rule {
  /** The stable name, fault then thing: `duplicate-tag`. */
  readonly code: string;
  /** How grave a finding is unless the settings say otherwise. */
  readonly severity: Severity;
  /** What holds where the rule is content, in one sentence. */
  readonly summary: string;
  /** Whether some of its findings carry fixes. */
  readonly fixable: boolean;
  /** Mask of the reader's `Fault` bits of which one must be set for the rule to run; 0 runs it on every game. */
  readonly needs: number;
  check(context: RuleContext, report: (report: Report) => void): void;
}

/** Declares a rule. Each rule lives in a folder of its own name, with its page and its test. */
export function defineRule(rule: Rule): Rule {
  return Object.freeze(rule);
}
