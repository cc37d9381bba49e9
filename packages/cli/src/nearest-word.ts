/** The word that a user most likely meant, null when none is near. */
export function nearestWord(text: string, words: readonly string[]): string | null {
  let nearest: string | null = null;
  let least = 1 + Math.floor(text.length / 3);
  for (const word of words) {
    const distance = editDistance(text, word);
    if (least <= distance) continue;
    least = distance;
    nearest = word;
  }
  return nearest;
}

/** Letters to insert, delete or change (V. Levenshtein, 1966). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const above = row;
    row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(changed, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
  }
  return row[b.length] ?? 0;
}
