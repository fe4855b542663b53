import { useQueryClient } from '@tanstack/react-query';
import type { Cart } from '@wevisu/contract/cart.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { useSession } from '../../platform/session.tsx';
import { readStored, writeStored } from '../../platform/storage.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { readSelection } from '../showrooms/selection.ts';
import type { CartOwner, ItemToAdd } from './cart-inputs.ts';
import { cartKey, loadCartCalls } from './use-cart.ts';

/**
 * CART-09: adds products to the cart of the selected showroom and toasts the server's message.
 * Returns the cart, or null if it was refused (already reported) or no showroom is selected. The
 * badge updates automatically.
 */
export function useAddToCart(): (
  items: readonly ItemToAdd[],
  options?: { readonly project?: ProjectId; readonly isSilent?: boolean },
) => Promise<Cart | null> {
  const queryClient = useQueryClient();
  const { user } = useSession();

  return async (items, { project, isSilent = false } = {}) => {
    const selection = readSelection();
    if (selection === null) return null;
    const storedId = user ? null : readStored(STORAGE_KEYS.cartId);
    const owner: CartOwner = { proId: selection.showroom, cartId: storedId };
    try {
      const { data: cart, message } = await (await loadCartCalls()).addItems(owner, items, project);
      const cartId = user ? null : cart.temp_project_id;
      queryClient.setQueryData(cartKey({ ...owner, cartId }, user?.id ?? null), cart);
      if (cartId !== null) writeStored(STORAGE_KEYS.cartId, cartId);
      if (!isSilent && message) showToast('success', message);
      return cart;
    } catch {
      // The call has already reported what went wrong.
      return null;
    }
  };
}
