// Random lives of orders, with and without a coupon: answers, cancels, returns, payouts, disputes, settlements and runs that
// die, meet or find no gateway, and days going by. After each step the books say what the lines and the gateway say, to the cent.
// `npm run money:model` runs many more.
import { answerPrice, askPrice } from '@wevisu/contract/asked-prices.ts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { TURN } from '../../../../../scripts/turn.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { Died, mortal } from '../../test-death.ts';
import { type TestMoney, testMoney } from '../../test-money.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';
import { giveBank } from '../../test-payouts.ts';
import { answerDispute } from '../disputes/answer-dispute.ts';
import { followDisputes } from '../disputes/follow-disputes.ts';
import { runPayouts, settlePayouts } from '../payouts/run-payouts.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { retryRefund } from '../reconciliation/retry-refund.ts';
import { planAct } from '../subscriptions/test-plan-acts.ts';
import { planLife } from '../subscriptions/test-plan-model.ts';
import { type TestPlans, testPlans } from '../subscriptions/test-plans.ts';
import { lookAtMoney } from './look-at-money.ts';
import { matureEarnings } from './mature-earnings.ts';
import { settleOrder } from './settle-order.ts';
import { type Act, act, CARDS, LONG_LIVES } from './test-lives.ts';
import { type LineRow, linesOf, readBooks } from './test-order-books.ts';

const RUNS = Number(process.env.MODEL_RUNS ?? (TURN === null ? 300 : 100));
const STOCK = 50;
/** One person may start only so many checkouts an hour. */
const ORDERS_OF_ONE = 10;
/** All books are read: not after each order. */
const ORDERS_OF_RECONCILIATION = 25;
const COUPON = 'SAVE';
const COUPON_PPM = 40_000;
const DISPUTED_HOURS = 30;
const SENT_BACK_HOURS = 26;
/** Until the bank has decided, whatever it is told. */
const DISPUTE_HOURS = 300;
const WEEK_MS = 7 * 86_400_000;
/** Payouts are made weeks later than anything that an order's clock says: each run is a week of its own. */
const FIRST_WEEK = 200;
/** A pro's 46 business days, with holidays. */
const EARNED_HOURS = 1_900;

let app: TestApp;
let world: TestOrders;
let money: TestMoney;
let plans: TestPlans;
let bought = 0;
let weeks = FIRST_WEEK;
/** The latest hour of all orders: what is compared in the end knows of everything that has happened. */
let latest = 0;
beforeAll(async () => {
  app = await testApp({ isWorking: false });
  money = await testMoney(app);
  plans = await testPlans(app);
});

/** Whatever is refused changes nothing, and that is seen; the server never fails. */
async function answered<T extends { readonly status: number }>(call: Promise<T>): Promise<T> {
  const reply = await call;
  expect(reply.status).toBeLessThan(500);
  return reply;
}

async function perform(number: string, { ...of }: Act): Promise<void> {
  const lines = await world.lines(number);
  const target = 'line' in of ? lines[of.line % lines.length] : undefined;
  const id = target?.id ?? 0;
  const part = 'qty' in of ? { qty: Math.min(of.qty, target?.qty ?? 1) } : {};
  switch (of.kind) {
    case 'approve':
      await answered(world.set('vendor', id, { status: 'Vendor Approved' }));
      return;
    case 'decline':
      await answered(world.set('vendor', id, { status: 'Decline', ...part }));
      return;
    case 'cancel':
      await answered(world.set('staff', id, { status: 'Cancle', ...part }));
      return;
    case 'ask':
      await answered(world.ask(id, { kind: 'cancel', ...part }));
      return;
    case 'ship':
      await answered(world.set('staff', id, { status: 'Shipped' }));
      return;
    case 'deliver':
      await answered(world.set('staff', id, { status: 'Delivered' }));
      return;
    case 'return':
      await answered(world.set('staff', id, { status: 'Returned', ...part }));
      return;
    case 'send-back':
      await sendBack(target, of.qty);
      return;
    case 'advance':
      await advance(number, target);
      return;
    case 'price':
      await changePrice(number, { id, ...of });
      return;
    case 'dispute':
      await followAfter(DISPUTED_HOURS);
      return;
    case 'evidence':
      await answerBank(number, { answer: 'evidence', text: 'winning_evidence' });
      return;
    case 'lost-evidence':
      await answerBank(number, { answer: 'evidence', text: 'A photo of the door.' });
      return;
    case 'give-up':
      await answerBank(number, { answer: 'accept', text: 'The goods never left.' });
      return;
    case 'payday':
      await payDay();
      return;
    case 'crowded-payday':
      await mature();
      await inOneWeek((week) =>
        Promise.all([runPayouts(week), runPayouts(week), settlePayouts(week)]),
      );
      return;
    case 'deaf-payday':
      await payDay({ transfer: () => Promise.reject(new Error('no answer')) });
      return;
    case 'deadly-payday':
      await dieOnPayDay(of.points);
      return;
    case 'again':
      await answered(world.set('staff', id, { status: 'Delivered', confirm: true, ...part }));
      return;
    case 'wait':
      money.clock.ahead += of.hours;
      return;
    case 'settle':
      await money.settle(number);
      return;
    case 'crowd':
      await Promise.all([1, 2, 3].map(() => money.settle(number)));
      return;
    case 'deaf':
      await settleWithoutGateway(number);
      return;
    case 'look':
      await lookAtRefundsOf(number, SENT_BACK_HOURS);
      return;
    case 'crowded-look':
      money.clock.ahead += SENT_BACK_HOURS;
      await Promise.all([1, 2, 3].map(() => lookAtRefundsOf(number, 0)));
      return;
    case 'try-again':
      await tryAgain(number);
      return;
    case 'die':
      await settleAndDie(number, of.points);
      return;
  }
}

type Line = Awaited<ReturnType<TestOrders['lines']>>[number];

/** As homeowner and staff do it, so that a restocking fee may be kept. */
async function sendBack(target: Line | undefined, most: number): Promise<void> {
  if (target?.status !== 'Delivered') return;
  const { id } = target;
  const asked = await answered(world.ask(id, { kind: 'return', qty: Math.min(most, target.qty) }));
  if (asked.status !== 201) return;
  await answered(world.grant(asked.body.data.id));
  await answered(world.set('staff', id, { status: 'Returned' }));
}

async function advance(number: string, target: Line | undefined): Promise<void> {
  if (target === undefined) return;
  const { id, status } = target;
  if (status === 'Waiting for approval')
    await answered(world.set('vendor', id, { status: 'Vendor Approved' }));
  else if (status === 'Vendor Approved') {
    money.clock.ahead += 2;
    await money.settle(number);
    await answered(world.set('staff', id, { status: 'Shipped' }));
  } else if (status === 'Shipped') await answered(world.set('staff', id, { status: 'Delivered' }));
  else if (status === 'Delivered') await sendBack(target, 2);
  else if (status === 'Return Request')
    await answered(world.set('staff', id, { status: 'Returned' }));
}

/** A vendor asks for another price, and the homeowner answers or does not. */
async function changePrice(
  number: string,
  of: { readonly id: number } & Pick<Extract<Act, { kind: 'price' }>, 'percent' | 'answer'>,
): Promise<void> {
  const { id, percent, answer } = of;
  const { rows } = await app.pool.query(
    'select final_price::int as price from order_items where id = $1',
    [id],
  );
  const seen = Number(rows[0]?.price);
  const body = { final_price: Math.ceil((seen * percent) / 100), seen, note: 'It costs more.' };
  const asked = await answered(app.call(askPrice, { params: { id }, body }, world.vendor));
  if (asked.status !== 200 || !asked.body.data.is_open || answer === 'none') return;
  const [open] = (await world.lines(number)).flatMap(({ id: itemId, asked_price: one }) =>
    itemId === id && one !== null ? [one] : [],
  );
  if (open === undefined) return;
  const said = { asked_id: open.id, accept: answer === 'accept', total: open.total };
  await answered(app.call(answerPrice, { params: { id }, body: said }, world.buyer));
}

async function followAfter(hours: number): Promise<void> {
  money.clock.ahead += hours;
  await followDisputes(money.deps());
}

/** Staff answer the order's dispute, where there is one by the next day, and the bank decides. */
async function answerBank(
  number: string,
  said: { readonly answer: 'evidence' | 'accept'; readonly text: string },
): Promise<void> {
  await followAfter(DISPUTED_HOURS);
  const { rows } = await app.pool.query(
    'select id::int from disputes where order_id = $1 and closed_at is null order by id limit 1',
    [await money.idOf(number)],
  );
  if (rows.length === 0) return;
  await answerDispute(money.deps(), { userId: world.staff.userId, id: rows[0].id, ...said });
  await followAfter(2);
}

/** As after an event about each of them, some time later. */
async function lookAtRefundsOf(number: string, hours: number): Promise<void> {
  money.clock.ahead += hours;
  const { rows } = await app.pool.query(
    `select 'refund:' || id || ':' || attempt as key from refunds where order_id = $1 order by id`,
    [await money.idOf(number)],
  );
  for (const { key } of rows) await lookAtMoney(money.deps(), { about: 'refund', key });
}

/** Staff have what came back paid anew. */
async function tryAgain(number: string): Promise<void> {
  const { rows } = await app.pool.query(
    `select id::int from refunds where order_id = $1 and state = 'failed' order by id`,
    [await money.idOf(number)],
  );
  const reason = 'The homeowner says that the card works again.';
  for (const { id } of rows)
    await retryRefund(money.deps(), { userId: world.staff.userId, id, reason });
  await money.settle(number);
}

type Payouts = ReturnType<TestMoney['deps']>['gateway']['payouts'];

function inOneWeek<T>(
  work: (week: ReturnType<TestMoney['deps']>) => T,
  over: Partial<Payouts> = {},
): T {
  weeks += 1;
  const deps = money.deps();
  const at = Date.now() + weeks * WEEK_MS;
  const gateway = { ...deps.gateway, payouts: { ...deps.gateway.payouts, ...over } };
  return work({ ...deps, gateway, now: () => new Date(at), onError: () => {} });
}

/** Days go by until what is charged has become available. */
async function mature(): Promise<void> {
  money.clock.ahead += EARNED_HOURS;
  await matureEarnings(money.deps());
}

async function payDay(over: Partial<Payouts> = {}): Promise<void> {
  await mature();
  await inOneWeek((week) => runPayouts(week), over);
}

async function dieOnPayDay(points: number): Promise<void> {
  await mature();
  await inOneWeek(async (week) => {
    const { pool, gateway } = mortal(week, points);
    const onError = (error: unknown) => {
      throw error;
    };
    await runPayouts({ ...week, pool, gateway, onError }).catch((error) => {
      if (!(error instanceof Died)) throw error;
    });
  });
}

async function settleWithoutGateway(number: string): Promise<void> {
  const away = () => Promise.reject(new Error('no answer'));
  await money
    .settle(number, { capture: away, charge: away, refund: away, void: away })
    .catch((error: Error) => expect(error.message).toBe('no answer'));
}

async function settleAndDie(number: string, points: number): Promise<void> {
  const deps = money.deps();
  const { pool, gateway } = mortal(deps, points);
  await settleOrder({ ...deps, pool, gateway }, { orderId: await money.idOf(number) }).catch(
    (error) => {
      if (!(error instanceof Died)) throw error;
    },
  );
}

function total<T>(list: readonly T[], of: (one: T) => number): number {
  return list.reduce((sum, one) => sum + of(one), 0);
}

async function expectBooks(number: string, stocks: readonly number[]) {
  const { lines, of: order, books, gateway } = await readBooks(app, money, number);
  const { ordered, authorized, isRaised, taken, disputed, held, cameBack } = order;
  const captured = lines.filter(({ capture }) => capture === 'done');
  const refunded = lines.filter(({ refund }) => refund === 'done');
  const earning = captured.filter(({ refund }) => refund !== 'done');
  const charged = total(captured, ({ amount }) => amount);
  const paidBack = total(refunded, ({ refundCents }) => refundCents);
  const restocking = total(refunded, (one) => one.restocking);
  const owed = (account: string) => 0 - (books[account] ?? 0);
  expect(owed('gateway') + owed('fees')).toBe(paidBack + taken - charged);
  expect(owed('disputed')).toBe(0 - disputed);
  expect(owed('reserve')).toBe(held);
  const shares = (of: keyof LineRow['taken']) => total(lines, (one) => one.taken[of]);
  for (const kind of ['vendor', 'pro'] as const) {
    const matured = earning.filter((one) =>
      kind === 'vendor' ? one.isVendorAvailable : one.isProAvailable,
    );
    const left = (one: LineRow) => one[kind] - one.taken[kind];
    const available = total(matured, left);
    expect(owed(`${kind}_available`)).toBe(available);
    expect(owed(`${kind}_pending`)).toBe(total(earning, left) - available);
  }
  expect(owed('revenue')).toBe(total(earning, ({ fee }) => fee) - shares('fee'));
  expect(owed('tax')).toBe(total(earning, ({ tax }) => tax) - shares('tax'));
  expect(owed('shipping')).toBe(
    total(earning, ({ shipping }) => shipping) + restocking - shares('shipping'),
  );
  // The gateway may know of more than we have noted, and of nothing that we have not decided.
  const decided = total(
    lines.filter(({ capture }) => capture === 'started'),
    ({ amount }) => amount,
  );
  expect(gateway.charged).toBeGreaterThanOrEqual(charged);
  expect(gateway.charged).toBeLessThanOrEqual(charged + decided);
  expect(gateway.paidBack).toBeGreaterThanOrEqual(paidBack - cameBack);
  expect(gateway.paidBack).toBeLessThanOrEqual(gateway.charged);
  // What is raised beyond the hold is charged before the hold is given up.
  const most = isRaised ? ordered + authorized : Math.max(ordered, authorized);
  expect(gateway.charged + gateway.held).toBeLessThanOrEqual(most);
  expect(gateway.charged).toBeLessThanOrEqual(ordered);
  expect(total(lines, ({ amount }) => amount)).toBe(ordered);
  const kept = lines.filter(({ status }) => status !== 'Decline' && status !== 'Cancle');
  expect(total(stocks, (left) => left)).toBe(2 * STOCK - total(kept, (one) => one.qty));
  return lines;
}

/** Whatever has happened: in the end everything is charged that is due and nothing else, and nothing is left to do. */
async function expectEnd(number: string): Promise<void> {
  for (const hours of [0, 200, 30, 30, 30, DISPUTE_HOURS, DISPUTE_HOURS]) {
    await followAfter(hours);
    await money.settle(number);
    await lookAtRefundsOf(number, 0);
    await tryAgain(number);
  }
  latest = Math.max(latest, money.clock.ahead);
  const lines = await linesOf(app, money, number);
  const gateway = await money.atGateway(number);
  for (const { status, capture, refund, isLost } of lines) {
    const isOver = ['Decline', 'Cancle', 'Returned'].includes(status);
    if (status === 'Waiting for approval') expect([capture, refund]).toEqual([null, null]);
    else if (!isOver) expect([capture, refund]).toEqual(['done', null]);
    else if (capture === null) expect(refund).toBe(null);
    // What a bank has paid back is not paid back again.
    else expect([capture, refund]).toEqual(['done', isLost ? refund : 'done']);
  }
  const charged = lines.filter(({ capture }) => capture === 'done');
  expect(gateway).toMatchObject({
    charged: total(charged, ({ amount }) => amount),
    paidBack: total(lines, ({ refundCents }) => refundCents),
  });
}

/** Nothing is on its way for good, and the banks have what payouts say. */
async function expectPaid(): Promise<void> {
  await payDay();
  await inOneWeek((week) => settlePayouts(week));
  const { rows } = await app.pool.query(
    `select (select coalesce(sum(amount_cents), 0)::int from payouts where state = 'paid') as paid,
       (select coalesce(sum(amount_cents), 0)::int from sandbox_gateway.payouts where outcome = 'paid') as banked,
       (select coalesce(sum(amount_cents), 0)::int from sandbox_gateway.transfers) as transferred,
       (select count(*)::int from payouts where state <> 'paid') as open,
       (select count(*)::int from ledger_balances where account in ('transit', 'connected') and balance_cents <> 0)
         as "underWay"`,
  );
  const [{ paid, banked, transferred, open, underWay }] = rows;
  expect([banked, transferred, open, underWay]).toEqual([paid, paid, 0, 0]);
}

/** Of all orders so far. */
async function expectAgreement(): Promise<void> {
  money.clock.ahead = latest;
  expect((await reconcile(money.deps())).told).toEqual([]);
}

test('whatever happens to orders, the books are what lines and gateway say, and end complete', {
  timeout: 4 * 3_600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.constantFrom('good' as const, 'good', 'disputed', 'sendsBack'),
      fc.array(act, { minLength: 3, maxLength: 16 }),
      fc.array(planAct, { maxLength: 6 }),
      async (withCoupon, card, acts, planActs) => {
        if (bought % ORDERS_OF_ONE === 0) {
          world = await testOrders(app);
          await world.shop.addCoupon(COUPON, COUPON_PPM);
          for (const { token } of [world.vendor, world.shop.pro]) await giveBank(app, token);
        }
        bought += 1;
        money.clock.ahead = 0;
        const order = await world.buy([3, 2], [STOCK], {
          coupon: withCoupon ? COUPON : null,
          card: CARDS[card],
        });
        const { number } = order;
        const { rows } = await app.pool.query(
          'select variant_id::int as id from order_items where order_id = $1 order by id',
          [await money.idOf(number)],
        );
        const variants: readonly number[] = rows.map(({ id }) => id);
        const stocks = async () => (await Promise.all(variants.map((id) => world.lots(id)))).flat();
        const plan = planActs.length === 0 ? null : await planLife(app, plans);
        for (let at = 0; at < Math.max(acts.length, planActs.length); at += 1) {
          const [one, ofPlan] = [acts[at], planActs[at]];
          if (one !== undefined) {
            await perform(number, one);
            await expectBooks(number, await stocks());
          }
          if (ofPlan !== undefined) {
            await plan?.perform(ofPlan);
            await plan?.expectBooks();
          }
        }
        await plan?.expectEnd();
        await expectEnd(number);
        await expectBooks(number, await stocks());
        await expectPaid();
        if (bought % ORDERS_OF_RECONCILIATION === 0) await expectAgreement();
      },
    ),
    // The list of what failed shows the message alone.
    { numRuns: RUNS, examples: LONG_LIVES, includeErrorInReport: true },
  );
  await expectAgreement();
  const [seen] = (
    await app.pool.query(`select (select count(*)::int from payouts) as payouts,
      (select count(*)::int from refunds where cause = 'returned' and state = 'done') as returned,
      (select count(*)::int from refunds where restocking_cents > 0) as restocked,
      (select count(*)::int from ledger_transactions where cause = 'refund' and step like 'sent_back:%') as "sentBack",
      (select count(*)::int from orders where coupon_code is not null) as coupons,
      (select count(*)::int from order_items where is_raised and capture_id is not null) as raised,
      (select count(*)::int from disputes where state = 'won') as won,
      (select count(*)::int from disputes where state in ('lost', 'accepted')) as lost`)
  ).rows;
  expect(seen.payouts).toBeGreaterThan(RUNS / 5);
  expect(seen.returned).toBeGreaterThan(RUNS / 50);
  expect(seen.restocked).toBeGreaterThan(RUNS / 100);
  expect(seen.sentBack).toBeGreaterThan(RUNS / 50);
  expect(seen.coupons).toBeGreaterThan(RUNS / 5);
  expect(seen.raised).toBeGreaterThan(RUNS / 100);
  expect(seen.won).toBeGreaterThan(RUNS / 200);
  expect(seen.lost).toBeGreaterThan(RUNS / 20);
});
