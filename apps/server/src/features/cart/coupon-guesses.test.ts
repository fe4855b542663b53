import * as cart from '@wevisu/contract/cart.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestShop, testShop } from '../../test-shop.ts';

let app: TestApp;
let shop: TestShop;

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  await shop.addCoupon('SPRING', 50_000);
});

async function buyer() {
  const { variantId } = await shop.addVariant({ vendorId: shop.vendors[0].vendorId });
  const homeowner = await shop.addHomeowner();
  await app.call(
    cart.syncToCart,
    {
      body: { action: 'cart', showroom: shop.showroom, items: [{ variant_id: variantId, qty: 1 }] },
    },
    { token: homeowner.token },
  );
  return (code: string, remoteAddress: string) =>
    app.app.http
      .inject({
        method: 'POST',
        url: '/api/projectCart/update_cart',
        remoteAddress,
        headers: { authorization: `Bearer ${homeowner.token}` },
        payload: { showroom: shop.showroom, coupon: code },
      })
      .then((reply) => reply.json().code ?? reply.statusCode);
}

test('G-56 of 130 guessed codes ten are answered, from one address or one account, at once or in turn', async () => {
  const [one, other] = [await buyer(), await buyer()];
  const answers = await Promise.all(
    Array.from({ length: 65 }, (_, at) => [
      one(`GUESS${at}`, `192.0.2.${at % 3}`),
      other(`MORE${at}`, '198.51.100.7'),
    ]).flat(),
  );
  expect(answers.filter((answer) => answer === 'coupon_invalid')).toHaveLength(20);
  expect(answers.filter((answer) => answer === 'too_many_requests')).toHaveLength(110);
  expect(await one('SPRING', '203.0.113.1')).toBe('too_many_requests');
  expect(await (await buyer())('SPRING', '198.51.100.7')).toBe('too_many_requests');
});

test('G-56 a right code is not counted, however often it is entered', async () => {
  const enter = await buyer();
  for (let at = 0; at < 15; at += 1) expect(await enter('SPRING', '203.0.113.9')).toBe(200);
});
