/**
 * The number of letters typed wrong between two words: one for a letter too many, one missing, one wrong,
 * or two neighbors swapped. `limit + 1` for all that is farther apart.
 */
export function countSlips(typed: string, meant: string, limit: number): number {
  if (Math.abs(typed.length - meant.length) > limit) return limit + 1;
  let older: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    let least = row;
    for (let at = 1; at <= meant.length; at += 1) {
      const same = typed[row - 1] === meant[at - 1];
      let slips = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = typed[row - 1] === meant[at - 2] && typed[row - 2] === meant[at - 1];
      if (row > 1 && at > 1 && swapped) slips = Math.min(slips, (older[at - 2] ?? 0) + 1);
      next.push(slips);
      least = Math.min(least, slips);
    }
    if (least > limit) return limit + 1;
    older = last;
    last = next;
  }
  return Math.min(last[meant.length] ?? limit + 1, limit + 1);
}

/** How many slips a word of this length may have: short words turn into others too easily. */
export function allowedSlips(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
