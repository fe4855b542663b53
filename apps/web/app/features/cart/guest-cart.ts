import type { Cart } from '@wevisu/contract/cart.ts';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { readStored, writeStored } from '../../platform/storage.ts';

type Send<R> = (cartId: string | null) => Promise<R>;

/**
 * G-47: adds with the id of the guest's carts and keeps the id that the server gave. A browser without one, or whose
 * carts were dropped, adds one at a time, in all tabs: otherwise each would get an id, and a cart, of its own.
 */
export async function addAsGuest<R extends { readonly data: Pick<Cart, 'temp_project_id'> }>(
  send: Send<R>,
): Promise<R> {
  const known = readStored(STORAGE_KEYS.cartId);
  if (known !== null) {
    try {
      return await send(known);
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== 'cart_not_found') throw error;
      if (readStored(STORAGE_KEYS.cartId) === known) writeStored(STORAGE_KEYS.cartId, null);
    }
  }
  return oneAtATime(async () => {
    const reply = await send(readStored(STORAGE_KEYS.cartId));
    writeStored(STORAGE_KEYS.cartId, reply.data.temp_project_id);
    return reply;
  });
}

let last: Promise<unknown> = Promise.resolve();

function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const inTab = () => (navigator.locks ? navigator.locks.request('guest-cart', work) : work());
  const mine = last.then(inTab, inTab);
  last = mine.catch(() => {});
  return mine;
}
