import { facetOf } from '@wevisu/domain/catalog/facets.ts';
import { type ProductFacts, TEXT_FACETS } from './facts.ts';
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
  const wordsOf = remember(toTokens);
  // What is read in the filter panel can be searched for.
  const readers = TEXT_FACETS.map((facet) => {
    const { toLabel } = facetOf(facet);
    return { facet, wordsOf: toLabel ? remember((text) => toTokens(toLabel(text))) : wordsOf };
  });
  return (facts) => {
    const category = taxonomy.categories[taxonomy.ordinalOf.get(facts.categoryId) ?? -1];
    const brand = taxonomy.brands[taxonomy.brandCodeOf.get(facts.brandId) ?? -1];
    const parent = category === undefined ? null : parentOf(taxonomy, category);
    const major = new Set(toTokens(facts.name));
    for (const text of [brand?.name, category?.name, parent?.name]) {
      if (text !== undefined) for (const word of wordsOf(text)) major.add(word);
    }
    const minor = new Set<string>();
    const addMinor = (word: string) => {
      if (!major.has(word)) minor.add(word);
    };
    for (const word of wordsOf(facts.style)) addMinor(word);
    for (const reader of readers) {
      for (const text of facts.facets[reader.facet]) {
        for (const word of reader.wordsOf(text)) addMinor(word);
      }
    }
    return { major, minor };
  };
}

const MAX_SHARED = 20_000;

function remember(read: (text: string) => readonly string[]): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const words = read(text);
    if (known.size < MAX_SHARED) known.set(text, words);
    return words;
  };
}
