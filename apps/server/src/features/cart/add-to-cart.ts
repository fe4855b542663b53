import type { Cart } from '@wevisu/contract/cart.ts';
import type { Result } from '@wevisu/domain/errors/errors.ts';
import type { CartDeps } from './deps.ts';
import type { ItemToPut } from './merge-items.ts';
import type { CartOwner } from './owner.ts';
import { putIntoCart } from './put-into-cart.ts';
import { showCart } from './show-cart.ts';

/** CART-09. What is there already grows; a guest without a cart gets one, and its id (G-47). */
export async function addToCart(
  deps: CartDeps,
  given: {
    readonly showroom: number;
    readonly owner: CartOwner;
    readonly items: readonly ItemToPut[];
  },
): Promise<Result<Cart>> {
  const put = await putIntoCart(deps.pool, deps, { ...given, mode: 'add' });
  if (!put.ok) return put;
  return showCart(deps, { showroom: given.showroom, owner: put.value.owner });
}
