import type { ProductFacts } from './facts.ts';
import { parentOf, type Taxonomy } from './taxonomy.ts';
import { toTokens } from './tokens.ts';

export interface ProductWords {
  /** Of name, brand and category. */
  readonly major: ReadonlySet<string>;
  /** Of attributes, and not among the major ones. */
  readonly minor: ReadonlySet<string>;
}

/** Reads products into words; remembers the words of texts that many products share. */
export function createWordReader(taxonomy: Taxonomy): (facts: ProductFacts) => ProductWords {
  const shared = new Map<string, readonly string[]>();
  const wordsOf = (text: string): readonly string[] => {
    const known = shared.get(text);
    if (known !== undefined) return known;
    const words = toTokens(text);
    if (shared.size < MAX_SHARED) shared.set(text, words);
    return words;
  };
  return (facts) => {
    const category = taxonomy.categories[taxonomy.ordinalOf.get(facts.categoryId) ?? -1];
    const brand = taxonomy.brands[taxonomy.brandCodeOf.get(facts.brandId) ?? -1];
    const parent = category === undefined ? null : parentOf(taxonomy, category);
    const major = new Set(toTokens(facts.name));
    for (const text of [brand?.name, category?.name, parent?.name]) {
      if (text !== undefined) for (const word of wordsOf(text)) major.add(word);
    }
    const minor = new Set<string>();
    const attributes = [
      facts.color,
      facts.material,
      facts.style,
      ...facts.sizes,
      ...facts.finishes,
    ];
    for (const text of attributes) {
      for (const word of wordsOf(text)) if (!major.has(word)) minor.add(word);
    }
    return { major, minor };
  };
}

const MAX_SHARED = 20_000;
