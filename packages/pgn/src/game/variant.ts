/** Spellings of the Variant tag that mean the usual rules. */
const STANDARD = new Set(['', 'standard', 'normal', 'chess', 'from position', 'fromposition', 'classical', 'orthodox']);

/** Spellings that mean Chess960. */
const CHESS960 = new Set([
  'chess960',
  'chess 960',
  'chess-960',
  'fischerandom',
  'fischerrandom',
  'fischer random',
  'fischer-random',
  'fischer random chess',
  'freestyle',
  'freestyle chess',
  'frc',
  'dfrc',
]);

/** The rules a Variant tag asks for: `standard`, `chess960`, or its own words in lower case, which are not supported. */
export function readVariant(value: string | null): { readonly variant: string; readonly supported: boolean } {
  const words = (value ?? '').trim().toLowerCase();
  if (STANDARD.has(words)) return { variant: 'standard', supported: true };
  if (CHESS960.has(words)) return { variant: 'chess960', supported: true };
  return { variant: words, supported: false };
}
