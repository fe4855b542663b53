// What the gateway tells: who is believed, what is kept, and that one event only makes us look.
import { getPayoutAccount, startPayoutSetup } from '@wevisu/contract/payouts.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestCheckout, testCheckout } from '../../test-checkout.ts';
import { GOOD_BANK } from '../../test-payouts.ts';
import { type TestShop, testShop } from '../../test-shop.ts';
import { type TestWebhooks, testWebhooks } from '../../test-webhooks.ts';

const ASKS = '4000 0025 0000 3155';

let app: TestApp;
let shop: TestShop;
let buy: TestCheckout;
let hooks: TestWebhooks;
beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  buy = testCheckout(app, shop);
  hooks = testWebhooks(app);
});

const kept = async () =>
  (await app.pool.query('select id, about, ref from gateway_events order by received_at')).rows;
const event = (id: string, type = 'payment.changed') =>
  JSON.stringify({ id, type, data: { ref: 'of-nothing' } });

describe('an event', () => {
  test('is kept once, however often it comes', async () => {
    const body = event('evt-1');
    const signature = await hooks.sign(body);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => hooks.post({ body, signature })),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await kept()).toEqual([{ id: 'evt-1', about: 'payment', ref: 'of-nothing' }]);
    await hooks.looked();
  });

  test('U-17 without a good signature of the last five minutes is refused, and nothing is kept', async () => {
    const body = event('evt-2');
    const good = await hooks.sign(body);
    const minutes = (n: number) => new Date(Date.now() + n * 60_000);
    const wrong: readonly (string | undefined)[] = [
      undefined,
      '',
      'nonsense',
      good.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      good.replace(/t=\d/, 't=9'),
      await hooks.sign(event('evt-3')),
      await hooks.sign(body, minutes(-6)),
      await hooks.sign(body, minutes(6)),
    ];
    for (const signature of wrong) expect(await hooks.post({ body, signature })).toBe(403);
    expect(await hooks.post({ body: `${body} `, signature: good })).toBe(403);
    expect((await kept()).map(({ id }) => id)).toEqual(['evt-1']);
  });

  test('that is signed and tells nothing of ours is answered and forgotten', async () => {
    for (const body of [
      event('evt-4', 'weather.changed'),
      event('', 'payment.changed'),
      '{"id":"evt-5","type":"payment.changed"}',
      '{"id":',
      'null',
    ])
      expect(await hooks.post({ body, signature: await hooks.sign(body) })).toBe(200);
    expect((await kept()).map(({ id }) => id)).toEqual(['evt-1']);
  });

  test('U-17 may not be large, nor come without end', async () => {
    const large = Buffer.alloc(300 * 1024, 32);
    expect(await hooks.post({ body: large, signature: await hooks.sign(large) })).toBe(413);
    const body = event('evt-6');
    const from = '198.51.100.7';
    const answers = new Set<number>();
    for (let n = 0; n < 1_201; n += 1) answers.add(await hooks.post({ body, from }));
    expect([...answers]).toEqual([403, 429]);
    expect(await hooks.post({ body, from: '198.51.100.8' })).toBe(403);
  });
});

async function asked() {
  const buyer = await shop.addHomeowner();
  const [{ vendorId }] = shop.vendors;
  const { variantId } = await shop.addVariant({ vendorId, stock: [10] });
  await buy.putIntoCart(buyer, [{ variantId, qty: 1 }]);
  const { id, total } = (await buy.start(buyer)).body.data;
  const payment_token = await buy.cardToken(ASKS);
  const { body } = await buy.pay(buyer, id, { payment_token, total });
  return { buyer, id, url: body.data.confirmation?.url ?? '' };
}

async function attempts(id: string): Promise<string[]> {
  const { rows } = await app.pool.query(
    'select state from payment_attempts where checkout_id = $1 order by attempt',
    [id],
  );
  return rows.map(({ state }) => state);
}

test('CHECK-06 a payment that its buyer confirms and never comes back from becomes an order', async () => {
  const { buyer, id, url } = await asked();
  await hooks.tell('payment.changed', `${id}:1`);
  // It waits for its confirmation, and nothing takes that from it.
  expect(await attempts(id)).toEqual(['confirming']);
  expect(await buy.bank(url, 'confirm')).toBe(303);
  expect(await hooks.send()).toBeGreaterThan(0);
  expect(await attempts(id)).toEqual(['authorized']);
  expect((await buy.show(buyer, id)).body.data.order_number).toMatch(/^WV-/);
});

test('CHECK-06 a payment that its bank refuses reopens the checkout', async () => {
  const { buyer, id, url } = await asked();
  expect(await buy.bank(url, 'refuse')).toBe(303);
  await hooks.send();
  expect(await attempts(id)).toEqual(['refused']);
  expect((await buy.show(buyer, id)).body.data.state).toBe('open');
});

test('a payment that the gateway does not know yet is in flight, and not given up', async () => {
  const { id } = await asked();
  await app.pool.query('delete from sandbox_gateway.authorizations where idempotency_key = $1', [
    `${id}:1`,
  ]);
  await app.pool.query(
    "update payment_attempts set state = 'started', gateway_ref = null, confirm_url = null where checkout_id = $1",
    [id],
  );
  await hooks.tell('payment.changed', `${id}:1`);
  expect(await attempts(id)).toEqual(['started']);
});

test('G-65 an account that was entered at the gateway is enabled without its owner coming back', async () => {
  const [vendor] = shop.vendors;
  const { data } = (await app.call(startPayoutSetup, {}, { token: vendor.token })).body;
  await app.app.http.inject({
    ...{ method: 'POST', url: data.url },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      ...{ legal_name: 'Alder LLC', routing: '110000000', account: GOOD_BANK },
    }).toString(),
  });
  const state = async () =>
    (
      await app.pool.query('select state from payout_accounts where vendor_id = $1', [
        vendor.vendorId,
      ])
    ).rows;
  expect(await state()).toEqual([{ state: 'not_started' }]);
  await hooks.send();
  expect(await state()).toEqual([{ state: 'enabled' }]);
  const { body } = await app.call(getPayoutAccount, {}, { token: vendor.token });
  expect(body.data.bank).toMatchObject({ last4: '6789' });
});

test('the sandbox sends again what is not taken, later each time, and not what is', async () => {
  await hooks.send();
  const { id } = await asked();
  const left = async () =>
    (
      await app.pool.query(
        `select tries, due_at > now() + interval '2 minutes' as later, ended_at is not null as ended
         from sandbox_gateway.events where ref = $1`,
        [`${id}:1`],
      )
    ).rows;
  await app.pool.query('alter table gateway_events rename to gateway_events_away');
  await hooks.send();
  await app.pool.query('alter table gateway_events_away rename to gateway_events');
  expect(await left()).toEqual([{ tries: 1, later: true, ended: false }]);
  await app.pool.query('update sandbox_gateway.events set due_at = now() where ref = $1', [
    `${id}:1`,
  ]);
  await hooks.send();
  expect(await left()).toEqual([{ tries: 2, later: false, ended: true }]);
});
