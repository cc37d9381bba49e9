/** How the parameters of a command in a comment are to be read. */
export type CommandShape =
  /** `h:mm:ss`, with a fraction or without. */
  | 'duration'
  /** A score in pawns, or a mate, and a depth. */
  | 'evaluation'
  /** Squares with their colors. */
  | 'squares'
  /** Arrows with their colors. */
  | 'arrows'
  /** The evaluations of a line, one a half-move. */
  | 'curve'
  /** Chances to win, to draw and to lose. */
  | 'odds'
  /** A whole number. */
  | 'number'
  /** Strings and numbers. */
  | 'fields';

/** A command that programs put into comments: `[%clk 0:05:23]`. */
export interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  readonly shape: CommandShape;
  /** What the parameters look like. */
  readonly example: string;
}

const command = (name: string, shape: CommandShape, summary: string, example: string): CommandEntry => ({
  name,
  summary,
  shape,
  example,
});

/** The commands that are known (supplement to the PGN standard of 2001, and what chess programs have added since). Others are kept as they are. */
export const COMMENT_COMMANDS: readonly CommandEntry[] = [
  command('clk', 'duration', 'The time that the clock shows after the move', '0:05:23'),
  command('emt', 'duration', 'The time that the move took', '0:00:42'),
  command('egt', 'duration', 'The time that the game has taken so far', '1:25:42'),
  command('mct', 'duration', 'The time that a mechanical clock shows', '1:25:42'),
  command('eval', 'evaluation', 'A program’s evaluation in pawns, for White, or a mate; then the depth', '0.25,12'),
  command('csl', 'squares', 'Colored squares', 'Ra4,Gb5'),
  command('cal', 'arrows', 'Colored arrows', 'Ga1a8,Re2e4'),
  command(
    'evp',
    'curve',
    'The evaluations of the main line in centipawns: first and last half-move, then the values',
    '0,2,19,25,31',
  ),
  command('wdl', 'odds', 'White’s chances to win, to draw and to lose', '31,964,5'),
  command('mdl', 'number', 'Medals: what is worth seeing in the game, as a sum of bits', '64'),
  command('tqu', 'fields', 'A training question', '"En","","","e7e5","",1'),
];

const BY_NAME = new Map(COMMENT_COMMANDS.map((entry) => [entry.name, entry]));

/** What is known of a command; undefined for others. */
export function commandEntry(name: string): CommandEntry | undefined {
  return BY_NAME.get(name);
}
