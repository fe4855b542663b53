import { updateCart } from '@wevisu/contract/cart.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type Buyer, type TestCheckout, testCheckout } from '../../test-checkout.ts';
import { type TestShop, testShop } from '../../test-shop.ts';

let app: TestApp;
let shop: TestShop;
let buy: TestCheckout;
let variantId: number;

beforeAll(async () => {
  app = await testApp({ connections: 20 });
  shop = await testShop(app);
  buy = testCheckout(app, shop);
  const vendorId = shop.vendors[0].vendorId;
  ({ variantId } = await shop.addVariant({ vendorId, stock: [1_000] }));
});

async function addCoupon(
  code: string,
  limits: { readonly uses?: number; readonly each?: number; readonly startsAt?: Date },
): Promise<number> {
  const id = await shop.addCoupon(code, 50_000);
  await app.pool.query(
    'update coupons set max_uses = $2, max_uses_each = $3, starts_at = $4 where id = $1',
    [id, limits.uses ?? null, limits.each ?? null, limits.startsAt ?? null],
  );
  return id;
}

const enter = (buyer: Buyer, code: string) =>
  app.call(updateCart, { body: { showroom: shop.showroom, coupon: code } }, { token: buyer.token });

/** A checkout with the coupon in it, up to the payment. */
async function fill(buyer: Buyer, code: string) {
  await buy.putIntoCart(buyer, [{ variantId, qty: 1 }]);
  expect((await enter(buyer, code)).status).toBe(200);
  const { body } = await buy.start(buyer);
  return body.data;
}

async function pay(buyer: Buyer, { id, total }: { id: string; total: number }, card?: string) {
  return buy.pay(buyer, id, { payment_token: await buy.cardToken(card), total });
}

const usesOf = async (id: number) => {
  const { rows } = await app.pool.query(
    `select uses, (select count(*)::int from coupon_uses where coupon_id = c.id) as counted
     from coupons c where id = $1`,
    [id],
  );
  return rows[0];
};

test('PRO-06 of twelve buyers at the last three uses of a coupon three pay with it, the others keep all they had', async () => {
  const coupon = await addCoupon('THREE', { uses: 3 });
  const buyers = await Promise.all(Array.from({ length: 12 }, () => shop.addHomeowner()));
  const filled = await Promise.all(
    buyers.map(async (buyer) => ({ buyer, checkout: await fill(buyer, 'THREE') })),
  );
  for (const { checkout } of filled) expect(checkout.coupon?.code).toBe('THREE');
  const paid = await Promise.all(filled.map(({ buyer, checkout }) => pay(buyer, checkout)));
  expect(paid.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = filled.filter((_, at) => paid[at]?.status !== 200);
  expect(new Set(paid.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(['coupon_used_up']));
  expect(await usesOf(coupon)).toEqual({ uses: 3, counted: 3 });
  const { rows } = await app.pool.query(
    `select count(*)::int as tries from payment_attempts
     where checkout_id = any($1) `,
    [refused.map(({ checkout }) => checkout.id)],
  );
  expect(rows[0].tries).toBe(0);
  const [first] = refused;
  if (first === undefined) throw new Error('nobody was refused');
  const again = await buy.start(first.buyer);
  expect(again.body.data).toMatchObject({ id: first.checkout.id, coupon: null });
  expect(again.body.data.changes).toContain('The coupon THREE is not valid any more.');
  expect((await pay(first.buyer, again.body.data)).status).toBe(200);
  expect(await usesOf(coupon)).toEqual({ uses: 3, counted: 3 });
});

test('a payment that is refused gives its use back', async () => {
  const coupon = await addCoupon('ONCE', { uses: 1 });
  const [a, b] = await Promise.all([shop.addHomeowner(), shop.addHomeowner()]);
  const checkouts = { a: await fill(a, 'ONCE'), b: await fill(b, 'ONCE') };
  const declined = await pay(a, checkouts.a, '4000 0000 0000 0002');
  expect(declined.body.code).toBe('payment_declined');
  expect(await usesOf(coupon)).toEqual({ uses: 0, counted: 0 });
  expect((await pay(b, checkouts.b)).status).toBe(200);
  expect((await pay(a, checkouts.a)).body.code).toBe('coupon_used_up');
  const entered = await enter(await shop.addHomeowner().then(withLine), 'ONCE');
  expect(entered.body.code).toBe('coupon_used_up');
});

test('a homeowner uses a coupon as often as its limit for each says, others still may', async () => {
  await addCoupon('EACH', { each: 1 });
  const [a, b] = await Promise.all([shop.addHomeowner(), shop.addHomeowner()]);
  expect((await pay(a, await fill(a, 'EACH'))).status).toBe(200);
  await withLine(a);
  expect((await enter(a, 'EACH')).body.code).toBe('coupon_used_up');
  expect((await pay(b, await fill(b, 'EACH'))).status).toBe(200);
});

test('a coupon that starts later or is paused is refused, with the reason', async () => {
  await addCoupon('LATER', { startsAt: new Date(Date.now() + 86_400_000) });
  const paused = await addCoupon('PAUSED', {});
  await app.pool.query(`update coupons set status = 'paused' where id = $1`, [paused]);
  const buyer = await shop.addHomeowner().then(withLine);
  expect((await enter(buyer, 'LATER')).body.code).toBe('coupon_not_started');
  expect((await enter(buyer, 'PAUSED')).body.code).toBe('coupon_paused');
});

async function withLine(buyer: Buyer): Promise<Buyer> {
  await buy.putIntoCart(buyer, [{ variantId, qty: 1 }]);
  return buyer;
}
