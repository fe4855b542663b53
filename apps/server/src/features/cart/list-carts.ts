import type { CartOfShowroom } from '@wevisu/contract/cart.ts';
import type { CartDeps } from './deps.ts';
import type { CartOwner } from './owner.ts';
import { listFilledCarts } from './store/list-carts.ts';

/** The carts of all showrooms that hold something, last changed first: the server knows them, whatever browser asks. */
export async function listCarts(
  deps: Pick<CartDeps, 'pool'>,
  owner: CartOwner,
): Promise<CartOfShowroom[]> {
  const carts = await listFilledCarts(deps.pool, owner);
  return carts.map(({ proId, vsdId, companyName, products, totalQty }) => ({
    showroom: proId,
    vsd_id: vsdId,
    company_name: companyName,
    products,
    total_qty: totalQty,
  }));
}
