// The kinds that can be added, by category, with a search.
import { listCards } from '@wevisu/scene/kinds/card-of.ts';
import type { KindCategory } from '@wevisu/scene/kinds/definition/kind.ts';
import { shopCategoryOf } from './target.ts';

export interface AddableKind {
  readonly kind: string;
  readonly label: string;
  readonly category: KindCategory;
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

/** Drawn and counted, but not sold in the shop. */
export function isForPlanning(kind: string): boolean {
  return shopCategoryOf(kind) === null;
}

export const addableKinds: readonly AddableKind[] = listCards()
  .map(([kind, { label, category }]) => ({
    kind,
    label,
    category,
  }))
  // Hardware and cabinet lines belong to runs and are chosen there.
  .filter(({ category }) => category !== 'cabinet-hardware' && category !== 'kitchen-cabinets')
  .sort((a, b) => (a.label < b.label ? -1 : 1));

/** Every kind by category, in the order of their names. */
export const kindsByCategory: readonly (readonly [KindCategory, readonly AddableKind[]])[] = [
  ...new Set(addableKinds.map(({ category }) => category)),
]
  .sort()
  .map((category) => [category, addableKinds.filter((one) => one.category === category)]);
