/** A line that stays, goes or comes. */
export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Beyond this many compared pairs the middle is shown as removed and added whole. */
const MAX_PAIRS = 4_000_000;

/** The lines of two texts as one list, by their longest common subsequence. */
export function diffLines(from: string, to: string): readonly DiffLine[] {
  const old = from.split('\n');
  const fresh = to.split('\n');
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start += 1;
  let end = 0;
  const shorter = Math.min(old.length, fresh.length) - start;
  while (end < shorter && old.at(-1 - end) === fresh.at(-1 - end)) end += 1;
  return [
    ...same(old.slice(0, start)),
    ...diffMiddle(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end)),
    ...same(old.slice(old.length - end)),
  ];
}

function same(lines: readonly string[]): readonly DiffLine[] {
  return lines.map((text) => ({ kind: 'same', text }));
}

function diffMiddle(old: readonly string[], fresh: readonly string[]): readonly DiffLine[] {
  if (old.length * fresh.length > MAX_PAIRS) return replaced(old, fresh);
  const lengths = commonLengths(old, fresh);
  const width = fresh.length + 1;
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < fresh.length) {
    if (old[i] === fresh[j]) {
      lines.push({ kind: 'same', text: old[i] ?? '' });
      i += 1;
      j += 1;
    } else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) {
      lines.push({ kind: 'removed', text: old[i] ?? '' });
      i += 1;
    } else {
      lines.push({ kind: 'added', text: fresh[j] ?? '' });
      j += 1;
    }
  }
  return [...lines, ...replaced(old.slice(i), fresh.slice(j))];
}

function replaced(old: readonly string[], fresh: readonly string[]): readonly DiffLine[] {
  return [
    ...old.map((text): DiffLine => ({ kind: 'removed', text })),
    ...fresh.map((text): DiffLine => ({ kind: 'added', text })),
  ];
}

/** At `i * width + j`: how many lines the ends of both, from `i` and `j` on, have in common. */
function commonLengths(old: readonly string[], fresh: readonly string[]): Uint16Array {
  const width = fresh.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = fresh.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        old[i] === fresh[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
  return lengths;
}
