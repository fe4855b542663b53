import { eachFacet } from '@wevisu/domain/catalog/facets.ts';
import type { ProductId } from '@wevisu/domain/ids.ts';
import type { CatalogDeps } from '../catalog/deps.ts';
import { readSearch } from '../catalog/read-search.ts';
import type { ShowroomAssortment } from '../showrooms/assortment-of.ts';

export interface ProductFilter {
  readonly categoryId: number | null;
  readonly brandId: number | null;
  readonly q: string;
  /** Only what the showroom offers; left out for everything. */
  readonly assortment?: ShowroomAssortment;
}

interface FoundProducts {
  readonly ids: readonly ProductId[];
  readonly total: number;
  readonly page: number;
  readonly lastPage: number;
}

const NOTHING: FoundProducts = { ids: [], total: 0, page: 1, lastPage: 1 };

/** What the shop's own search finds, most popular first. */
export async function findProducts(
  catalog: CatalogDeps,
  filter: ProductFilter,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<FoundProducts> {
  const index = catalog.index();
  const { taxonomy } = index;
  const { categoryId, brandId, q } = filter;
  const category =
    categoryId === null ? null : taxonomy.categories[taxonomy.ordinalOf.get(categoryId) ?? -1];
  const brand = brandId === null ? null : taxonomy.brands[taxonomy.brandCodeOf.get(brandId) ?? -1];
  if (category === undefined || brand === undefined) return NOTHING;
  const search = await readSearch(catalog.db, q);
  const answer = index.list({
    category,
    ...search,
    filters: {
      ...eachFacet((facet) => (facet === 'brand' && brand !== null ? [brand.slug] : [])),
      inStock: false,
      price: null,
    },
    sort: search.tokens.length > 0 ? 'relevance' : 'popular',
    terms: null,
    assortment: filter.assortment ?? null,
    page,
    perPage,
  });
  const { productIds, total, lastPage } = answer;
  return { ids: productIds, total, page: answer.page, lastPage };
}
