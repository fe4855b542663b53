import type { Cart } from '@wevisu/contract/cart.ts';
import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { buildCart } from './build-cart.ts';
import type { CartDeps } from './deps.ts';
import type { ItemToPut } from './merge-items.ts';
import type { CartOwner } from './owner.ts';
import { putIntoCart } from './put-into-cart.ts';
import { showCart } from './show-cart.ts';
import type { PutMode } from './store/put-lines.ts';

/** CART-09. A guest without a cart gets a new one and its id (G-47). */
export async function addToCart(
  deps: CartDeps,
  given: {
    readonly proId: ProUserId;
    readonly owner: CartOwner;
    readonly items: readonly ItemToPut[];
    readonly mode: PutMode;
  },
): Promise<Result<Cart>> {
  const put = await putIntoCart(deps.pool, deps, given);
  if (!put.ok) return put;
  const { owner, contents } = put.value;
  return contents === null
    ? showCart(deps, { proId: given.proId, owner })
    : ok(buildCart(contents));
}
