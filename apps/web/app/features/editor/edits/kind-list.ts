// The kinds that can be added, by category, with a search.
import { listCards } from '@wevisu/scene/kinds/card-of.ts';
import type { KindCategory } from '@wevisu/scene/kinds/definition/kind.ts';
import { shopCategoryOf } from './target.ts';

export interface AddableKind {
  readonly kind: string;
  readonly label: string;
  readonly category: KindCategory;
  /** Drawn and counted, but not sold in the shop. */
  readonly isForPlanning: boolean;
}

const labels: Readonly<Partial<Record<KindCategory, string>>> = {
  'bathroom-vanities': 'Vanities',
  'bath-tubs': 'Bath tubs',
  decor: 'Decor',
  construction: 'Built in',
};

export function categoryLabel(category: KindCategory): string {
  const words = category.replaceAll('-', ' ');
  return labels[category] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

export const addableKinds: readonly AddableKind[] = listCards()
  .map(([kind, { label, category }]) => ({
    kind,
    label,
    category,
    isForPlanning: shopCategoryOf(kind) === null,
  }))
  // Hardware belongs to cabinet fronts and is chosen there.
  .filter(({ category }) => category !== 'cabinet-hardware')
  .sort((a, b) => (a.label < b.label ? -1 : 1));

/** The categories with matches, each with its matching kinds. */
export function findKinds(
  words: string,
): readonly (readonly [KindCategory, readonly AddableKind[]])[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<KindCategory, AddableKind[]>();
  for (const one of addableKinds) {
    const text = `${one.label} ${one.category} ${one.kind}`.toLowerCase();
    if (!wanted.every((word) => text.includes(word))) continue;
    const group = groups.get(one.category);
    if (group) group.push(one);
    else groups.set(one.category, [one]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}
