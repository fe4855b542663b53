import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type Buyer, type TestCheckout, testCheckout } from '../../test-checkout.ts';
import { type TestShop, type TestVariant, testShop } from '../../test-shop.ts';

let app: TestApp;
let shop: TestShop;
let buy: TestCheckout;

beforeAll(async () => {
  app = await testApp({ connections: 20 });
  shop = await testShop(app);
  buy = testCheckout(app, shop);
});

/** Checks out; returns the order number or the refusal code. */
async function purchase(buyer: Buyer, items: readonly [TestVariant, number][]): Promise<string> {
  await buy.putIntoCart(
    buyer,
    items.map(([variant, qty]) => ({ variantId: variant.variantId, qty })),
  );
  const started = await buy.start(buyer);
  if (started.status !== 200) return started.body.code ?? '?';
  const { id, total } = started.body.data;
  const paid = await buy.pay(buyer, id, { payment_token: await buy.cardToken(), total });
  return paid.status === 200 ? (paid.body.data.order_number ?? '?') : (paid.body.code ?? '?');
}

function homeowners(count: number): Promise<Buyer[]> {
  return Promise.all(Array.from({ length: count }, () => shop.addHomeowner()));
}

test('50 buyers at once on a stock of 10 get exactly 10 orders and 40 clear refusals', async () => {
  const variant = await shop.addVariant({
    vendorId: shop.vendors[0]?.vendorId ?? 0,
    stock: [4, 6],
  });
  const buyers = await homeowners(50);
  const results = await Promise.all(buyers.map((buyer) => purchase(buyer, [[variant, 1]])));
  const orders = results.filter((result) => result.startsWith('WV-'));
  expect(new Set(orders).size).toBe(10);
  expect(results.filter((result) => result === 'out_of_stock')).toHaveLength(40);
  expect(await shop.stockOf(variant.variantId)).toEqual({ onHand: 0, held: 0 });
});

test('buyers of the same products in every order never lock each other out, and stock adds up', async () => {
  const vendorId = shop.vendors[0]?.vendorId ?? 0;
  const variants = await Promise.all(
    [[7, 5, 3], [20], [9, 9]].map((stock) => shop.addVariant({ vendorId, stock })),
  );
  const buyers = await homeowners(40);
  const results = await Promise.all(
    buyers.map((buyer, at) => {
      const turned = [...variants.slice(at % 3), ...variants.slice(0, at % 3)];
      return purchase(
        buyer,
        (at % 2 === 0 ? turned : turned.toReversed()).map((one, place) => [one, 1 + (place % 2)]),
      );
    }),
  );
  expect(results.filter((result) => !/^(WV-|out_of_stock|not_enough_stock)/.test(result))).toEqual(
    [],
  );
  for (const [place, stock] of [15, 20, 18].entries()) {
    const id = variants[place]?.variantId ?? 0;
    const { rows } = await app.pool.query(
      'select coalesce(sum(qty), 0)::int as sold from order_items where variant_id = $1',
      [id],
    );
    expect(await shop.stockOf(id)).toEqual({ onHand: stock - rows[0].sold, held: 0 });
    expect(rows[0].sold).toBeLessThanOrEqual(stock);
  }
});
