import type { ProUserId, UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { findLastCart } from './store/last-cart.ts';

/** The pro in whose showroom the account last changed a cart that still holds something; null if there is none. */
export async function findProOfLastCart(
  db: Queryable,
  of: { readonly userId: UserId },
): Promise<ProUserId | null> {
  return (await findLastCart(db, of))?.proId ?? null;
}
