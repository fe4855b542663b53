import { useQuery } from '@tanstack/react-query';
import type { Cart } from '@wevisu/contract/cart.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { useEffect } from 'react';
import { useSession } from '../../platform/session.tsx';
import { listenTo } from '../../platform/site-events.ts';
import { writeStored } from '../../platform/storage.ts';
import { useStored } from '../../platform/use-stored.ts';
import { useShowroom } from '../showrooms/use-showroom.ts';
import type { CartOwner } from './cart-inputs.ts';

const CART_KEY = 'cart';

export const loadCartCalls = () => import('./cart-calls.ts');

export function cartKey(owner: CartOwner | null, userId: UserId | null) {
  return [CART_KEY, owner?.proId ?? null, userId ?? owner?.cartId ?? null] as const;
}

/**
 * The account's or guest's cart in the selected showroom. `isKnown` is false until the session is
 * known; after that, `cart` null means that there is none.
 */
export function useCart() {
  const { selection } = useShowroom();
  const { status, user } = useSession();
  const storedId = useStored(STORAGE_KEYS.cartId);
  const userId = user?.id ?? null;
  const isSessionKnown = status === 'guest' || status === 'signed-in';
  const owner: CartOwner | null = selection && {
    proId: selection.showroom,
    cartId: user ? null : storedId,
  };
  const mayHaveCart = owner !== null && (user ? user.type === 'User' : owner.cartId !== null);

  const query = useQuery<Cart | null>({
    queryKey: cartKey(owner, userId),
    queryFn: async () => (owner ? (await loadCartCalls()).fetchCart(owner) : null),
    enabled: isSessionKnown && mayHaveCart,
  });

  const { refetch } = query;
  useEffect(
    () => listenTo('cart-updated', () => void (mayHaveCart && refetch())),
    [mayHaveCart, refetch],
  );

  const isGone = query.data === null && query.isSuccess && user === null;
  useEffect(() => {
    if (isGone) writeStored(STORAGE_KEYS.cartId, null);
  }, [isGone]);

  return {
    owner,
    userId,
    cart: mayHaveCart ? (query.data ?? null) : null,
    isKnown: isSessionKnown && (!mayHaveCart || !query.isPending),
    isFailed: mayHaveCart && query.isError && query.data === undefined,
    isFetching: query.isFetching,
    refetch,
  };
}

/** CART-02: the number on the header badge. */
export function useCartQuantity(): number {
  return useCart().cart?.total_qty ?? 0;
}
