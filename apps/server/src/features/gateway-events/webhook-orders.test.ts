// Every answer of the gateway is lost in the life of an order, and its events come in every order, at every later point,
// twice or never: each life ends as one without a loss.
import { beforeAll, expect, test } from 'vitest';
import { newToken } from '../../platform/crypto/tokens.ts';
import { testEvents } from '../../platform/security/test-events.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { type Buyer, type TestCheckout, testCheckout } from '../../test-checkout.ts';
import { comeToOneEnd, Died, mortal } from '../../test-death.ts';
import { type TestMoney, testMoney } from '../../test-money.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';
import { type TestWebhooks, testWebhooks } from '../../test-webhooks.ts';
import type { CheckoutDeps } from '../checkout/deps.ts';
import { followUpPayments } from '../checkout/follow-up-payments.ts';
import { payCheckout } from '../checkout/pay-checkout.ts';
import type { PaymentGateway } from '../gateway/seam/payment-gateway.ts';
import { settleOrder } from '../money/settle-order.ts';
import type { GatewayEventDeps } from './deps.ts';
import { type LookAgain, lookAgain } from './look-again.ts';

let app: TestApp;
let world: TestOrders;
let money: TestMoney;
let buy: TestCheckout;
let hooks: TestWebhooks;
let bought = 0;
beforeAll(async () => {
  app = await testApp();
  money = await testMoney(app);
  hooks = testWebhooks(app);
});

/** One person may start only so many checkouts an hour. */
const ORDERS_OF_ONE = 10;
const MINUTES_LATER_MS = 120_000;

/** The gateway does it, and its answer does not arrive. */
function lostAnswer<A extends unknown[], R>(work: (...given: A) => Promise<R>) {
  return async (...given: A): Promise<R> => {
    await work(...given);
    throw new Error('the answer was lost');
  };
}

function losing(gateway: PaymentGateway): PaymentGateway {
  return {
    ...gateway,
    authorize: lostAnswer(gateway.authorize.bind(gateway)),
    capture: lostAnswer(gateway.capture.bind(gateway)),
    refund: lostAnswer(gateway.refund.bind(gateway)),
  };
}

function depsOf(gateway: PaymentGateway, later = 0): GatewayEventDeps {
  const deps = { ...money.deps(), gateway };
  const checkout: CheckoutDeps = {
    ...deps,
    ...{ newId: newToken, events: testEvents(app.pool), onError: () => {}, taxService: null },
    now: () => new Date(deps.now().getTime() + later),
  };
  return { checkout, money: deps, payouts: deps, jobs: deps.jobs };
}

interface Life {
  readonly checkoutId: string;
  readonly variantId: number;
  readonly buyer: Buyer;
  number: string;
}

async function begin(deps: GatewayEventDeps): Promise<Life> {
  money.clock.ahead = 0;
  if (bought % ORDERS_OF_ONE === 0) {
    world = await testOrders(app);
    buy = testCheckout(app, world.shop);
  }
  bought += 1;
  const { buyer, vendor } = world;
  const { variantId } = await world.shop.addVariant({ vendorId: vendor.vendorId, stock: [20] });
  await buy.putIntoCart(buyer, [{ variantId, qty: 3 }]);
  const { id, total } = (await buy.start(buyer)).body.data;
  await payCheckout(deps.checkout, {
    ...{ userId: buyer.userId, address: '203.0.113.1', checkoutId: id, savedCardId: null },
    ...{ token: await buy.cardToken(), total: total as never, saveCard: false },
  });
  return { checkoutId: id, variantId, buyer, number: '' };
}

async function findNumber({ checkoutId }: Life): Promise<string> {
  const { rows } = await app.pool.query('select number from orders where checkout_id = $1', [
    checkoutId,
  ]);
  return rows[0]?.number ?? '';
}

const settle = async (deps: GatewayEventDeps, number: string) =>
  settleOrder(deps.money, { orderId: await money.idOf(number) }).catch(() => {});

/** What would have happened without events, later: the jobs of each minute. */
async function clean(life: Life): Promise<void> {
  const net = depsOf(money.deps().gateway, MINUTES_LATER_MS);
  await followUpPayments(net.checkout);
  life.number = await findNumber(life);
  await settle(net, life.number);
}

/** What happens at the gateway, one after another; each with an event. */
const STAGES: readonly ((life: Life, deps: GatewayEventDeps) => Promise<void>)[] = [
  async () => {},
  async ({ number }, deps) => {
    for (const { id } of await world.lines(number))
      await world.set('vendor', id, { status: 'Vendor Approved' });
    money.clock.ahead = 2;
    await settle(deps, number);
  },
  async ({ number }, deps) => {
    const { id } = await world.line(number);
    await world.set('staff', id, { status: 'Cancle', qty: 1 });
    await settle(deps, number);
  },
];

async function endOf(life: Life) {
  const { number } = life;
  const { rows } = await app.pool.query(
    `select (select json_agg(state order by attempt) from payment_attempts where checkout_id = $1) as attempts,
       (select count(*)::int from orders where checkout_id = $1) as orders,
       (select count(*)::int from notifications where topic = 'order:' || $2) as told,
       (select json_agg(json_build_array(t.cause, t.step) order by t.cause, t.step) from ledger_transactions t
        join orders o on o.id = t.order_id where o.number = $2) as booked`,
    [life.checkoutId, number],
  );
  return {
    ...rows[0],
    lots: await world.lots(life.variantId),
    accounts: await money.accounts(number),
    gateway: await money.atGateway(number),
    captures: await money.captures(number),
    refunds: await money.refunds(number),
  };
}

/** For each event the stage after which it comes, or null if it is lost; and the order of those that come at once. */
interface Schedule {
  readonly arrives: readonly (number | null)[];
  readonly order: readonly number[];
  readonly times: 1 | 2;
}

function permutations(of: readonly number[]): number[][] {
  if (of.length < 2) return [[...of]];
  return of.flatMap((first) =>
    permutations(of.filter((one) => one !== first)).map((rest) => [first, ...rest]),
  );
}

/** Those that differ: the order counts only within a stage. */
function schedules(): Schedule[] {
  const found = new Map<string, Schedule>();
  for (const first of [0, 1, 2, null])
    for (const second of [1, 2, null])
      for (const third of [2, null])
        for (const order of permutations([0, 1, 2]))
          for (const times of [1, 2] as const) {
            const arrives = [first, second, third];
            const slots = [0, 1, 2].map((stage) => order.filter((n) => arrives[n] === stage));
            found.set(JSON.stringify([slots, times]), { arrives, order, times });
          }
  return [...found.values()];
}

/** The events of a life in the order in which they happened. */
async function eventsOf({ checkoutId, number }: Life): Promise<string[]> {
  const { rows } = await app.pool.query(
    `select e.id from sandbox_gateway.events e
     where (e.about = 'payment' and e.ref like $1 || ':%')
        or (e.about = 'refund' and e.ref in (select 'refund:' || r.id || ':' || r.attempt from refunds r
            join orders o on o.id = r.order_id where o.number = $2))
     order by e.created_at, e.id`,
    [checkoutId, number],
  );
  return rows.map(({ id }) => id);
}

async function live({ arrives, order, times }: Schedule) {
  const losses = depsOf(losing(money.deps().gateway));
  const life = await begin(losses);
  for (const [stage, happens] of STAGES.entries()) {
    await happens(life, losses);
    // All came a moment ago, whatever the order's clock says.
    const ids = await eventsOf(life);
    expect(ids).toHaveLength(stage + 1);
    await app.pool.query(
      'update sandbox_gateway.events set due_at = now() where id = any($1) and ended_at is null',
      [ids],
    );
    const coming = order.filter((n) => arrives[n] === stage).map((n) => ids[n]);
    await hooks.send({
      isLost: ({ id }) => !ids.includes(id) || arrives[ids.indexOf(id)] === null,
      plan: (due) =>
        Array.from({ length: times }, () => coming)
          .flat()
          .flatMap((id) => due.filter((event) => event.id === id)),
    });
    await clean(life);
  }
  return endOf(life);
}

test('CHECK-06 G-55 events in every order, late, twice or lost end as no event does', {
  timeout: 600_000,
}, async () => {
  const all = schedules();
  expect(all.length).toBeGreaterThan(60);
  const whole = depsOf(money.deps().gateway);
  const life = await begin(whole);
  for (const happens of STAGES) {
    life.number = await findNumber(life);
    await happens(life, whole);
  }
  const end = await endOf(life);
  expect(end).toMatchObject({ orders: 1, attempts: ['authorized'] });
  expect(end.refunds).toMatchObject([{ state: 'done' }]);
  for (const schedule of all) expect(await live(schedule), JSON.stringify(schedule)).toEqual(end);
});

test('CHECK-06 events alone bring an order to its end, whose every answer was lost', async () => {
  const losses = depsOf(losing(money.deps().gateway));
  const life = await begin(losses);
  for (const happens of STAGES) {
    life.number = await findNumber(life);
    await happens(life, losses);
    await app.pool.query('update sandbox_gateway.events set due_at = now() where ended_at is null');
    await hooks.send();
  }
  const end = await endOf(life);
  expect(end).toMatchObject({ orders: 1, attempts: ['authorized'] });
  expect(end.captures).toMatchObject([{ state: 'done' }]);
  expect(end.refunds).toMatchObject([{ state: 'done' }]);
});

test('a process that dies at any point of looking leaves what the next one finishes', {
  timeout: 300_000,
}, async () => {
  const losses = depsOf(losing(money.deps().gateway));
  const alive = depsOf(money.deps().gateway);

  async function dieAt(points: number) {
    const life = await begin(losses);
    let isDead = false;
    const look = async (of: LookAgain) => {
      const dying = mortal({ pool: app.pool, gateway: alive.money.gateway }, points);
      const deps = depsOf(dying.gateway);
      const pool = dying.pool;
      await lookAgain(
        {
          ...deps,
          checkout: { ...deps.checkout, pool },
          money: { ...deps.money, pool },
          payouts: { ...deps.payouts, pool },
        },
        of,
      ).catch((error) => {
        if (!(error instanceof Died)) throw error;
      });
      isDead ||= dying.isDead();
      if (dying.isDead()) await lookAgain(alive, of);
    };
    await look({ about: 'payment', ref: `${life.checkoutId}:1` });
    life.number = await findNumber(life);
    const [, charge, refund] = STAGES;
    await charge?.(life, losses);
    await look({ about: 'payment', ref: `${life.checkoutId}:1` });
    await refund?.(life, losses);
    const { rows } = await app.pool.query(
      `select 'refund:' || r.id || ':' || r.attempt as ref from refunds r join orders o on o.id = r.order_id
       where o.number = $1`,
      [life.number],
    );
    await look({ about: 'refund', ref: rows[0].ref });
    return { isDead, end: await endOf(life) };
  }

  const whole = await dieAt(Number.POSITIVE_INFINITY);
  await comeToOneEnd(dieAt, whole.end, 15);
});
