import type { Cart } from '@wevisu/contract/cart.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, ProUserId } from '@wevisu/domain/ids.ts';
import { buildCart } from './build-cart.ts';
import { readCartContents } from './cart-contents.ts';
import type { CartDeps } from './deps.ts';
import type { CartOwner } from './owner.ts';
import { touchCart } from './store/carts.ts';

const A_DAY_MS = 24 * 3600 * 1000;

/** CART-08. A guest who moves on to another showroom has no cart there yet; an unknown id is a 404. */
export async function showCart(
  deps: CartDeps,
  given: {
    readonly proId: ProUserId;
    readonly owner: CartOwner;
    readonly project?: ProjectId | undefined;
    readonly source?: 'cart' | 'project';
  },
): Promise<Result<Cart>> {
  const now = deps.now();
  const contents = await readCartContents(deps.pool, {
    proId: given.proId,
    owner: given.owner,
    project: given.project ?? null,
    source: given.source ?? 'cart',
    now,
  });
  if (contents === null) return refuse('showroom_not_found');
  if (!contents.known) return refuse('cart_not_found');
  if (given.project !== undefined && contents.projectName === null) {
    return refuse('project_not_found');
  }
  // Viewing a cart counts as using it; recording it once a day is enough for the 30-day limit (G-47).
  if (contents.cartId !== null && contents.updatedAt !== null) {
    if (now.getTime() - contents.updatedAt.getTime() > A_DAY_MS) {
      await touchCart(deps.pool, { cartId: contents.cartId, now });
    }
  }
  return ok(buildCart(contents));
}
