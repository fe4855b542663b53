import type { CartId, UserId } from '@wevisu/domain/ids.ts';
import type { Caller } from '../../platform/http/caller.ts';

/** Whose cart: an account's, a guest's who holds its id (U-15), or of nobody who has one yet. */
export type CartOwner =
  | { readonly kind: 'member'; readonly userId: UserId }
  | { readonly kind: 'guest'; readonly cartId: CartId }
  | { readonly kind: 'newcomer' };

/** A signed-in account has its own cart; a guest's id that it still carries is for addProjectToCart. */
export function ownerOf(caller: Caller, tempId: CartId | null | undefined): CartOwner {
  if (caller.user !== null) return { kind: 'member', userId: caller.user.userId };
  return typeof tempId === 'string' ? { kind: 'guest', cartId: tempId } : { kind: 'newcomer' };
}
