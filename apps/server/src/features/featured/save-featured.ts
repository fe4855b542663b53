import type { FeaturedView } from '@wevisu/contract/featured.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProductId, ProUserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import { assortmentOf } from '../showrooms/assortment-of.ts';
import type { FeaturedDeps } from './deps.ts';
import { nameProducts, readPicked, showFeatured } from './show-featured.ts';
import {
  deletePicked,
  insertPicked,
  lockOwnShowroom,
  type OwnShowroom,
  raiseVersion,
} from './store.ts';

interface Given {
  readonly proId: ProUserId;
  /** The version that the pro saw. */
  readonly version: number;
  readonly productIds: readonly ProductId[];
}

/** G-30: what is not offered any more may stay in the pick, and may not come into it. */
export function saveFeatured(
  { pool, now, catalog }: FeaturedDeps,
  { proId, version, productIds }: Given,
): Promise<Result<FeaturedView>> {
  const index = catalog.index();
  return inTransactionOfResult(pool, async (trx): Promise<Result<FeaturedView>> => {
    const shop = await lockOwnShowroom(trx, { proId });
    if (shop === null) return refuse('showroom_missing');
    if (shop.featuredVersion !== version)
      return refuse('changed_meanwhile', { now: await showFeatured(trx, { index, shop }) });
    const before = await readPicked(trx, shop);
    const names = new Map(
      (await nameProducts(trx, [...new Set([...before, ...productIds])])).map((row) => [
        row.productId,
        row.name,
      ]),
    );
    const assortment = await assortmentOf(trx, shop);
    for (const id of productIds) {
      if (before.includes(id) || index.offers(id, assortment)) continue;
      const product = names.get(id);
      return product === undefined
        ? refuse('not_found')
        : refuse('featured_not_offered', { params: { product } });
    }
    if (before.join() === productIds.join()) return ok(await showFeatured(trx, { index, shop }));
    await replacePicked(trx, { shop, productIds });
    await noteAct(trx, {
      at: now(),
      actorId: proId,
      tenant: { kind: 'showroom', id: shop.id },
      action: 'featured.changed',
      target: { kind: 'featured', id: shop.id },
      from: placesOf(before, names),
      to: placesOf(productIds, names),
    });
    const saved = { ...shop, featuredVersion: version + 1 };
    return ok(await showFeatured(trx, { index, shop: saved }));
  });
}

async function replacePicked(
  db: Queryable,
  { shop, productIds }: { readonly shop: OwnShowroom; readonly productIds: readonly ProductId[] },
): Promise<void> {
  await deletePicked(db, { showroomId: shop.id });
  await insertPicked(db, { showroomId: shop.id, ids: productIds });
  await raiseVersion(db, { showroomId: shop.id });
}

/** The place of each product, from 1 on. */
function placesOf(ids: readonly ProductId[], names: ReadonlyMap<ProductId, string>) {
  return Object.fromEntries(
    ids.map((id, at) => [`product ${id} ${names.get(id) ?? ''}`.trim(), at + 1]),
  );
}
