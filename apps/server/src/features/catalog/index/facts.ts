/** What the index knows of a product that is sold: an active one with an active variant. */
export interface ProductFacts {
  readonly id: number;
  readonly categoryId: number;
  readonly brandId: number;
  /** '' where it has none; so are material and style. */
  readonly color: string;
  readonly material: string;
  readonly style: string;
  readonly popularity: number;
  /** Seconds since 1970. */
  readonly createdAt: number;
  readonly name: string;
  /** Cents of the cheapest active variant. */
  readonly wholesale: number;
  readonly inStock: boolean;
  /** Distinct labels of its active variants, sorted; none is ''. */
  readonly sizes: readonly string[];
  readonly finishes: readonly string[];
}

/** FNV-1a of what words and facets are made of. Where it stays, only price and stock have changed. */
export function fingerprintOf(facts: ProductFacts): number {
  const { categoryId, brandId, color, material, style, popularity, createdAt, name } = facts;
  const parts = [categoryId, brandId, color, material, style, popularity, createdAt, name];
  const text = [...parts, ...facts.sizes, '', ...facts.finishes].join('\u001f');
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}
