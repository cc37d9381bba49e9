import annotated from '../../samples/annotated.pgn';
import blank from '../../samples/blank.pgn';
import dialects from '../../samples/dialects.pgn';
import mistakes from '../../samples/mistakes.pgn';
import studies from '../../samples/studies.pgn';
import torn from '../../samples/torn.pgn';

/** A text that the page offers to begin with. */
export interface Sample {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Where the cursor stands first: the place behind this piece of the text. */
  readonly cursorAfter: string;
}

/** The texts of the selector, the first one shown at the start. */
export const SAMPLES: readonly [Sample, ...Sample[]] = [
  { id: 'mistakes', title: 'A game with mistakes', text: mistakes, cursorAfter: '3. Bb5' },
  { id: 'annotated', title: 'The opera game, annotated', text: annotated, cursorAfter: '16. Qb8+' },
  { id: 'studies', title: 'Two studies from a position', text: studies, cursorAfter: '1. Kg7' },
  { id: 'dialects', title: 'Old and foreign spellings', text: dialects, cursorAfter: '5. N:e5' },
  { id: 'torn', title: 'A torn scoresheet', text: torn, cursorAfter: '6. Nxd5' },
  { id: 'blank', title: 'A game to go on with', text: blank, cursorAfter: '2. N' },
];

/** Where the cursor of a sample stands first, as an offset in its text. */
export function initialCursor(sample: Sample): number {
  const start = sample.text.indexOf(sample.cursorAfter);
  return start < 0 ? 0 : start + sample.cursorAfter.length;
}
