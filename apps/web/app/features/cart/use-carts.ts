import { useQuery } from '@tanstack/react-query';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { useSession } from '../../platform/session.tsx';
import { useStored } from '../../platform/use-stored.ts';
import { loadCartCalls } from './use-cart.ts';

/** The carts of all showrooms, last changed first; undefined until known. */
export function useCarts() {
  const { status, user } = useSession();
  const storedId = useStored(STORAGE_KEYS.cartId);
  const cartId = user ? null : storedId;
  const { data } = useQuery({
    queryKey: ['carts', user?.id ?? cartId],
    queryFn: async () => (await loadCartCalls()).fetchCarts(cartId),
    enabled: status === 'signed-in' || (status === 'guest' && cartId !== null),
    // Carts change elsewhere, too.
    staleTime: 0,
  });
  return data;
}
