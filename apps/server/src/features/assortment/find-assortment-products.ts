import type { AssortedProduct } from '@wevisu/contract/assortment.ts';
import { pictureKeyOf } from '@wevisu/contract/media.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { NO_FILTERS } from '../catalog/index/filters.ts';
import type { Taxonomy } from '../catalog/index/taxonomy.ts';
import { readSearch } from '../catalog/read-search.ts';
import type { AssortmentDeps } from './deps.ts';
import { placeOf } from './place-of.ts';
import { listNamedProducts } from './store/products.ts';

const PER_PAGE = 20;

/** What the shop's own search finds, whether the showroom shows it or not. */
export async function findAssortmentProducts(
  { pool, catalog }: Pick<AssortmentDeps, 'pool' | 'catalog'>,
  { q, page }: { readonly q: string; readonly page: number },
) {
  const search = await readSearch(pool, q);
  const index = catalog.index();
  const answer = index.list({
    category: null,
    ...search,
    filters: NO_FILTERS,
    sort: search.tokens.length > 0 ? 'relevance' : 'popular',
    terms: null,
    page,
    perPage: PER_PAGE,
  });
  return {
    rows: await nameProducts(pool, { taxonomy: index.taxonomy, ids: answer.productIds }),
    total: answer.total,
    page: answer.page,
    last_page: answer.lastPage,
  };
}

/** Those that are still on sale, in the order of the ids. */
async function nameProducts(
  db: Queryable,
  of: {
    readonly taxonomy: Taxonomy;
    readonly ids: Parameters<typeof listNamedProducts>[1]['ids'];
  },
): Promise<AssortedProduct[]> {
  const { taxonomy } = of;
  const rows = of.ids.length === 0 ? [] : await listNamedProducts(db, { ids: of.ids });
  return rows.flatMap((row) => {
    const place = placeOf(taxonomy, row);
    if (place === null) return [];
    const { hash, name, pictureKey: productKey } = row;
    return [
      {
        product_id: row.productId,
        hash,
        name,
        brand: taxonomy.brands[taxonomy.brandCodeOf.get(row.brandId) ?? -1]?.name ?? '',
        category: taxonomy.categories[taxonomy.ordinalOf.get(row.categoryId) ?? -1]?.name ?? '',
        picture: pictureKeyOf({ productHash: hash, productKey, variantId: 0, variantKey: null }),
        brand_id: place.brandId,
        vendor_id: place.vendorId,
        category_ids: [...place.categoryIds],
        department_id: place.departmentId,
      },
    ];
  });
}
