/** A Numeric Annotation Glyph: its number, the signs for it, and what it says. */
export interface NagEntry {
  readonly number: number;
  /** Signs that stand for it in movetext, the usual one first; none where only `$n` does. */
  readonly glyphs: readonly string[];
  readonly meaning: string;
}

const nag = (number: number, meaning: string, ...glyphs: string[]): NagEntry => ({ number, glyphs, meaning });

/** The glyphs of the PGN standard (section 10) and those that chess programs have added since. */
export const NAGS: readonly NagEntry[] = [
  nag(0, 'null annotation'),
  nag(1, 'good move', '!'),
  nag(2, 'poor move', '?'),
  nag(3, 'very good move', '!!', '‼'),
  nag(4, 'very poor move', '??', '⁇'),
  nag(5, 'speculative move', '!?', '⁉'),
  nag(6, 'questionable move', '?!', '⁈'),
  nag(7, 'forced move', '□'),
  nag(8, 'singular move'),
  nag(9, 'worst move'),
  nag(10, 'drawish position', '='),
  nag(11, 'equal chances, quiet position'),
  nag(12, 'equal chances, active position'),
  nag(13, 'unclear position', '∞', '~'),
  nag(14, 'White has a slight advantage', '⩲', '+=', '+/='),
  nag(15, 'Black has a slight advantage', '⩱', '=+', '=/+'),
  nag(16, 'White has a moderate advantage', '±', '+/-', '+/−'),
  nag(17, 'Black has a moderate advantage', '∓', '-/+', '−/+'),
  nag(18, 'White has a decisive advantage', '+-', '+−', '+–'),
  nag(19, 'Black has a decisive advantage', '-+', '−+', '–+'),
  nag(20, 'White has a crushing advantage', '+--'),
  nag(21, 'Black has a crushing advantage', '--+'),
  nag(22, 'White is in zugzwang', '⨀'),
  nag(23, 'Black is in zugzwang'),
  nag(24, 'White has a slight space advantage'),
  nag(25, 'Black has a slight space advantage'),
  nag(26, 'White has a moderate space advantage', '○'),
  nag(27, 'Black has a moderate space advantage'),
  nag(32, 'White has a moderate advantage in development', '⟳'),
  nag(33, 'Black has a moderate advantage in development'),
  nag(36, 'White has the initiative', '↑'),
  nag(37, 'Black has the initiative'),
  nag(40, 'White has the attack', '→'),
  nag(41, 'Black has the attack'),
  nag(42, 'White has insufficient compensation for the material deficit'),
  nag(43, 'Black has insufficient compensation for the material deficit'),
  nag(44, 'White has sufficient compensation for the material deficit', '=∞', '~=', '⯹'),
  nag(45, 'Black has sufficient compensation for the material deficit'),
  nag(130, 'White has moderate counterplay'),
  nag(131, 'Black has moderate counterplay'),
  nag(132, 'White has decisive counterplay', '⇆'),
  nag(133, 'Black has decisive counterplay'),
  nag(136, 'White has moderate time control pressure'),
  nag(137, 'Black has moderate time control pressure'),
  nag(138, 'White has severe time control pressure', '⨁'),
  nag(139, 'Black has severe time control pressure'),
  nag(140, 'with the idea', '∆', '△'),
  nag(141, 'aimed against', '∇'),
  nag(142, 'better is', '⌓'),
  nag(143, 'worse is'),
  nag(145, 'editorial comment', 'RR'),
  nag(146, 'novelty', 'N'),
  nag(220, 'diagram', 'D'),
  nag(221, 'diagram from Black’s side'),
  nag(238, 'space advantage'),
  nag(239, 'file', '⇔'),
  nag(240, 'diagonal', '⇗'),
  nag(242, 'kingside', '⟫'),
  nag(243, 'queenside', '⟪'),
  nag(244, 'weak point', '✕'),
  nag(245, 'ending', '⊥'),
];

const BY_NUMBER = new Map(NAGS.map((entry) => [entry.number, entry]));
const BY_GLYPH = new Map(NAGS.flatMap((entry) => entry.glyphs.map((glyph) => [glyph, entry])));

/** The entry of a number, undefined for numbers without a meaning. */
export function nagOfNumber(number: number): NagEntry | undefined {
  return BY_NUMBER.get(number);
}

/** The entry that a sign in movetext stands for: `!?`, `±`, `N`. */
export function nagOfGlyph(glyph: string): NagEntry | undefined {
  return BY_GLYPH.get(glyph);
}
