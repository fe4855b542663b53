/**
 * Insertions, deletions, replacements and swaps of neighbors between two words (optimal string
 * alignment); more than `maxDistance` is returned as `maxDistance + 1`.
 */
export function editDistance(a: Uint8Array, b: Uint8Array, maxDistance: number): number {
  if (Math.abs(a.length - b.length) > maxDistance) return maxDistance + 1;
  const width = b.length + 1;
  let before = new Array<number>(width).fill(0);
  let last = Array.from({ length: width }, (_, j) => j);
  let row = new Array<number>(width).fill(0);
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    let min = i;
    for (let j = 1; j < width; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, at(before, j - 2) + 1);
      }
      row[j] = cost;
      min = Math.min(min, cost);
    }
    if (min > maxDistance) return maxDistance + 1;
    [before, last, row] = [last, row, before];
  }
  return Math.min(at(last, b.length), maxDistance + 1);
}

function at(row: readonly number[], place: number): number {
  return row[place] as number;
}
