import type { CartId, UserId } from '@wevisu/domain/ids.ts';
import type { Caller } from '../../platform/http/caller.ts';

/** Whose cart: an account's, those of a guest with its id (U-15), or that of a new guest without a cart. */
export type CartOwner =
  | { readonly kind: 'member'; readonly userId: UserId }
  | { readonly kind: 'guest'; readonly cartId: CartId }
  | { readonly kind: 'newcomer' };

/** A signed-in account has its own cart; a leftover guest id is only for addProjectToCart. */
export function ownerOf(caller: Caller, tempId: CartId | null | undefined): CartOwner {
  if (caller.user !== null) return { kind: 'member', userId: caller.user.userId };
  return typeof tempId === 'string' ? { kind: 'guest', cartId: tempId } : { kind: 'newcomer' };
}
