// What product lists are filtered by, beside category, price and stock. A row is all that a facet needs: filters and
// counts of the calls, the index, addresses and filter panel follow this table. The values of a facet are read from the
// column of product_summaries that has its name, so a new one takes a migration as well.
import { thicknessText } from './thickness.ts';

export interface Facet {
  /** What it is called above its values. */
  readonly title: string;
  /** What a product has of it: its brand; one text or none; or a set, the texts of all its variants. */
  readonly values: 'brand' | 'single' | 'set';
  /** Whether its values are in view before anybody opens it. */
  readonly isOpen?: true;
  /** How a value reads; without it, as it is stored. */
  readonly toLabel?: (value: string) => string;
  /** Values are decimal numbers, listed by size; others are listed by how many products have them. */
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

/** The same kind of thing for each facet. */
export function eachFacet<T>(make: (name: FacetName) => T): Record<FacetName, T> {
  return Object.fromEntries(FACET_NAMES.map((name) => [name, make(name)])) as Record<FacetName, T>;
}
