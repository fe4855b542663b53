import type { Named } from './match-words.ts';
import type { Taxonomy } from './taxonomy.ts';
import { toTokens } from './tokens.ts';

interface Names {
  readonly brands: ReadonlyMap<string, number>;
  readonly categories: ReadonlyMap<string, { readonly from: number; readonly to: number }>;
}

const byTaxonomy = new WeakMap<Taxonomy, Names>();

/** The brand or the category whose whole name the words are. */
export function findNamed(taxonomy: Taxonomy, tokens: readonly string[]): Named {
  const names = byTaxonomy.get(taxonomy) ?? readNames(taxonomy);
  byTaxonomy.set(taxonomy, names);
  const key = tokens.join(' ');
  return {
    brandCode: names.brands.get(key) ?? null,
    category: names.categories.get(key) ?? null,
  };
}

function readNames(taxonomy: Taxonomy): Names {
  const keyOf = (name: string) => [...new Set(toTokens(name))].join(' ');
  return {
    brands: new Map(taxonomy.brands.map(({ name }, code) => [keyOf(name), code])),
    categories: new Map(
      // Read backwards, so that a category wins over a child of the same name.
      taxonomy.categories.toReversed().map((category) => [keyOf(category.name), category]),
    ),
  };
}
