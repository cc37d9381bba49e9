/** Words that belong to the move before them, in lower case: checks, mates, en passant and the like. They interrupt nothing. */
const SOFT_WORDS: ReadonlySet<string> = new Set(
  [
    'ch check checkmate mate mates dis disc dbl double ep e p en passant',
    'schach matt schachmatt doppelschach ausgeschieden',
    'échec échecs mat echec mate jaque jaquemate doble desc x xeque xeque-mate escac escacs',
    'scacco matto sah șah şah mat šach šachmat schaak mat skakk mát sakk matt skak skakmat schack schackmatt sjakk sjakkmatt',
    'шах мат пат шахмат шах-мат ματ σαχ şah matt šah mat szach szachmat matas šachas šahs matu šahhi matt xeque xake mat',
    '将 將 军 軍 杀 殺 死 叫',
  ]
    .join(' ')
    .split(' '),
);

/** Whether a word says something of the move before it and interrupts nothing. */
export function isSoftWord(word: string): boolean {
  return SOFT_WORDS.has(word.toLowerCase());
}
