import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { UserId } from '@wevisu/domain/ids.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { openPool } from '../../../platform/database/connection.ts';
import { type TestApp, testApp } from '../../../test-app.ts';
import { type TestCheckout, testCheckout } from '../../../test-checkout.ts';
import { wayTo } from '../../../test-outage.ts';
import { type TestShop, type TestVariant, testShop } from '../../../test-shop.ts';
import { followUpPayments } from '../follow-up-payments.ts';
import { payCheckout } from '../pay-checkout.ts';
import { releaseHolds } from '../release-holds.ts';
import { realDeps } from './test-deps.ts';
import { CONFIRM_POINTS, CRASH_POINTS, type CrashPoint, type Fate } from './test-pay-and-die.ts';

// Each test starts processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
let shop: TestShop;
let buy: TestCheckout;

beforeAll(async () => {
  app = await testApp({ connections: 20 });
  shop = await testShop(app);
  buy = testCheckout(app, shop);
});

interface Started {
  readonly variant: TestVariant;
  readonly buyer: { readonly userId: UserId; readonly token: string };
  readonly id: string;
  readonly total: number;
  readonly cardToken: string;
}

async function started(card?: string): Promise<Started> {
  const variant = await shop.addVariant({
    vendorId: shop.vendors[0]?.vendorId ?? 0,
    stock: [10],
  });
  const buyer = await shop.addHomeowner();
  await buy.putIntoCart(buyer, [{ variantId: variant.variantId, qty: 3 }]);
  const { body } = await buy.start(buyer);
  return {
    variant,
    buyer,
    id: body.data.id,
    total: body.data.total,
    cardToken: await buy.cardToken(card),
  };
}

function pay({ buyer, id, total, cardToken }: Started) {
  return buy.pay(buyer, id, { payment_token: cardToken, total });
}

/** Its bank asks the buyer to confirm. */
const ASKS = '4000 0025 0000 3155';

async function bankOf(of: Started): Promise<string> {
  return (await pay(of)).body.data.confirmation?.url ?? '';
}

async function confirmAtBank(url: string): Promise<void> {
  expect(await buy.bank(url, 'confirm')).toBe(303);
}

/** Runs a process that kills itself at the point; returns how it ended. */
function payAndDie(of: Started, point: CrashPoint, isBack = false): Promise<string | null> {
  const fate: Fate = {
    url: app.url,
    point,
    isBack,
    payment: {
      userId: of.buyer.userId,
      checkoutId: of.id,
      token: of.cardToken,
      total: of.total,
    },
  };
  const script = join(import.meta.dirname, 'test-pay-and-die.ts');
  const child = spawn(process.execPath, [script, JSON.stringify(fate)], { stdio: 'inherit' });
  return new Promise((resolve) => {
    child.on('exit', (_code, signal) => resolve(signal));
  });
}

/** Invariants after any number of attempts, crashes and retries that ended in an order. */
async function expectOneOrder(of: Started): Promise<void> {
  const count = async (text: string) => (await app.pool.query(text, [of.id])).rowCount;
  expect(await count('select 1 from orders where checkout_id = $1')).toBe(1);
  expect(
    await count(
      `select 1 from authorizations a join orders o on o.id = a.order_id where o.checkout_id = $1`,
    ),
  ).toBe(1);
  expect(
    await count(
      `select 1 from sandbox_gateway.authorizations
       where idempotency_key like $1 || ':%' and state = 'authorized'`,
    ),
  ).toBe(1);
  const mails = await app.pool.query(
    `select template from mails m where m.content::text like '%' || (select number from orders where checkout_id = $1) || '%'`,
    [of.id],
  );
  expect(mails.rowCount).toBe(3);
  expect(await shop.stockOf(of.variant.variantId)).toEqual({ onHand: 7, held: 0 });
  const { rows } = await app.pool.query('select state from checkouts where id = $1', [of.id]);
  expect(rows).toEqual([{ state: 'placed' }]);
}

async function followUpLater(seconds: number): Promise<void> {
  const { deps, stop } = await realDeps(app.pool, () => new Date(Date.now() + seconds * 1000));
  await followUpPayments(deps);
  await stop();
}

describe('one payment, one order', () => {
  test('200 calls at once, as by clicks, reloads and tabs, get the same order number', async () => {
    const checkout = await started();
    const answers = await Promise.all(Array.from({ length: 200 }, () => pay(checkout)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body.data.order_number)).size).toBe(1);
    await expectOneOrder(checkout);
  });

  test('200 calls at once with a card that is declined are all told so, and a good one pays once', async () => {
    const checkout = await started('4000000000000002');
    const answers = await Promise.all(Array.from({ length: 200 }, () => pay(checkout)));
    expect(new Set(answers.map((answer) => answer.body.code))).toEqual(
      new Set(['payment_declined']),
    );
    expect(await shop.stockOf(checkout.variant.variantId)).toEqual({ onHand: 10, held: 3 });
    const good = { ...checkout, cardToken: await buy.cardToken() };
    await Promise.all([pay(good), pay(good)]);
    await expectOneOrder(checkout);
  });

  test('two tabs with two good cards at once pay with one of them', async () => {
    const checkout = await started();
    const other = { ...checkout, cardToken: await buy.cardToken('5555555555554444') };
    const answers = await Promise.all([checkout, other, checkout, other].map(pay));
    expect(new Set(answers.map((answer) => answer.body.data.order_number)).size).toBe(1);
    await expectOneOrder(checkout);
  });

  test('a cart that is changed or checked out again while it is being paid disturbs nothing', async () => {
    const checkout = await started();
    const { variantId } = checkout.variant;
    await Promise.all([
      pay(checkout),
      buy.putIntoCart(checkout.buyer, [{ variantId, qty: 1 }]),
      buy.start(checkout.buyer),
      pay(checkout),
      buy.start(checkout.buyer),
    ]);
    const total = (await buy.show(checkout.buyer, checkout.id)).body.data.total;
    await pay({ ...checkout, total });
    const { rows } = await app.pool.query(
      `select sum(i.qty)::int as sold, count(distinct o.id)::int as orders
       from orders o join order_items i on i.order_id = o.id where o.checkout_id = $1`,
      [checkout.id],
    );
    expect(rows[0].orders).toBe(1);
    const { onHand } = await shop.stockOf(variantId);
    expect(onHand).toBe(10 - rows[0].sold);
  });
});

describe.each(CRASH_POINTS)('a process killed at the point "%s"', (point) => {
  test('leaves a checkout that 20 retries bring to one order', async () => {
    const checkout = await started();
    expect(await payAndDie(checkout, point)).toBe('SIGKILL');
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(checkout)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    await expectOneOrder(checkout);
  });

  test('is followed up by the job, and a late retry finds the same order', async () => {
    const checkout = await started();
    expect(await payAndDie(checkout, point)).toBe('SIGKILL');
    await followUpLater(0);
    await followUpLater(61);
    const { rows } = await app.pool.query('select state from checkouts where id = $1', [
      checkout.id,
    ]);
    // If the gateway was never called there is nothing to turn into an order, so the checkout is open again.
    expect(rows).toEqual([{ state: point === 'attempt-written' ? 'open' : 'placed' }]);
    expect((await pay(checkout)).status).toBe(200);
    await expectOneOrder(checkout);
  });
});

describe.each(CONFIRM_POINTS)(
  'a process killed at the point "%s" of a confirmed payment',
  (point) => {
    const isBack = ['bank-asked', 'order-written', 'committed'].includes(point);

    /** Up to the point, with the bank's answer as soon as it can be given. */
    async function killed(): Promise<Started> {
      // The server's own job may hear of the bank's answer first: then this process has nothing left to die of.
      for (let tries = 1; ; tries += 1) {
        const checkout = await started(ASKS);
        if (isBack) await confirmAtBank(await bankOf(checkout));
        const signal = await payAndDie(checkout, point, isBack);
        if (tries < 3 && isBack && signal === null) continue;
        expect(signal).toBe('SIGKILL');
        return checkout;
      }
    }

    test('leaves a checkout that retries, double confirms and returns bring to one order', async () => {
      const checkout = await killed();
      const answer = await pay(checkout);
      const url = answer.body.data.confirmation?.url;
      expect(url === undefined).toBe(isBack);
      if (url !== undefined) await Promise.all([confirmAtBank(url), confirmAtBank(url)]);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          at % 2 ? pay(checkout) : buy.continue(checkout.buyer, checkout.id),
        ),
      );
      expect(new Set(answers.map(({ body }) => body.data.order_number)).size).toBe(1);
      await expectOneOrder(checkout);
    });

    test('is followed up by the job, confirmed or not', async () => {
      const checkout = await killed();
      await followUpLater(61);
      const { body } = await buy.show(checkout.buyer, checkout.id);
      if (point === 'attempt-written') expect(body.data.state).toBe('open');
      else if (isBack) expect(body.data.state).toBe('placed');
      else {
        await confirmAtBank(body.data.confirmation?.url ?? '');
        await followUpLater(0);
      }
      if (point === 'attempt-written') await confirmAtBank(await bankOf(checkout));
      expect((await pay(checkout)).status).toBe(200);
      await expectOneOrder(checkout);
    });
  },
);

test('a confirmation that nobody gives ends without an order, whoever was killed while ending it', async () => {
  const checkout = await started(ASKS);
  const url = await bankOf(checkout);
  await app.pool.query(`update payment_attempts set confirm_until = now() where checkout_id = $1`, [
    checkout.id,
  ]);
  const { deps, stop } = await realDeps(app.pool, () => new Date());
  const cut = {
    ...deps,
    onError() {},
    gateway: { ...deps.gateway, void: () => Promise.reject(new Error('the network was cut')) },
  };
  await followUpPayments(cut);
  const states = async () =>
    (
      await app.pool.query('select state, outcome from payment_attempts where checkout_id = $1', [
        checkout.id,
      ])
    ).rows;
  expect(await states()).toEqual([{ state: 'canceling', outcome: 'not_confirmed' }]);
  // Confirmed at the last moment, between the two steps.
  await confirmAtBank(url);
  await followUpPayments(deps);
  await stop();
  expect(await states()).toEqual([{ state: 'refused', outcome: 'not_confirmed' }]);
  expect(await deps.gateway.find({ key: `${checkout.id}:1`, ref: null })).toEqual({
    outcome: 'voided',
  });
  expect((await pay({ ...checkout, cardToken: await buy.cardToken() })).status).toBe(200);
  await expectOneOrder(checkout);
});

test('killed seven times in a row, at every point, one checkout gives one order', async () => {
  const checkout = await started();
  const uncommitted = CRASH_POINTS.filter((point) => point !== 'committed');
  for (const point of [...uncommitted, ...uncommitted.toReversed(), 'committed' as const]) {
    expect(await payAndDie(checkout, point)).toBe('SIGKILL');
  }
  await Promise.all(Array.from({ length: 20 }, () => pay(checkout)));
  await expectOneOrder(checkout);
});

test('stock stays held while it is being paid, whatever the clock says', async () => {
  const checkout = await started();
  await payAndDie(checkout, 'authorized');
  await app.pool.query(
    `update checkouts set hold_expires_at = now() - interval '1 hour' where id = $1`,
    [checkout.id],
  );
  await releaseHolds({ pool: app.pool, now: () => new Date() });
  expect(await shop.stockOf(checkout.variant.variantId)).toEqual({ onHand: 10, held: 3 });
  expect((await pay(checkout)).status).toBe(200);
  await expectOneOrder(checkout);
});

test('an authorization that comes in after its try was given up is let go', async () => {
  const checkout = await started();
  const { deps, stop } = await realDeps(app.pool, () => new Date());
  const key = `${checkout.id}:1`;
  await payAndDie(checkout, 'attempt-written');
  await followUpLater(61);
  await deps.gateway.authorize({
    key,
    token: checkout.cardToken,
    amount: cents(checkout.total),
    returnUrl: 'http://shop.example/checkout-payment',
  });
  await followUpPayments(deps);
  await stop();
  expect(await deps.gateway.find({ key, ref: null })).toEqual({ outcome: 'voided' });
  expect((await pay(checkout)).status).toBe(200);
  await expectOneOrder(checkout);
});

test('a gateway that cannot be reached is no refusal: the same try is taken up again', async () => {
  const checkout = await started();
  const { deps, stop } = await realDeps(app.pool, () => new Date());
  let calls = 0;
  const cut = {
    ...deps,
    onError() {},
    gateway: {
      ...deps.gateway,
      async authorize(order: Parameters<typeof deps.gateway.authorize>[0]) {
        calls += 1;
        const answer = await deps.gateway.authorize(order);
        if (calls === 1) throw new Error('the network was cut');
        return answer;
      },
    },
  };
  const payment = {
    userId: checkout.buyer.userId,
    address: '192.0.2.1',
    checkoutId: checkout.id,
    token: checkout.cardToken,
    savedCardId: null,
    total: cents(checkout.total),
    saveCard: false,
  };
  expect(await payCheckout(cut, payment)).toMatchObject({ code: 'payment_unreachable' });
  expect(await payCheckout(cut, payment)).toMatchObject({ ok: true });
  await stop();
  await expectOneOrder(checkout);
});

test('CHECK-06 a connection that breaks right after the card was charged leaves no order waiting', async () => {
  const checkout = await started();
  const way = await wayTo(app.url);
  const pool = openPool(way.url, { connections: 3, statementTimeoutMs: 30_000, onError() {} });
  const { deps, stop } = await realDeps(app.pool, () => new Date());
  const cut = {
    ...deps,
    pool,
    onError() {},
    gateway: {
      ...deps.gateway,
      async authorize(order: Parameters<typeof deps.gateway.authorize>[0]) {
        const answer = await deps.gateway.authorize(order);
        way.cut();
        setTimeout(() => way.restore(), 250);
        return answer;
      },
    },
  };
  const paid = await payCheckout(cut, {
    userId: checkout.buyer.userId,
    address: '192.0.2.1',
    checkoutId: checkout.id,
    token: checkout.cardToken,
    savedCardId: null,
    total: cents(checkout.total),
    saveCard: false,
  });
  expect(paid).toMatchObject({ ok: true });
  await stop();
  await pool.end();
  await expectOneOrder(checkout);
});
