import { useQueryClient } from '@tanstack/react-query';
import type { Cart } from '@wevisu/contract/cart.ts';
import type { VariantId } from '@wevisu/domain/ids.ts';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { tellFailure } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { writeStored } from '../../platform/storage.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { cartKey, loadCartCalls, useCart } from './use-cart.ts';

/**
 * Adds a sample to the cart of the selected showroom. Returns the cart, or null if it was refused, which
 * a toast with the server's message has reported (CART-07).
 */
export function useAddSample(): (variantId: VariantId) => Promise<Cart | null> {
  const queryClient = useQueryClient();
  const { owner, userId } = useCart();

  return async (variantId) => {
    if (owner === null) return null;
    try {
      const { data: cart, message } = await (await loadCartCalls()).addSampleOf(owner, variantId);
      const cartId = userId === null ? cart.temp_project_id : null;
      queryClient.setQueryData(cartKey({ ...owner, cartId }, userId), cart);
      if (cartId !== null) writeStored(STORAGE_KEYS.cartId, cartId);
      showToast('success', message);
      return cart;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.status === 422 && error.text !== '') showToast('error', error.text);
      else tellFailure(error);
      return null;
    }
  };
}
