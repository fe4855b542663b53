import type { Cart } from '@wevisu/contract/cart.ts';
import { type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import type { CartDeps } from './deps.ts';
import type { CartOwner } from './owner.ts';
import { showCart } from './show-cart.ts';
import { deleteCartLine } from './store/carts.ts';

/** CART-12: from the named showroom's cart; somebody else's line counts as missing (U-15). */
export async function removeLine(
  deps: CartDeps,
  given: { readonly proId: ProUserId; readonly owner: CartOwner; readonly lineId: number },
): Promise<Result<Cart>> {
  if (!(await deleteCartLine(deps.pool, given))) return refuse('cart_item_not_found');
  return showCart(deps, given);
}
