import { FACET_NAMES, type FacetName } from '@wevisu/domain/catalog/facets.ts';

/** The brand has its id. */
export type TextFacet = Exclude<FacetName, 'brand'>;

/** What the index knows of a product that is sold: an active one with an active variant. */
export interface ProductFacts {
  readonly id: number;
  readonly categoryId: number;
  readonly brandId: number;
  /** '' where it has none. */
  readonly style: string;
  readonly popularity: number;
  /** Seconds since 1970. */
  readonly createdAt: number;
  readonly name: string;
  /** Cents of the cheapest active variant. */
  readonly wholesale: number;
  readonly inStock: boolean;
  /** Distinct and sorted, none of them ''; of a facet of one value at most one. */
  readonly facets: Readonly<Record<TextFacet, readonly string[]>>;
}

export const TEXT_FACETS = FACET_NAMES.filter((facet) => facet !== 'brand');

/** FNV-1a of what words and facets are made of. Where it stays, only price and stock have changed. */
export function fingerprintOf(facts: ProductFacts): number {
  const { categoryId, brandId, style, popularity, createdAt, name, facets } = facts;
  let text = [categoryId, brandId, style, popularity, createdAt, name].join('\u001f');
  for (const facet of TEXT_FACETS) text += `\u001e${facets[facet].join('\u001f')}`;
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}
