// The shop as a visitor gets it: no token goes with these calls.
import { listProducts, listRecentlyViewed } from '@wevisu/contract/catalog.ts';
import { listFeatured } from '@wevisu/contract/featured.ts';
import { getShopProfile } from '@wevisu/contract/showrooms.ts';
import { call } from '../../platform/api.ts';

const VISITOR = { isQuiet: true, isVisitor: true } as const;

/** `picked` are hashes; null is the pick as saved. The shop is null while it is closed to visitors. */
export async function fetchVisitorShop(vsd_id: string, picked: readonly string[] | null) {
  const [shop, featured, products] = await Promise.all([
    call(getShopProfile, { query: { vsd_id } }, VISITOR),
    fetchPicked(vsd_id, picked),
    call(listProducts, { query: { vsd_id } }, VISITOR),
  ]);
  return { shop: shop.data.data, featured, products: products.data.data };
}

async function fetchPicked(vsd_id: string, picked: readonly string[] | null) {
  if (picked === null) return (await call(listFeatured, { query: { vsd_id } }, VISITOR)).data;
  if (picked.length === 0) return [];
  // For a visitor this call answers just what it is asked for, in that order, without what is not offered.
  const body = { vsd_id, products: [...picked] };
  return (await call(listRecentlyViewed, { body }, VISITOR)).data;
}
