import { pictureKeyOf } from '@wevisu/contract/media.ts';
import type { CatalogDeps } from './deps.ts';
import type { CatalogIndex } from './index/catalog-index.ts';
import { NO_FILTERS } from './index/filters.ts';
import { toTokens } from './index/tokens.ts';
import { readSearch } from './read-search.ts';
import { readProductNames } from './store/products.ts';

const PRODUCTS = 6;
const NAMES = 4;

/** Suggestions for the text typed so far; none for an empty text. */
export async function suggest(deps: CatalogDeps, text: string) {
  const index = deps.index();
  const search = await readSearch(deps.db, text);
  if (search.tokens.length === 0) return { products: [], categories: [], brands: [] };
  const { productIds } = index.list({
    category: null,
    ...search,
    filters: NO_FILTERS,
    sort: 'relevance',
    terms: null,
    page: 1,
    perPage: PRODUCTS,
  });
  const rows = await readProductNames(deps.db, productIds);
  const { taxonomy } = index;
  return {
    products: productIds.flatMap((id) => {
      const row = rows.get(id);
      const brand = taxonomy.brands[taxonomy.brandCodeOf.get(row?.brandId ?? -1) ?? -1];
      if (row === undefined || brand === undefined) return [];
      const { hash, name, pictureKey: productKey } = row;
      const picture = pictureKeyOf({
        productHash: hash,
        productKey,
        variantId: 0,
        variantKey: null,
      });
      return [{ hash, name, brand: brand.name, picture }];
    }),
    ...suggestNames(index, search.tokens),
  };
}

/** Categories and brands that have a word for each typed prefix. */
function suggestNames(index: CatalogIndex, tokens: readonly string[]) {
  const fits = (name: string) => {
    const words = toTokens(name);
    return tokens.every((token) => words.some((word) => word.startsWith(token)));
  };
  const { categories, brands } = index.taxonomy;
  return {
    categories: categories
      .filter(({ name, isListed }) => isListed && fits(name))
      .map((category) => ({
        name: category.name,
        slug_url: category.slugUrl,
        total: index.countOf(category),
      }))
      .filter(({ total }) => total > 0)
      .sort((a, b) => b.total - a.total)
      .slice(0, NAMES),
    brands: brands
      .map(({ name, slug }, code) => ({ name, slug, code }))
      .filter(({ name }) => fits(name))
      .slice(0, NAMES)
      .map(({ name, slug, code }) => ({ name, slug, total: index.countOfBrand(code) })),
  };
}
