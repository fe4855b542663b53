// How facet values are written in addresses: 'Warm White' is warm-white, '12" x 24"' is 12x24.
import { eachFacet, type FacetName } from '@wevisu/domain/catalog/facets.ts';
import type { FacetDictionaries } from './data.ts';
import type { Taxonomy } from './taxonomy.ts';
import { toTokens } from './tokens.ts';

export interface FacetSlugs {
  readonly slugs: readonly string[];
  /** By slug and by the text in small letters. */
  readonly codes: ReadonlyMap<string, number>;
}

export type AllFacetSlugs = Readonly<Record<FacetName, FacetSlugs>>;

export function buildAllFacetSlugs(values: FacetDictionaries, { brands }: Taxonomy): AllFacetSlugs {
  const ofBrands = brands.map(({ slug }) => slug);
  return eachFacet((facet) =>
    buildFacetSlugs(values[facet].texts, facet === 'brand' ? ofBrands : undefined),
  );
}

/**
 * Two texts with one slug are told apart by the later one's own text, so that an address never means
 * two things. A value's slug does not depend on the order in which values were met unless they collide.
 */
function buildFacetSlugs(
  texts: readonly string[],
  wanted: readonly string[] = texts.map(toSlug),
): FacetSlugs {
  const codes = new Map<string, number>();
  const slugs = texts.map((text, code) => {
    const slug = wanted[code] ?? '';
    const own = slug === '' || codes.has(slug) ? text.toLowerCase() : slug;
    codes.set(own, code);
    return own;
  });
  texts.forEach((text, code) => {
    const key = text.toLowerCase();
    if (!codes.has(key)) codes.set(key, code);
  });
  return { slugs, codes };
}

function toSlug(text: string): string {
  return toTokens(text).join('-');
}
