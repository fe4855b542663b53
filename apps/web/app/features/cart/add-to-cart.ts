import { useQueryClient } from '@tanstack/react-query';
import type { Cart } from '@wevisu/contract/cart.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { useSession } from '../../platform/session.tsx';
import { readStored, writeStored } from '../../platform/storage.ts';
import { withToast } from '../../platform/with-toast.ts';
import { readSelection } from '../showrooms/selection.ts';
import type { CartOwner, ItemToAdd } from './cart-inputs.ts';
import { cartKey, loadCartCalls } from './use-cart.ts';

/**
 * CART-06, CART-07, CART-09: adds products to the cart of the selected showroom and toasts the outcome. Returns the
 * cart, or null if it was refused or no showroom is selected. The badge updates automatically.
 */
export function useAddToCart(): (
  items: readonly ItemToAdd[],
  options?: { readonly project?: ProjectId },
) => Promise<Cart | null> {
  const queryClient = useQueryClient();
  const { user } = useSession();

  return async (items, { project } = {}) => {
    const selection = readSelection();
    if (selection === null) return null;
    const storedId = user ? null : readStored(STORAGE_KEYS.cartId);
    const owner: CartOwner = { proId: selection.showroom, cartId: storedId };
    const adding = loadCartCalls().then(({ addItems }) => addItems(owner, items, project));
    const reply = await withToast(adding);
    if (reply === null) return null;
    const { data: cart } = reply;
    const cartId = user ? null : cart.temp_project_id;
    queryClient.setQueryData(cartKey({ ...owner, cartId }, user?.id ?? null), cart);
    if (cartId !== null) writeStored(STORAGE_KEYS.cartId, cartId);
    return cart;
  };
}
