import { GUEST_CART_DAYS } from '@wevisu/domain/policy/policy.ts';
import type { CartDeps } from './deps.ts';
import { deleteStaleGuestCarts } from './store/carts.ts';

const DAY_MS = 24 * 3600 * 1000;

/** G-47: deletes guest carts unused for 30 days. Returns their number. */
export function dropStaleCarts(deps: Pick<CartDeps, 'pool' | 'now'>): Promise<number> {
  const before = new Date(deps.now().getTime() - GUEST_CART_DAYS * DAY_MS);
  return deleteStaleGuestCarts(deps.pool, { before });
}
