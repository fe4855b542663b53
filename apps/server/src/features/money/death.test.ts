// The process dies at every point of charging, charging anew, giving up and paying back, one after another: before and
// after each statement and each call to the gateway. Whoever comes next brings the order to the same end.
import { beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { comeToOneEnd, Died, mortal } from '../../test-death.ts';
import { type TestMoney, testMoney } from '../../test-money.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';
import { settleOrder } from './settle-order.ts';

let app: TestApp;
let world: TestOrders;
let money: TestMoney;
let bought = 0;
beforeAll(async () => {
  app = await testApp({ isWorking: false });
  money = await testMoney(app);
});

/** One person may start only so many checkouts an hour. */
const ORDERS_OF_ONE = 10;

interface Walk {
  readonly title: string;
  readonly quantities: readonly number[];
  /** Up to the settlement that dies. */
  readonly prepare: (number: string, ids: readonly number[]) => Promise<void>;
  /** Hours after the order was placed. */
  readonly hours: number;
  /** Points that there are at least: fewer would mean that the walk misses its work. */
  readonly least: number;
}

const approveAll = async (ids: readonly number[]) => {
  for (const id of ids) await world.set('vendor', id, { status: 'Vendor Approved' });
};

async function settleAt(hours: number, number: string): Promise<void> {
  money.clock.ahead = hours;
  await money.settle(number);
}

const WALKS: readonly Walk[] = [
  {
    title: 'CHECK-06 the charge of a hold',
    ...{ quantities: [2, 3], hours: 2, least: 20 },
    prepare: (_, ids) => approveAll(ids),
  },
  {
    title: 'a charge anew after the hold',
    ...{ quantities: [2], hours: 200, least: 20 },
    prepare: (_, ids) => approveAll(ids),
  },
  {
    title: 'POL-14 giving up a hold',
    ...{ quantities: [2], hours: 2, least: 10 },
    async prepare(_, ids) {
      for (const id of ids) await world.set('vendor', id, { status: 'Decline' });
    },
  },
  {
    title: 'G-55 a refund of a part and one of a return',
    ...{ quantities: [4, 2], hours: 3, least: 30 },
    async prepare(number, ids) {
      await approveAll(ids);
      await settleAt(2, number);
      const [first = 0, second = 0] = ids;
      await world.set('staff', first, { status: 'Cancle', qty: 1 });
      await world.set('staff', second, { status: 'Delivered' });
      await world.set('staff', second, { status: 'Returned' });
    },
  },
];

/** Everything that a death might have left different: rows, entries, the gateway's books, what was told. */
async function endOf(number: string) {
  const { rows } = await app.pool.query(
    `select
       (select count(*)::int from notifications n where n.topic = 'order:' || $2) as told,
       (select json_agg(json_build_array(t.cause, t.step) order by t.cause, t.step) from ledger_transactions t
        where t.order_id = $1) as booked,
       (select count(*)::int from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        where t.order_id = $1) as entries,
       (select settle_at is null from orders where id = $1) as done`,
    [await money.idOf(number), number],
  );
  return {
    ...rows[0],
    told: rows[0].told > 0,
    accounts: await money.accounts(number),
    gateway: await money.atGateway(number),
    captures: await money.captures(number),
    // The queue's job may decide one of two before the other is due.
    refunds: (await money.refunds(number)).toSorted((a, b) => a.cents - b.cents),
  };
}

test.for(WALKS)(
  '$title ends the same wherever the process dies',
  { timeout: 300_000 },
  async (walk) => {
    async function walkTo(points: number) {
      money.clock.ahead = 0;
      if (bought % ORDERS_OF_ONE === 0) world = await testOrders(app);
      bought += 1;
      const { number } = await world.buy(walk.quantities);
      const ids = (await world.lines(number)).map(({ id }) => id);
      await walk.prepare(number, ids);
      money.clock.ahead = walk.hours;
      // What the queue's own job does with the present is nothing: nothing is due yet.
      const deps = money.deps();
      const life = mortal(deps, points);
      await settleOrder(
        { ...deps, pool: life.pool, gateway: life.gateway },
        { orderId: await money.idOf(number) },
      ).catch((error) => {
        if (!(error instanceof Died)) throw error;
      });
      if (!life.isDead()) return { isDead: false, end: await endOf(number) };
      // The queue's job may look at the same time and leave the order to be looked at once more.
      const end = await vi.waitFor(
        async () => {
          await money.settle(number);
          const seen = await endOf(number);
          expect(seen.done).toBe(true);
          return seen;
        },
        { timeout: 20_000, interval: 200 },
      );
      return { isDead: true, end };
    }
    const whole = await walkTo(Number.POSITIVE_INFINITY);
    expect(whole.isDead).toBe(false);
    await comeToOneEnd(walkTo, whole.end, walk.least);
  },
);
