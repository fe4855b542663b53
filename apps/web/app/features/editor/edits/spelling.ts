/** Edits from one word to another: letters added, left out, changed, or two swapped. Stops beyond `max`. */
function editsBetween(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const changed = (row[j - 1] ?? 0) + (isSame ? 0 : 1);
      let least = Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? max + 1;
}

/** The known word that was likely meant: one slip in four letters, two in seven. Null for none. */
export function likelyWord(word: string, known: Iterable<string>): string | null {
  const max = word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0;
  let best: { readonly known: string; readonly edits: number } | null = null;
  for (const one of known) {
    const edits = editsBetween(word, one, max);
    if (edits <= max && (!best || edits < best.edits)) best = { known: one, edits };
  }
  return best?.known ?? null;
}
