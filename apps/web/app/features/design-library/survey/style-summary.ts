import { styles } from '@wevisu/scene/styles.ts';

/** Likes per style. */
export type StyleCounts = ReadonlyMap<string, number>;

/** A smaller share of the likes is chance, not taste. */
const MIN_SHARE = 0.15;

export function countStyles(liked: readonly string[]): StyleCounts {
  const counts = new Map<string, number>();
  for (const style of liked) counts.set(style, (counts.get(style) ?? 0) + 1);
  return counts;
}

/** Liked styles, strongest first. Ties keep the display order, as on the server. */
export function rankStyles(counts: StyleCounts): string[] {
  return styles
    .map(({ id }) => id as string)
    .filter((id) => (counts.get(id) ?? 0) > 0)
    .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
}

/** VIS-03: the taste as text, such as 'Mostly Japandi, a little Scandinavian'; null if nothing was liked. */
export function describeTaste(counts: StyleCounts): string | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const share = (id: string) => (counts.get(id) ?? 0) / total;
  const [first, second, third] = rankStyles(counts).filter((id) => share(id) >= MIN_SHARE);
  if (total === 0) return null;
  if (first === undefined) return 'A bit of everything';
  // Single likes of other styles were dropped above, so these may be far from all likes.
  if (second === undefined) {
    if (share(first) > 0.8) return `All ${label(first)}`;
    return share(first) > 0.4
      ? `Mostly ${label(first)}`
      : `${label(first)}, and a bit of everything`;
  }
  if (share(first) === share(second)) {
    if (third !== undefined && share(third) === share(first)) {
      return `A mix of ${label(first)}, ${label(second)} and ${label(third)}`;
    }
    return share(first) > 0.3
      ? `Half ${label(first)}, half ${label(second)}`
      : `${label(first)} and ${label(second)}, and a bit of everything`;
  }
  return share(first) > 0.5 || third === undefined
    ? `Mostly ${label(first)}, a little ${label(second)}`
    : `Mostly ${label(first)}, some ${label(second)} and ${label(third)}`;
}

function label(id: string): string {
  return styles.find((style) => style.id === id)?.label ?? id;
}
