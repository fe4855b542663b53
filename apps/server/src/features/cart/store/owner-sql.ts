import type { CartOwner } from '../owner.ts';

/** Condition on `carts c`, with the owner's value as parameter $2. */
export function ownerSql(owner: CartOwner): string {
  switch (owner.kind) {
    case 'member':
      return 'c.user_id = $2::bigint';
    case 'guest':
      return 'c.id = $2::text and c.user_id is null';
    case 'newcomer':
      // Folded away when it is planned, so that no cart is looked at.
      return 'false and $2::text is null';
  }
}

export function ownerValue(owner: CartOwner): number | string | null {
  switch (owner.kind) {
    case 'member':
      return owner.userId;
    case 'guest':
      return owner.cartId;
    case 'newcomer':
      return null;
  }
}
