import type { CallReply } from '@wevisu/contract/call.ts';
import type { suggest as contract } from '@wevisu/contract/catalog.ts';
import { pictureKeyOf } from '@wevisu/contract/media.ts';
import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { ShowroomAssortment } from '../showrooms/assortment-of.ts';
import type { ShowroomRef } from '../showrooms/require-showroom.ts';
import type { CatalogDeps } from './deps.ts';
import type { CatalogIndex } from './index/catalog-index.ts';
import { NO_FILTERS } from './index/filters.ts';
import { toTokens } from './index/tokens.ts';
import { optionalTerms } from './optional-terms.ts';
import { readSearch } from './read-search.ts';
import { readProductNames } from './store/products.ts';

type Suggestions = CallReply<typeof contract>['data'];

const PRODUCTS = 6;
const NAMES = 4;

/** Suggestions for the text typed so far; none for an empty text. */
export async function suggest(
  deps: CatalogDeps,
  { text, ref }: { readonly text: string; readonly ref: ShowroomRef },
): Promise<Result<Suggestions>> {
  const [found, search] = await Promise.all([
    optionalTerms(deps.terms, ref),
    readSearch(deps.db, text),
  ]);
  if (!found.ok) return found;
  if (search.tokens.length === 0) return ok({ products: [], categories: [], brands: [] });
  const index = deps.index();
  const assortment = found.value?.assortment ?? null;
  const { productIds } = index.list({
    category: null,
    ...search,
    filters: NO_FILTERS,
    sort: 'relevance',
    terms: null,
    assortment,
    page: 1,
    perPage: PRODUCTS,
  });
  const rows = await readProductNames(deps.db, productIds);
  const { taxonomy } = index;
  return ok({
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
    ...suggestNames(index, { tokens: search.tokens, assortment }),
  });
}

/** Categories and brands that have a word for each typed prefix. */
function suggestNames(
  index: CatalogIndex,
  {
    tokens,
    assortment,
  }: { readonly tokens: readonly string[]; readonly assortment: ShowroomAssortment },
) {
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
        total: index.countOf(category, assortment),
      }))
      .filter(({ total }) => total > 0)
      .sort((a, b) => b.total - a.total)
      .slice(0, NAMES),
    brands: brands
      .map(({ name, slug }, code) => ({ name, slug, code }))
      .filter(({ name }) => fits(name))
      .map(({ name, slug, code }) => ({ name, slug, total: index.countOfBrand(code, assortment) }))
      .filter(({ total }) => assortment === null || total > 0)
      .slice(0, NAMES),
  };
}
