// The homeowner's bank sends back, days later, what was paid back: the books follow, and staff have it paid anew.
import * as books from '@wevisu/contract/books.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { Died, dieAtEachPoint, mortal } from '../../test-death.ts';
import { findUnheldInMails } from '../../test-mail-figures.ts';
import { type TestMoney, testMoney } from '../../test-money.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';
import { testWebhooks } from '../../test-webhooks.ts';
import { answerDispute } from '../disputes/answer-dispute.ts';
import { followDisputes } from '../disputes/follow-disputes.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import type { MoneyDeps } from './deps.ts';
import { lookAtMoney } from './look-at-money.ts';
import { lookAtRefunds } from './look-at-refunds.ts';

/** Its bank sends back the first refund of a charge, a day later. */
const CARD = '4000 0000 0000 5126';
const LATER_HOURS = 30;
/** One person may start only so many checkouts an hour. */
const ORDERS_OF_ONE = 10;

let app: TestApp;
let money: TestMoney;
let world: TestOrders;
let bought = 0;
beforeAll(async () => {
  app = await testApp();
  money = await testMoney(app);
});

/** An order of which a return was paid back, less its restocking fee, and another line is kept. */
async function refunded() {
  if (bought % ORDERS_OF_ONE === 0) world = await testOrders(app);
  bought += 1;
  money.clock.ahead = 0;
  const { number } = await world.buy([2, 1], [100], { card: CARD });
  const [first, second] = await world.lines(number);
  for (const id of [first?.id ?? 0, second?.id ?? 0])
    await world.set('vendor', id, { status: 'Vendor Approved' });
  money.clock.ahead = 2;
  await money.settle(number);
  const charged = await money.accounts(number);
  await world.set('staff', first?.id ?? 0, { status: 'Delivered' });
  const asked = await world.ask(first?.id ?? 0, { kind: 'return', qty: 2 });
  await world.grant(asked.body.data.id);
  await world.set('staff', first?.id ?? 0, { status: 'Returned' });
  // The server's own job may be faster.
  await vi.waitFor(async () => {
    await money.settle(number);
    expect(await money.refunds(number)).toMatchObject([{ state: 'done' }]);
  });
  const { rows } = await app.pool.query(
    'select id::int, amount_cents::int as cents from refunds where order_id = $1',
    [await money.idOf(number)],
  );
  const paid = await money.accounts(number);
  const refund: { readonly id: number; readonly cents: number } = rows[0];
  return { number, charged, paid, refund };
}

async function stepsOf(id: number): Promise<string[]> {
  const { rows } = await app.pool.query(
    `select step from ledger_transactions where cause = 'refund' and cause_id = $1 order by id`,
    [id],
  );
  return rows.map(({ step }) => step);
}

const staff = () => ({ token: world.staff.token });
const failed = async (number: string) =>
  (await app.call(books.listFailedRefunds, {}, staff())).body.data.filter(
    ({ order_number }) => order_number === number,
  );
const retry = (id: number) =>
  app.call(
    books.retryRefund,
    { params: { id }, body: { reason: 'The homeowner has a new card there.' } },
    staff(),
  );
/** The bank takes back what the refund has left of the charge, whatever has come back of it. */
async function disputeRest(number: string): Promise<void> {
  await app.pool.query(
    `insert into sandbox_gateway.disputes (ref, authorization_ref, amount_cents, fee_cents, reason, opened_at, respond_by)
     select 'sbx_dispute_' || c.id, c.gateway_ref, c.amount_cents - r.amount_cents, 1500, 'fraudulent', now(), current_date + 7
     from captures c join refunds r on r.capture_id = c.id where c.order_id = $1`,
    [await money.idOf(number)],
  );
}

async function answerLast(number: string, text: string): Promise<void> {
  const { rows } = await app.pool.query('select id::int from disputes where order_id = $1', [
    await money.idOf(number),
  ]);
  const { userId } = world.staff;
  await answerDispute(money.deps(), { userId, id: rows[0].id, answer: 'evidence', text });
}

async function keyOf(number: string): Promise<string> {
  const { rows } = await app.pool.query(
    `select 'refund:' || id || ':1' as key from refunds where order_id = $1`,
    [await money.idOf(number)],
  );
  return rows[0].key;
}

/** What each line bears of a dispute, and whether its earnings may be paid out. */
async function sharesOf(number: string) {
  const { rows } = await app.pool.query(
    `select s.vendor_cents::int as vendor, s.pro_cents::int as pro, s.fee_cents::int as fee, s.tax_cents::int as tax,
       s.shipping_cents::int as shipping, i.is_vendor_available as "isVendor", i.is_pro_available as "isPro"
     from dispute_items s join order_items i on i.id = s.order_item_id where i.order_id = $1 order by i.id`,
    [await money.idOf(number)],
  );
  return rows;
}

async function told(): Promise<readonly unknown[]> {
  const { ahead } = money.clock;
  money.clock.ahead = 900;
  const found = (await reconcile(money.deps())).told;
  money.clock.ahead = ahead;
  return found;
}

/** What a homeowner reads of it. */
const shown = async (number: string) => {
  const [one] = (await world.show(number)).payment.refund_list;
  return { state: one?.state, from: one?.from };
};

describe('a refund that its bank sends back', () => {
  test('G-55 is noted once, reversed, told, and paid back anew by staff', async () => {
    const { number, charged, paid, refund } = await refunded();
    const before = await shown(number);
    expect(before.state).toBe('on_its_way');
    // Not yet: nothing changes.
    money.clock.ahead = 20;
    await lookAtMoney(money.deps(), { about: 'refund', key: `refund:${refund.id}:1` });
    expect(await money.accounts(number)).toEqual(paid);

    money.clock.ahead = LATER_HOURS;
    await Promise.all([1, 2, 3].map(() => lookAtRefunds(money.deps())));
    await lookAtMoney(money.deps(), { about: 'refund', key: `refund:${refund.id}:1` });
    expect(await stepsOf(refund.id)).toEqual(['refunded:1', 'sent_back:1']);
    expect(await money.accounts(number)).toEqual(charged);
    expect((await money.atGateway(number)).paidBack).toBe(0);
    expect(await shown(number)).toMatchObject({ state: 'delayed' });
    expect(await world.mailsTo(world.buyer.userId, 'order_refund_sent_back')).toHaveLength(1);
    expect(await findUnheldInMails(app.pool)).toEqual([]);
    expect(await failed(number)).toMatchObject([{ attempt: 1, outcome: 'card_closed' }]);
    expect(await told()).toEqual([]);
    // Nothing decides it a second time.
    await money.settle(number);
    expect(await money.refunds(number)).toMatchObject([{ state: 'failed' }]);

    expect((await retry(refund.id)).status).toBe(200);
    await vi.waitFor(async () => {
      await money.settle(number);
      expect(await money.refunds(number)).toMatchObject([{ state: 'done' }]);
    });
    expect(await stepsOf(refund.id)).toEqual(['refunded:1', 'sent_back:1', 'refunded:2']);
    expect(await money.accounts(number)).toEqual(paid);
    expect(await money.atGateway(number)).toMatchObject({ paidBack: refund.cents });
    expect(await shown(number)).toMatchObject({ state: 'on_its_way' });
    expect(await failed(number)).toEqual([]);
    // A late event about the first one, and a look at the second.
    money.clock.ahead = LATER_HOURS + 60;
    await lookAtMoney(money.deps(), { about: 'refund', key: `refund:${refund.id}:1` });
    await lookAtRefunds(money.deps());
    expect(await money.accounts(number)).toEqual(paid);
    expect(await told()).toEqual([]);
    expect(money.errors).toEqual([]);
  });

  test('CHECK-06 is noted by the gateway’s event alone', async () => {
    const { number, charged, refund } = await refunded();
    const hooks = testWebhooks(app);
    money.clock.ahead = LATER_HOURS;
    // The sandbox's own clock: its bank sends it back now.
    await app.pool.query(
      `update sandbox_gateway.refunds set fails_at = now() where idempotency_key = $1`,
      [`refund:${refund.id}:1`],
    );
    await hooks.send();
    await app.pool.query('update sandbox_gateway.events set due_at = now() where ended_at is null');
    await hooks.send();
    expect(await money.accounts(number)).toEqual(charged);
    expect(await failed(number)).toHaveLength(1);
    expect(await told()).toEqual([]);
  });

  test('is asked about a day later, each day for some weeks, and not for good', async () => {
    const { refund } = await refunded();
    const { gateway } = money.deps();
    let asked = 0;
    const findRefund = async (ref: string) => {
      const { rows } = await app.pool.query('select id::int from refunds where gateway_ref = $1', [
        ref,
      ]);
      asked += rows[0]?.id === refund.id ? 1 : 0;
      return gateway.findRefund(ref).then(() => ({ outcome: 'done', ref }) as const);
    };
    for (let day = 0; day < 60; day += 1) {
      money.clock.ahead = day * 24;
      await lookAtRefunds(money.deps({ findRefund }));
    }
    expect(asked).toBeGreaterThan(30);
    expect(asked).toBeLessThan(40);
    // An event is heard even then.
    await lookAtMoney(money.deps(), { about: 'refund', key: `refund:${refund.id}:1` });
    expect(await stepsOf(refund.id)).toEqual(['refunded:1', 'sent_back:1']);
  });

  test('that the gateway does not know is an error, and the others are looked at', async () => {
    const [one, other] = [await refunded(), await refunded()];
    const { gateway } = money.deps();
    const { rows } = await app.pool.query('select gateway_ref as ref from refunds where id = $1', [
      one.refund.id,
    ]);
    money.clock.ahead = LATER_HOURS;
    const before = money.errors.length;
    const findRefund = (ref: string) =>
      ref === rows[0].ref ? Promise.resolve(null) : gateway.findRefund(ref);
    await lookAtRefunds(money.deps({ findRefund }));
    expect(money.errors.slice(before).map(String)).toEqual([
      `Error: The gateway does not know refund ${one.refund.id}, ${rows[0].ref}.`,
    ]);
    money.errors.length = before;
    expect(await stepsOf(one.refund.id)).toEqual(['refunded:1']);
    expect(await stepsOf(other.refund.id)).toEqual(['refunded:1', 'sent_back:1']);
    money.clock.ahead = LATER_HOURS + 25;
    await lookAtRefunds(money.deps());
    expect(await stepsOf(one.refund.id)).toEqual(['refunded:1', 'sent_back:1']);
    expect(await told()).toEqual([]);
  });

  test('that meets a dispute when it is tried again waits for staff', async () => {
    const { number, charged, refund } = await refunded();
    money.clock.ahead = LATER_HOURS;
    await lookAtRefunds(money.deps());
    // The server's own job asks as well: it hears the same.
    await app.pool.query(
      `insert into sandbox_gateway.disputes (ref, authorization_ref, amount_cents, fee_cents, reason, opened_at, respond_by)
       select 'sbx_dispute_' || c.id, c.gateway_ref, c.amount_cents, 1500, 'fraudulent', now(), current_date + 7
       from captures c where c.order_id = $1`,
      [await money.idOf(number)],
    );
    expect((await retry(refund.id)).status).toBe(200);
    await vi.waitFor(async () => {
      await money.settle(number);
      expect(await money.refunds(number)).toMatchObject([{ state: 'failed' }]);
    });
    expect(await failed(number)).toMatchObject([{ attempt: 2, outcome: 'charge_disputed' }]);
    expect(await money.accounts(number)).toEqual(charged);
    await app.pool.query('delete from sandbox_gateway.disputes');
  });

  test.for([
    ['open', null],
    ['won', 'winning_evidence'],
    ['lost', 'losing_evidence'],
  ] as const)(
    'after a dispute of its charge was noted leaves the same books as one before it: %s',
    async ([state, evidence]) => {
      const ends = [];
      for (const order of ['refund first', 'dispute first', 'refund last'] as const) {
        const { number, paid } = await refunded();
        const dispute = async () => {
          await disputeRest(number);
          await followDisputes(money.deps());
        };
        const decide = async () => {
          if (evidence === null) return;
          await answerLast(number, evidence);
          money.clock.ahead = LATER_HOURS + 2;
          await followDisputes(money.deps());
        };
        money.clock.ahead = order === 'refund first' ? LATER_HOURS : 3;
        if (order === 'refund first') await lookAtRefunds(money.deps());
        await dispute();
        if (order === 'refund last') await decide();
        money.clock.ahead = LATER_HOURS;
        await lookAtMoney(money.deps(), { about: 'refund', key: await keyOf(number) });
        if (order !== 'refund last') await decide();
        expect(await money.accounts(number)).not.toEqual(paid);
        ends.push({
          accounts: await money.accounts(number),
          shares: state === 'won' ? [] : await sharesOf(number),
        });
        expect(await told()).toEqual([]);
      }
      const [first, ...others] = ends;
      for (const end of others) expect([state, end]).toEqual([state, first]);
      await app.pool.query(
        'update sandbox_gateway.disputes set accepted_at = now() where evidence is null',
      );
      await followDisputes(money.deps());
    },
  );

  test.for([
    ['is noted', false],
    ['whose charge is disputed is noted', true],
  ] as const)(
    '%s the same wherever the process dies',
    { timeout: 300_000 },
    async ([, isDisputed]) => {
      let whole: unknown = null;
      async function look(deps: MoneyDeps, id: number): Promise<void> {
        await lookAtMoney(deps, { about: 'refund', key: `refund:${id}:1` });
      }
      async function walkTo(points: number) {
        const { number, charged, refund } = await refunded();
        money.clock.ahead = 3;
        if (isDisputed) await disputeRest(number);
        if (isDisputed) await followDisputes(money.deps());
        money.clock.ahead = LATER_HOURS;
        const deps = money.deps();
        const life = mortal(deps, points);
        await look({ ...deps, pool: life.pool, gateway: life.gateway }, refund.id).catch(
          (error) => {
            if (!(error instanceof Died)) throw error;
          },
        );
        if (life.isDead()) await look(deps, refund.id);
        expect([points, await stepsOf(refund.id)]).toEqual([points, ['refunded:1', 'sent_back:1']]);
        const accounts = await money.accounts(number);
        whole ??= isDisputed ? accounts : charged;
        expect([points, accounts, await sharesOf(number)]).toEqual([
          ...[points, whole, isDisputed ? expect.arrayContaining([expect.anything()]) : []],
        ]);
        const { rows } = await app.pool.query(
          `select count(*)::int as told from notifications where event = 'order_refund_sent_back' and topic = $1`,
          [`order:${number}`],
        );
        expect([points, rows[0].told]).toEqual([points, 1]);
        return life.isDead();
      }
      await dieAtEachPoint(walkTo, 10);
      expect(await told()).toEqual([]);
    },
  );
});
