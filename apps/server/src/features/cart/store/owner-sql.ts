import { type RawBuilder, sql } from 'kysely';
import type { CartOwner } from '../owner.ts';

export type OwnerKind = CartOwner['kind'];
export const OWNER_KINDS = ['member', 'guest', 'newcomer'] as const satisfies readonly OwnerKind[];

/** The owner as a parameter, the same for all kinds: the account's id or the guest's, as text. */
export function ownerKey(owner: CartOwner): string | null {
  switch (owner.kind) {
    case 'member':
      return String(owner.userId);
    case 'guest':
      return owner.cartId;
    case 'newcomer':
      return null;
  }
}

/** Condition on `carts c`. */
export function ownsCart(kind: OwnerKind, owner: unknown): RawBuilder<unknown> {
  switch (kind) {
    case 'member':
      return sql`c.user_id = ${userIdOf(owner)}`;
    case 'guest':
      return sql`c.guest_key = ${owner}::text and c.user_id is null`;
    case 'newcomer':
      // Constant-folded by the planner, so that no cart is read.
      return sql`false and ${owner}::text is null`;
  }
}

/** For a signed-in account. */
export function userIdOf(owner: unknown): RawBuilder<unknown> {
  return sql`(${owner}::text)::bigint`;
}
