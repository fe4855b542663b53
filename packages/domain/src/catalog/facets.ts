// What product lists are filtered by, besides category, price and stock. One row defines a facet: the calls' filters and
// counts, the index, URLs and the filter panel all follow this table. The values of a facet come from the column of
// product_summaries with the same name, so a new facet also needs a migration.
import { thicknessText } from './thickness.ts';

export interface Facet {
  /** The heading above its values. */
  readonly title: string;
  /** What a product has: its brand, one text or none, or a set of texts from its variants. */
  readonly values: 'brand' | 'single' | 'set';
  /** Open from the start in the filter panel. */
  readonly isOpen?: true;
  /** The text shown for a stored value; by default the value itself. */
  readonly toLabel?: (value: string) => string;
  /** Values are decimal numbers and are sorted by size; other values are sorted by how many products have them. */
  readonly isNumber?: true;
}

/** In the order of the filter panel. */
export const FACETS = {
  brand: { title: 'Brand', values: 'brand', isOpen: true },
  color: { title: 'Color', values: 'single', isOpen: true },
  material: { title: 'Material', values: 'single' },
  size: { title: 'Size', values: 'set' },
  thickness: { title: 'Thickness', values: 'set', toLabel: thicknessText, isNumber: true },
  finish: { title: 'Finish', values: 'set' },
} as const satisfies Readonly<Record<string, Facet>>;

export type FacetName = keyof typeof FACETS;

export const FACET_NAMES = Object.keys(FACETS) as readonly FacetName[];

export function facetOf(name: FacetName): Facet {
  return FACETS[name];
}

/** A record with one entry per facet. */
export function eachFacet<T>(make: (name: FacetName) => T): Record<FacetName, T> {
  return Object.fromEntries(FACET_NAMES.map((name) => [name, make(name)])) as Record<FacetName, T>;
}
