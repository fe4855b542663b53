// Cards tried in a row, stock held without an end, and what may not be paid any more.
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type Buyer, type TestCheckout, testCheckout } from '../../test-checkout.ts';
import { type TestShop, testShop } from '../../test-shop.ts';
import { FREE_REFUSALS, NOTICED_REFUSALS } from './payment-limits.ts';

const DECLINED = '4000 0000 0000 0002';

let app: TestApp;
let shop: TestShop;
let buy: TestCheckout;
beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  buy = testCheckout(app, shop);
});
afterEach(() => app.pool.query('delete from payment_refusals'));

async function started(qty = 2, stock = 136) {
  const buyer = await shop.addHomeowner();
  const variant = await shop.addVariant({ vendorId: shop.vendors[0].vendorId, stock: [stock] });
  await buy.putIntoCart(buyer, [{ variantId: variant.variantId, qty }]);
  const { body } = await buy.start(buyer);
  return {
    buyer,
    variant,
    id: body.data.id,
    total: body.data.total,
    until: body.data.hold_expires_at,
  };
}

async function decline(buyer: Buyer, of: { id: string; total: number }, number = DECLINED) {
  const payment_token = await buy.cardToken(number);
  const { status, body } = await buy.pay(buyer, of.id, { payment_token, total: of.total });
  return [status, body.code] as const;
}

/** As if so many minutes had passed. */
const passMinutes = (minutes: number) =>
  Promise.all([
    app.pool.query(
      `update payment_refusals set wait_until = wait_until - make_interval(mins => $1),
         last_at = last_at - make_interval(mins => $1)`,
      [minutes],
    ),
    app.pool.query(
      `update checkouts set hold_expires_at = hold_expires_at - make_interval(mins => $1)
       where state = 'open'`,
      [minutes],
    ),
  ]);

describe('refused payments in a row', () => {
  test('of 60 declined cards on one checkout a few are tried, and the right one has to wait too', async () => {
    const { buyer, ...of } = await started();
    const answers: string[] = [];
    for (let at = 0; at < 60; at += 1) answers.push((await decline(buyer, of))[1] ?? '');
    expect(answers.filter((code) => code === 'payment_declined')).toHaveLength(FREE_REFUSALS);
    const { rows } = await app.pool.query(
      'select count(*)::int, sum(cardinality(limit_keys))::int as kept from payment_attempts where checkout_id = $1',
      [of.id],
    );
    expect(rows[0]).toEqual({ count: FREE_REFUSALS, kept: 0 });
    expect(await decline(buyer, of, '4242 4242 4242 4242')).toEqual([429, 'payments_refused']);
  });

  test('the wait doubles, and the cart is kept until it is over', async () => {
    const { buyer, ...of } = await started();
    for (let at = 0; at < FREE_REFUSALS; at += 1) await decline(buyer, of);
    const waits: string[] = [];
    for (let at = 0; at < 4; at += 1) {
      const { body } = await buy.pay(buyer, of.id, {
        payment_token: await buy.cardToken(),
        total: of.total,
      });
      waits.push(/again in ([^,]+), or/.exec(body.message ?? '')?.[1] ?? '');
      await app.pool.query("update payment_refusals set wait_until = now() - interval '1 second'");
      await decline(buyer, of);
    }
    expect(waits).toEqual(['30 seconds', '1 minute', '2 minutes', '4 minutes']);
    await app.pool.query("update payment_refusals set wait_until = now() - interval '1 second'");
    const paid = await buy.pay(buyer, of.id, {
      payment_token: await buy.cardToken(),
      total: of.total,
    });
    expect(paid.status).toBe(200);
  });

  test('one card is counted over accounts, and other people pay meanwhile', async () => {
    const codes: (string | undefined)[] = [];
    for (let at = 0; at < FREE_REFUSALS + 2; at += 1) {
      const { buyer, ...of } = await started();
      codes.push((await decline(buyer, of))[1]);
    }
    expect(codes.filter((code) => code === 'payments_refused')).toHaveLength(2);
    const { buyer, ...of } = await started();
    expect((await decline(buyer, of, '4242 4242 4242 4242'))[0]).toBe(200);
  });

  test('what failed on the way counts for nobody', async () => {
    const { buyer, ...of } = await started();
    for (let at = 0; at < FREE_REFUSALS + 2; at += 1)
      expect((await decline(buyer, of, '4000 0000 0000 0119'))[1]).toBe('payment_processing_error');
  });

  test('staff hear of it once', async () => {
    const staff = await app.createAccount({ email: 'staff@refused.example', type: 'Admin' });
    const { buyer, ...of } = await started();
    for (let at = 0; at < NOTICED_REFUSALS + 2; at += 1) {
      await app.pool.query("update payment_refusals set wait_until = now() - interval '1 second'");
      await decline(buyer, of);
    }
    const { rows } = await app.pool.query(
      `select text from notifications where user_id = $1 and event = 'payments_refused'`,
      [staff.userId],
    );
    expect(rows.map(({ text }) => text)).toEqual([
      expect.stringContaining(`account ${buyer.userId}`),
    ]);
  });

  test('what staff hear is lost by no crash: it is written with the refusal, or both are written later', async () => {
    const staff = await app.createAccount({ email: 'crash@refused.example', type: 'Admin' });
    const { buyer, ...of } = await started();
    for (let at = 0; at < NOTICED_REFUSALS - 1; at += 1) {
      await decline(buyer, of);
      await app.pool.query("update payment_refusals set wait_until = now() - interval '1 second'");
    }
    await app.pool.query(`create function fail() returns trigger language plpgsql as $$
      begin raise 'the process ended here'; end $$`);
    await app.pool.query(
      'create trigger fail before insert on notifications execute function fail()',
    );
    await decline(buyer, of);
    await app.pool.query('drop trigger fail on notifications');
    // The payment is still open, and its end is told by whoever asks next.
    await decline(buyer, of);
    const { rows } = await app.pool.query(
      `select text from notifications where user_id = $1 and event = 'payments_refused'`,
      [staff.userId],
    );
    expect(rows).toHaveLength(1);
    const { rows: events } = await app.pool.query(
      `select about from security_events where account_id = $1 and kind = 'cards_refused'`,
      [buyer.userId],
    );
    expect(events.map(({ about }) => about).sort()).toEqual(['account', 'card']);
  });
});

describe('a hold', () => {
  test('ends when it was said to end: no refusal, no new address and no other quantity moves it', async () => {
    const { buyer, variant, until, ...of } = await started();
    await passMinutes(14);
    const moved = await app.pool.query('select hold_expires_at from checkouts where id = $1', [
      of.id,
    ]);
    const end = moved.rows[0].hold_expires_at.toISOString();
    expect(Date.parse(end)).toBe(Date.parse(until) - 14 * 60_000);
    await decline(buyer, of);
    const again = await buy.start(buyer, { state: 'OR', zip_code: '97201' });
    expect(again.body.data).toMatchObject({ id: of.id, hold_expires_at: end });
    await buy.putIntoCart(buyer, [{ variantId: variant.variantId, qty: 1 }]);
    expect((await buy.start(buyer)).body.data.hold_expires_at).toBe(end);
  });

  test('that ended unpaid twice leaves half of the stock to others', async () => {
    const { buyer, variant } = await started(136);
    for (let lapse = 1; lapse <= 2; lapse += 1) {
      await passMinutes(16);
      const again = await buy.start(buyer);
      expect([lapse, again.status]).toEqual([lapse, lapse === 1 ? 200 : 422]);
    }
    const { body } = await buy.start(buyer);
    expect(body).toMatchObject({ code: 'hold_share' });
    expect(body.message).toContain('At most 68 of Moss');
    await app.pool.query('update cart_lines set qty = 68 where variant_id = $1', [
      variant.variantId,
    ]);
    expect((await buy.start(buyer)).status).toBe(200);
    expect((await shop.stockOf(variant.variantId)).held).toBe(68);
  });

  test('takes an account with a verified address', async () => {
    const buyer = await shop.addHomeowner();
    const variant = await shop.addVariant({ vendorId: shop.vendors[0].vendorId });
    await buy.putIntoCart(buyer, [{ variantId: variant.variantId, qty: 1 }]);
    await app.pool.query('update users set email_verified_at = null where id = $1', [buyer.userId]);
    expect((await buy.start(buyer)).body.code).toBe('email_not_verified');
    expect(await shop.stockOf(variant.variantId)).toEqual({ onHand: 100, held: 0 });
  });
});

describe('what was open when the checkout began', () => {
  test('a product that was withdrawn meanwhile is not paid', async () => {
    const { buyer, variant, ...of } = await started();
    await app.pool.query(`update products set status = 'withdrawn' where id = $1`, [
      variant.productId,
    ]);
    expect(await decline(buyer, of, '4242 4242 4242 4242')).toEqual([422, 'product_not_sold']);
  });

  test('a showroom that was closed meanwhile takes no payment', async () => {
    const { buyer, ...of } = await started();
    await app.pool.query(`update showrooms set status = 'closed' where id = $1`, [shop.showroomId]);
    const answer = await decline(buyer, of, '4242 4242 4242 4242');
    await app.pool.query(`update showrooms set status = 'open' where id = $1`, [shop.showroomId]);
    expect(answer[1]).toBe('showroom_closed');
  });
});
