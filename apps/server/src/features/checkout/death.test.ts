// The process dies at every point of starting a checkout, paying it, coming back from the bank and giving up, one after
// another: before and after each statement and each call to the gateway. A homeowner who presses again gets what the first
// press would have given; if nobody does, the jobs leave an order or nothing at all.
import { cents } from '@wevisu/domain/money/money.ts';
import { beforeAll, expect, test } from 'vitest';
import { atFileEnd } from '../../platform/database/test-closers.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { type Buyer, type TestCheckout, testCheckout } from '../../test-checkout.ts';
import { Died, dieAtEachPoint, mortal } from '../../test-death.ts';
import { TEST_ADDRESS, type TestShop, type TestVariant, testShop } from '../../test-shop.ts';
import { cancelPayment, continuePayment } from './continue-payment.ts';
import { type RealDeps, realDeps } from './crash/test-deps.ts';
import type { CheckoutDeps } from './deps.ts';
import { followUpPayments } from './follow-up-payments.ts';
import { payCheckout } from './pay-checkout.ts';
import { releaseHolds } from './release-holds.ts';
import { startCheckout } from './start-checkout.ts';

let app: TestApp;
let shop: TestShop;
let buy: TestCheckout;
let real: RealDeps;
let hoursAhead = 0;
const now = () => new Date(Date.now() + hoursAhead * 3600 * 1000);

beforeAll(async () => {
  app = await testApp({ connections: 10 });
  shop = await testShop(app);
  buy = testCheckout(app, shop);
  real = await realDeps(app.pool, now);
  atFileEnd(() => real.stop());
});

const STOCK = [10, 20] as const;
const BOUGHT = [3, 2] as const;
/** Its bank asks the buyer to confirm. */
const ASKS = '4000 0025 0000 3155';
const GOOD = '4242 4242 4242 4242';

interface Cart {
  readonly buyer: Buyer;
  readonly variants: readonly TestVariant[];
}

interface Checkout extends Cart {
  readonly id: string;
  readonly total: number;
  readonly token: string;
  readonly address: string;
}

async function fillCart(): Promise<Cart> {
  const variants = await Promise.all(
    STOCK.map((stock, at) =>
      shop.addVariant({ vendorId: shop.vendors[at]?.vendorId ?? 0, stock: [stock] }),
    ),
  );
  const buyer = await shop.addHomeowner();
  const items = variants.map(({ variantId }, at) => ({ variantId, qty: BOUGHT[at] ?? 0 }));
  await buy.putIntoCart(buyer, items);
  return { buyer, variants };
}

/** A card and an address of its own each time: nobody pays so often by one of them. */
let people = 0;

async function begun(number: string): Promise<Checkout> {
  const cart = await fillCart();
  const { data } = (await buy.start(cart.buyer)).body;
  people += 1;
  const card = await buy.card(number, { name_on_card: `Ana Lopez ${people}` });
  const address = `client-${people}`;
  return { ...cart, id: data.id, total: data.total, token: card.body.data.token, address };
}

/** A payment that waits for its buyer at the bank; confirmed already if asked for. */
async function atBank(isConfirmed: boolean): Promise<Checkout> {
  const checkout = await begun(ASKS);
  const paid = await pay(real.deps, checkout);
  if (!paid.ok || paid.value.confirmation === null) throw new Error(JSON.stringify(paid));
  if (isConfirmed) expect(await buy.bank(paid.value.confirmation.url, 'confirm')).toBe(303);
  return checkout;
}

const start = (deps: CheckoutDeps, { buyer }: Cart) =>
  startCheckout(deps, { userId: buyer.userId, proId: shop.showroom, address: TEST_ADDRESS });

const pay = (deps: CheckoutDeps, { buyer, id, total, token, address }: Checkout) =>
  payCheckout(deps, {
    ...{ userId: buyer.userId, address, checkoutId: id },
    ...{ token, savedCardId: null, total: cents(total), saveCard: true },
  });

const comeBack = (deps: CheckoutDeps, { buyer, id }: Checkout) =>
  continuePayment(deps, { userId: buyer.userId, checkoutId: id });

const giveUp = (deps: CheckoutDeps, { buyer, id }: Checkout) =>
  cancelPayment(deps, { userId: buyer.userId, checkoutId: id });

interface Walk<Of extends Cart = Checkout> {
  readonly title: string;
  readonly prepare: () => Promise<Of>;
  readonly press: (deps: CheckoutDeps, of: Of) => Promise<unknown>;
  /** Points that there are at least: fewer would mean that the walk misses its work. */
  readonly least: number;
}

/** Everything of one buyer that a death might have left different. */
async function endOf({ buyer, variants }: Cart) {
  const { rows } = await app.pool.query(
    `select
       (select coalesce(json_agg(state order by state), '[]') from checkouts where user_id = $1) as checkouts,
       (select count(*)::int from orders where user_id = $1) as orders,
       (select coalesce(sum(i.qty), 0)::int from order_items i join orders o on o.id = i.order_id
        where o.user_id = $1) as sold,
       (select coalesce(json_agg(s.state order by s.state), '[]') from sandbox_gateway.authorizations s
        where split_part(s.idempotency_key, ':', 1) in (select id from checkouts where user_id = $1)) as gateway,
       (select count(*)::int from authorizations a join orders o on o.id = a.order_id
        where o.user_id = $1) as holds,
       (select count(*)::int from notifications n join orders o on n.topic = 'order:' || o.number
        where o.user_id = $1) as told,
       (select count(*)::int from mails m, orders o
        where o.user_id = $1 and m.content::text like '%' || o.number || '%') as mails,
       (select count(*)::int from audit_events e join orders o on o.number = e.target_id
        where o.user_id = $1 and e.target_kind = 'order') as events,
       (select count(*)::int from saved_cards where user_id = $1) as cards,
       (select count(*)::int from cart_lines i join carts c on c.id = i.cart_id where c.user_id = $1) as in_cart`,
    [buyer.userId],
  );
  const stock = await Promise.all(variants.map(({ variantId }) => shop.stockOf(variantId)));
  return { ...rows[0], stock };
}

/** What the jobs of the next two days do where nobody comes back. */
async function letTimePass(): Promise<void> {
  for (const hours of [0, 0.05, 1, 48]) {
    hoursAhead = hours;
    await followUpPayments(real.deps);
    await releaseHolds(real.deps);
  }
  hoursAhead = 0;
}

/** Dies at each point of this turn; `recover` is what comes after. */
function dieEverywhere<Of extends Cart>(
  walk: Walk<Of>,
  recover: (of: Of, at: string) => Promise<void>,
): Promise<void> {
  return dieAtEachPoint(async (points) => {
    const of = await walk.prepare();
    const life = mortal(real.deps, points);
    const deps = { ...real.deps, pool: life.pool, gateway: life.gateway, onError() {} };
    await walk.press(deps, of).catch((error) => {
      if (!(error instanceof Died)) throw error;
    });
    const isDead = life.isDead();
    if (isDead) await recover(of, `dead at point ${points}`);
    return isDead;
  }, walk.least);
}

function tryWalk<Of extends Cart>(walk: Walk<Of>): void {
  test(`CHECK-06 ${walk.title} ends the same for a homeowner who presses again, wherever the process dies`, {
    timeout: 300_000,
  }, async () => {
    async function pressAgain(of: Of): Promise<void> {
      await walk.press(real.deps, of);
      // What was given up is voided by the next run of the job, which comes every minute.
      await followUpPayments(real.deps);
    }
    const whole = await walk.prepare();
    await pressAgain(whole);
    const expected = await endOf(whole);
    await dieEverywhere(walk, async (of, at) => {
      await pressAgain(of);
      expect(await endOf(of), at).toEqual(expected);
    });
  });

  test(`CHECK-06 ${walk.title} leaves an order or nothing if nobody comes back, wherever the process dies`, {
    timeout: 300_000,
  }, async () => {
    const whole = await walk.prepare();
    await walk.press(real.deps, whole);
    await letTimePass();
    const expected = await endOf(whole);
    await dieEverywhere(walk, async (of, at) => {
      await letTimePass();
      const end = await endOf(of);
      if (end.orders > 0) expect(end, at).toEqual(expected);
      else {
        expect(end, at).toMatchObject({
          ...{ sold: 0, holds: 0, told: 0, mails: 0, events: 0, cards: 0, in_cart: BOUGHT.length },
          stock: STOCK.map((onHand) => ({ onHand, held: 0 })),
        });
        expect(end.gateway, at).not.toContain('authorized');
      }
    });
  });
}

tryWalk<Cart>({ title: 'starting a checkout', prepare: fillCart, press: start, least: 2 });
tryWalk({ title: 'paying', prepare: () => begun(GOOD), press: pay, least: 10 });
tryWalk({
  title: 'paying with a card whose bank asks',
  prepare: () => begun(ASKS),
  press: pay,
  least: 3,
});
tryWalk({
  title: 'coming back from the bank',
  prepare: () => atBank(true),
  press: comeBack,
  least: 10,
});
tryWalk({
  title: 'giving up at the bank',
  prepare: () => atBank(false),
  press: giveUp,
  least: 3,
});
