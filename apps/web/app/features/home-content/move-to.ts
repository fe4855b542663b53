import type { SortTarget } from '../../back-office/sortable-list.tsx';

/** The keys with one of them put before or after another. */
export function moveTo(keys: readonly string[], key: string, target: SortTarget): string[] {
  const others = keys.filter((one) => one !== key);
  const at = others.indexOf(target.key);
  if (at < 0) return [...keys];
  return others.toSpliced(target.at === 'before' ? at : at + 1, 0, key);
}
