import type { Featurable, FeaturedView } from '@wevisu/contract/featured.ts';
import { pictureKeyOf } from '@wevisu/contract/media.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProductId, ProUserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { CatalogIndex } from '../catalog/index/catalog-index.ts';
import { assortmentOf } from '../showrooms/assortment-of.ts';
import type { FeaturedDeps } from './deps.ts';
import { getOwnShowroom, listNames, listPicked, type OwnShowroom } from './store.ts';

/** G-30: the pick as saved. It names what visitors don't see, and why. */
export async function getFeatured(
  { pool, catalog }: Pick<FeaturedDeps, 'pool' | 'catalog'>,
  proId: ProUserId,
): Promise<Result<FeaturedView>> {
  const shop = await getOwnShowroom(pool, { proId });
  if (shop === null) return refuse('showroom_missing');
  return ok(await showFeatured(pool, { index: catalog.index(), shop }));
}

export async function showFeatured(
  db: Queryable,
  { index, shop }: { readonly index: CatalogIndex; readonly shop: OwnShowroom },
): Promise<FeaturedView> {
  const assortment = await assortmentOf(db, shop);
  const rows = await nameProducts(db, await readPicked(db, shop));
  const stateOf = (id: ProductId) => {
    if (index.offers(id, assortment)) return 'shown';
    return index.offers(id, null) ? 'hidden_by_assortment' : 'off_sale';
  };
  return {
    version: shop.featuredVersion,
    vsd_id: shop.vsdId,
    products: rows.map((row) => ({ ...toFeaturable(row), state: stateOf(row.productId) })),
  };
}

export async function readPicked(db: Queryable, shop: OwnShowroom): Promise<ProductId[]> {
  const rows = await listPicked(db, { showroomId: shop.id });
  return rows.map(({ productId }) => productId);
}

export async function nameProducts(db: Queryable, ids: readonly ProductId[]) {
  return ids.length === 0 ? [] : listNames(db, { ids });
}

export function toFeaturable(row: RowOf<typeof listNames>): Featurable {
  const { productId, hash, name, brand, pictureKey: productKey } = row;
  const picture = pictureKeyOf({ productHash: hash, productKey, variantId: 0, variantKey: null });
  return { product_id: productId, hash, name, brand, picture };
}
