import { useQueryClient } from '@tanstack/react-query';
import type { Cart } from '@wevisu/contract/cart.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { useRef } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { toastFailure, withToast } from '../../platform/with-toast.ts';
import type { CartOwner, LineChange } from './cart-inputs.ts';
import { cartKey, loadCartCalls } from './use-cart.ts';
import { withQuantity } from './with-quantity.ts';

/** Whether the change arrived is unknown: the cart is refetched once there is a connection. */
const NO_ANSWER = 'No response. Your cart may not have changed.';

/** Changes that the cart page makes. Each resolves to false if it failed. */
export function useCartChanges(owner: CartOwner, userId: UserId | null) {
  const queryClient = useQueryClient();
  const key = cartKey(owner, userId);
  /** The server's last known cart, while the screen is ahead of it. */
  const settled = useRef<Cart | null>(null);

  function keep(cart: Cart) {
    settled.current = null;
    queryClient.setQueryData(key, cart);
  }

  /** Optimistic; rolled back if the server refuses or does not answer. */
  function showQuantity({ id, qty }: LineChange) {
    settled.current ??= queryClient.getQueryData<Cart>(key) ?? null;
    queryClient.setQueryData<Cart | null>(key, (cart) => cart && withLine(cart, id, qty));
  }

  /** CART-06, CART-07: toasts the outcome; false if it failed. */
  async function attempt(
    change: () => Promise<{ readonly data: Cart; readonly message: string }>,
  ): Promise<boolean> {
    const reply = await withToast(change(), NO_ANSWER);
    if (reply !== null) {
      keep(reply.data);
      return true;
    }
    if (settled.current) keep(settled.current);
    await queryClient.invalidateQueries({ queryKey: key });
    return false;
  }

  return {
    showQuantity,
    setQuantity(change: LineChange): Promise<boolean> {
      return attempt(async () => (await loadCartCalls()).changeCart(owner, { items: [change] }));
    },
    remove(id: number): Promise<boolean> {
      return attempt(async () => (await loadCartCalls()).removeLine(owner, id));
    },
    confirmPrices(): Promise<boolean> {
      return attempt(async () =>
        (await loadCartCalls()).changeCart(owner, { confirmPrices: true }),
      );
    },
    /** Rejects with the refusal, which the form also shows under its field. */
    async setCoupon(code: string): Promise<void> {
      try {
        const { changeCart } = await loadCartCalls();
        const { data, message } = await changeCart(owner, { coupon: code });
        keep(data);
        showToast('success', message);
      } catch (error) {
        if (error instanceof ApiFailure) toastFailure(error, NO_ANSWER);
        throw error;
      }
    },
  };
}

/** The server computes the amounts; until it answers, only the line follows the quantity. */
function withLine(cart: Cart, id: number, qty: number): Cart {
  const lines = cart.Project_tans.map((line) => (line.id === id ? withQuantity(line, qty) : line));
  return {
    ...cart,
    Project_tans: lines,
    total_qty: lines.reduce((total, line) => total + line.qty, 0),
  };
}
