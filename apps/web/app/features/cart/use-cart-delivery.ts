import { useQuery } from '@tanstack/react-query';
import type { Cart } from '@wevisu/contract/cart.ts';
import type { CartOwner } from './cart-inputs.ts';
import { loadCartCalls } from './use-cart.ts';
import { useDeliveryZip } from './zip-form.tsx';

/** What shipping the cart to the visitor's zip code costs, as the checkout will charge it. */
export function useCartDelivery(cart: Cart, owner: CartOwner) {
  const zip = useDeliveryZip();
  // Amounts come from the server alone, so that quantities on their way to it ask nothing yet.
  const state = [
    cart.showroom,
    cart.subtotal,
    cart.total,
    ...cart.Project_tans.map(({ id }) => id),
  ];
  return useQuery({
    queryKey: ['cart-delivery', owner.cartId, zip, state.join()],
    queryFn: async () => (await loadCartCalls()).fetchShipping(owner, zip ?? ''),
    enabled: zip !== null && cart.can_checkout,
    placeholderData: (before) => (before?.zip_code === zip?.slice(0, 5) ? before : undefined),
    retry: false,
    staleTime: 0,
  });
}

export type CartDelivery = ReturnType<typeof useCartDelivery>;
