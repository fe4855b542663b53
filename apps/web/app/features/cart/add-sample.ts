import { useQueryClient } from '@tanstack/react-query';
import type { Cart } from '@wevisu/contract/cart.ts';
import type { VariantId } from '@wevisu/domain/ids.ts';
import { withToast } from '../../platform/with-toast.ts';
import { addAsGuest } from './guest-cart.ts';
import { cartKey, loadCartCalls, useCart } from './use-cart.ts';

/**
 * CART-06, CART-07: adds a sample to the cart of the selected showroom and toasts the outcome. Returns the cart, or null
 * if it was refused.
 */
export function useAddSample(): (variantId: VariantId) => Promise<Cart | null> {
  const queryClient = useQueryClient();
  const { owner, userId } = useCart();

  return async (variantId) => {
    if (owner === null) return null;
    const { addSampleOf } = await loadCartCalls();
    const add = (cartId: string | null) => addSampleOf({ ...owner, cartId }, variantId);
    const reply = await withToast(userId === null ? addAsGuest(add) : add(null));
    if (reply === null) return null;
    const { data: cart } = reply;
    const cartId = userId === null ? cart.temp_project_id : null;
    queryClient.setQueryData(cartKey({ ...owner, cartId }, userId), cart);
    return cart;
  };
}
