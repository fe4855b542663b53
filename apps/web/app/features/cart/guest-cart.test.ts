import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../platform/api-failure.ts';
import { readStored, writeStored } from '../../platform/storage.ts';
import { addAsGuest } from './guest-cart.ts';

beforeEach(() => writeStored(STORAGE_KEYS.cartId, null));

/** Answers as the server does: a newcomer gets a new id, a dropped one is refused. */
function server(dropped: readonly string[] = []) {
  const asked: (string | null)[] = [];
  let made = 0;
  const send = async (cartId: string | null) => {
    asked.push(cartId);
    await Promise.resolve();
    if (cartId !== null && dropped.includes(cartId)) {
      throw new ApiFailure(404, { code: 'cart_not_found' });
    }
    return { data: { temp_project_id: cartId ?? `cart-${++made}` } };
  };
  return { asked, send };
}

test('G-47 of six first samples at once one makes the cart, and the others go into it', async () => {
  const { asked, send } = server();
  await Promise.all(Array.from({ length: 6 }, () => addAsGuest(send as never)));
  expect(asked).toEqual([null, ...Array.from({ length: 5 }, () => 'cart-1')]);
  expect(readStored(STORAGE_KEYS.cartId)).toBe('cart-1');
});

test('G-47 carts that were dropped are replaced by one, however many products are added at once', async () => {
  writeStored(STORAGE_KEYS.cartId, 'old');
  const { asked, send } = server(['old']);
  await Promise.all([addAsGuest(send as never), addAsGuest(send as never)]);
  expect(asked).toEqual(['old', 'old', null, 'cart-1']);
});

test('a refused first add lets the next one through', async () => {
  const { send } = server();
  await expect(addAsGuest(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await addAsGuest(send as never);
  expect(readStored(STORAGE_KEYS.cartId)).toBe('cart-1');
});
