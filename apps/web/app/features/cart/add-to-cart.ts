import { useQueryClient } from '@tanstack/react-query';
import type { Cart } from '@wevisu/contract/cart.ts';
import { useSession } from '../../platform/session.tsx';
import { withToast } from '../../platform/with-toast.ts';
import { readSelection } from '../showrooms/selection.ts';
import type { AddOptions } from './cart-calls.ts';
import type { ItemToAdd } from './cart-inputs.ts';
import { addAsGuest } from './guest-cart.ts';
import { cartKey, loadCartCalls } from './use-cart.ts';

/**
 * CART-06, CART-07, CART-09: adds products to the cart of the selected showroom and toasts the outcome. Returns the
 * cart, or null if it was refused or no showroom is selected. The badge updates automatically.
 */
export function useAddToCart(): (
  items: readonly ItemToAdd[],
  options?: AddOptions,
) => Promise<Cart | null> {
  const queryClient = useQueryClient();
  const { user } = useSession();

  return async (items, options = {}) => {
    const selection = readSelection();
    if (selection === null) return null;
    const proId = selection.showroom;
    const { addItems } = await loadCartCalls();
    const add = (cartId: string | null) => addItems({ proId, cartId }, items, options);
    const reply = await withToast(user ? add(null) : addAsGuest(add));
    if (reply === null) return null;
    const { data: cart } = reply;
    const cartId = user ? null : cart.temp_project_id;
    queryClient.setQueryData(cartKey({ proId, cartId }, user?.id ?? null), cart);
    return cart;
  };
}
