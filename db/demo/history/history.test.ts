import { cents, type Ppm, ppm, sum } from '@wevisu/domain/money/money.ts';
import { unitPrice } from '@wevisu/domain/money/pricing.ts';
import { splitLine } from '@wevisu/domain/money/split-line.ts';
import { computeTax } from '@wevisu/domain/money/tax.ts';
import { canAsk, type RequestKind } from '@wevisu/domain/orders/order-requests.ts';
import {
  canSetStatus,
  keepsGoods,
  ORDER_STATUSES,
  type OrderStatus,
} from '@wevisu/domain/orders/order-status.ts';
import { paymentState } from '@wevisu/domain/orders/payment-state.ts';
import { computeShipping } from '@wevisu/domain/orders/shipping.ts';
import type { AccountType } from '@wevisu/domain/people/accounts.ts';
import { zipIsInState } from '@wevisu/domain/people/us-states.ts';
import { processingDueAt } from '@wevisu/domain/policy/policy.ts';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { quoteSchema } from '../../../apps/server/src/features/checkout/quote.ts';
import { testDatabase } from '../../../apps/server/src/platform/database/test-database.ts';
import { loadDemo } from '../load.ts';
import { tradeUntil } from './load-history.ts';
import { DAY_MS, HISTORY_DAYS } from './seasons.ts';
import { readTerms } from './terms.ts';

const NOW = new Date('2026-11-23T18:00:00Z');
/** The first morning of a quiet month. */
const OTHER_NOW = new Date('2027-01-04T15:00:00Z');

const files = new Map<string, Buffer>();
const putFile = async (key: string, bytes: Buffer) => void files.set(key, bytes);

const { pool } = await testDatabase();
await loadDemo({ pool, size: 'small', history: tradeUntil(NOW, putFile) });

async function read<T>(sql: string, from: pg.Pool = pool): Promise<T[]> {
  const { rows } = await from.query(sql);
  return rows;
}

interface ItemRow {
  readonly id: number;
  readonly orderId: number;
  readonly vendorId: number;
  readonly qty: number;
  readonly lots: readonly { readonly qty: number }[];
  readonly price: number;
  readonly wholesale: number;
  readonly fee: number;
  readonly markup: number;
  readonly coupon: number;
  readonly markupPpm: number;
  readonly line: number;
  readonly shipping: number;
  readonly tax: number;
  readonly platform: number;
  readonly status: OrderStatus;
  readonly refund: number | null;
}

interface OrderRow {
  readonly id: number;
  readonly number: string;
  readonly quote: unknown;
  readonly state: string;
  readonly zip: string;
  readonly couponPpm: number;
  readonly platformPpm: number;
  readonly items: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
  readonly authorized: number;
  readonly isVoided: boolean;
  readonly isCharged: boolean;
}

const orders = await read<OrderRow>(`
  select o.id::int, o.number, k.quote, o.address ->> 'state' as state, o.address ->> 'zip_code' as zip,
    o.coupon_rate_ppm as "couponPpm", o.platform_rate_ppm as "platformPpm", o.items_cents::int as items,
    o.shipping_cents::int as shipping, o.tax_cents::int as tax, o.total_cents::int as total,
    a.amount_cents::int as authorized, a.voided_at is not null as "isVoided",
    exists (select from captures c where c.order_id = o.id) as "isCharged"
  from orders o join checkouts k on k.id = o.checkout_id and k.state = 'placed'
  join authorizations a on a.order_id = o.id
  join payment_attempts t on t.idempotency_key = a.idempotency_key and t.state = 'authorized'
    and t.checkout_id = k.id and t.gateway_ref = a.gateway_ref
  join sandbox_gateway.authorizations s on s.ref = a.gateway_ref and s.amount_cents = a.amount_cents
    and s.idempotency_key = a.idempotency_key and (s.state = 'voided') = (a.voided_at is not null)
  order by o.id`);
const items = await read<ItemRow>(`
  select i.id::int, i.order_id::int as "orderId", i.vendor_id::int as "vendorId", i.qty, i.lots,
    i.price_cents::int as price, i.final_price::int as wholesale, i.fee_cents::int as fee,
    i.contractor_markup_amt::int as markup, i.coupon_cents::int as coupon, i.markup_ppm as "markupPpm",
    i.line_cents::int as line, i.shipping_cents::int as shipping, i.tax_cents::int as tax,
    i.admin_profit_inclusive_tax::int as platform, i.status,
    (select r.refund_cents::int from order_requests r where r.order_item_id = i.id
       and r.kind = 'return' and r.state = 'granted') as refund
  from order_items i order by i.id`);
const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);

test('three showrooms have sold for eighteen months, in every status', async () => {
  const [row] = await read<{ orders: number; placed: number; showrooms: number; days: number }>(`
    select (select count(*)::int from orders) as orders, count(*)::int as placed,
      count(distinct showroom_id)::int as showrooms,
      extract(day from max(placed_at) - min(placed_at))::int as days from orders`);
  // Whatever joins the order to its checkout and payment has lost none.
  expect(orders).toHaveLength(row?.orders ?? 0);
  expect(row?.orders).toBeGreaterThan(2_000);
  expect(row?.showrooms).toBe(3);
  expect(row?.days).toBeGreaterThan(HISTORY_DAYS - 10);
  expect(new Set(items.map(({ status }) => status))).toEqual(new Set(ORDER_STATUSES));
  const mean = sum(orders.map(({ total }) => cents(total))) / orders.length / 100;
  expect(mean).toBeGreaterThan(1_500);
  expect(mean).toBeLessThan(9_000);
});

test('spring and fall sell more than winter, and weekdays more than weekends', async () => {
  const rows = await read<{ month: number; weekday: number; orders: number }>(`
    select extract(month from placed_at)::int as month, extract(dow from placed_at - interval '6 hours')::int
      as weekday, count(*)::int as orders from orders where placed_at < '2026-11-15' group by 1, 2`);
  const count = (is: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(is).reduce((total, row) => total + row.orders, 0);
  const inMonths = (...months: number[]) => count(({ month }) => months.includes(month));
  expect(inMonths(9, 10)).toBeGreaterThan(1.3 * inMonths(7, 8));
  expect(inMonths(4, 5)).toBeGreaterThan(1.3 * inMonths(1, 2));
  const weekend = count(({ weekday }) => weekday === 0 || weekday === 6) / 2;
  const week = count(({ weekday }) => weekday > 0 && weekday < 6) / 5;
  expect(week).toBeGreaterThan(1.5 * weekend);
});

test('U-14 every amount of every order is what the rules make of it, to the cent', async () => {
  const client = await pool.connect();
  const terms = await readTerms(client).finally(() => client.release());
  for (const order of orders) {
    const own = itemsOf.get(order.id) ?? [];
    const quote = quoteSchema.parse(order.quote);
    expect(quote.totalCents, order.number).toBe(order.total);
    expect(order.total).toBe(order.items + order.shipping + order.tax);
    expect(order.authorized, order.number).toBe(order.total);
    // Parts included, nothing of what was authorized is lost.
    for (const of of ['line', 'shipping', 'tax'] as const) {
      const total = of === 'line' ? order.items : order[of];
      expect(
        own.reduce((all, item) => all + item[of], 0),
        `${order.number} ${of}`,
      ).toBe(total);
    }
    for (const item of own) {
      expectSplit(item, order.platformPpm, ppm(order.couponPpm));
      expect(item.lots.reduce((all, { qty }) => all + qty, 0)).toBe(item.qty);
    }
    const weights = new Map(
      quote.parcels.map(({ vendorId, weightG }) => [Number(vendorId), weightG]),
    );
    const shipping = computeShipping({
      lines: [...weights].map(([vendorId, weightG]) => ({
        ...{ vendorId, weightG, qty: 1 },
        amount: sum(
          own.filter((item) => item.vendorId === vendorId).map(({ line }) => cents(line)),
        ),
      })),
      vendors: [...terms.vendors.values()],
      rates: terms.rates,
      toZip: order.zip,
    });
    expect(shipping.ok && shipping.value.total, order.number).toBe(order.shipping);
    const tax = computeTax({
      lines: [{ amount: cents(order.items), shipping: cents(order.shipping), taxable: true }],
      state: order.state,
      rules: terms.taxRules,
    });
    expect(tax.ok && tax.value.total, order.number).toBe(order.tax);
    expect(zipIsInState(order.zip, order.state), order.zip).toBe('yes');
  }
});

function expectSplit(item: ItemRow, platformPpm: number, coupon: Ppm): void {
  const unit = unitPrice({
    wholesale: cents(item.wholesale),
    platformRate: ppm(platformPpm),
    markupRate: ppm(item.markupPpm),
    // None is taken off a sample, and none that is above the markup.
    couponRate: item.coupon === 0 ? undefined : coupon,
  });
  const { qty, shipping, tax } = item;
  const split = splitLine({ unit, qty, shipping: cents(shipping), tax: cents(tax) });
  expect([item.price, item.fee, item.markup, item.coupon]).toEqual([
    ...[unit.price, unit.fee, split.contractorMarkupAmt, unit.couponOff],
  ]);
  expect(item.platform).toBe(split.adminProfitInclusiveTax);
  expect(item.line + shipping + tax).toBe(
    split.vendorAmount + split.proAmount + split.platformAmount,
  );
}

test('a hold on a card is given up where nothing is delivered, and refunds never exceed it', () => {
  const voided = orders.filter(({ isVoided }) => isVoided);
  expect(voided.length).toBeGreaterThan(10);
  for (const order of orders) {
    const own = itemsOf.get(order.id) ?? [];
    const isGivenUp = own.every(({ status }) => !keepsGoods(status)) && !order.isCharged;
    expect(order.isVoided, order.number).toBe(isGivenUp);
    const { due, refunds } = paymentState(
      cents(order.authorized),
      own.map(({ status, refund, ...item }) => ({
        status,
        amount: cents(item.line + item.shipping + item.tax),
        refund: refund === null ? null : cents(refund),
        isCharged: false,
        isByBank: false,
        paidBack: null,
      })),
    );
    expect(due).toBeGreaterThanOrEqual(0);
    expect(refunds).toBeGreaterThanOrEqual(0);
  }
});

test('what was charged and paid back is in the ledger and in the books of the gateway, and nothing waits that is due', async () => {
  const wrong = await read(`
    with booked as (
      select t.order_id, sum(e.amount_cents) filter (where e.account = 'gateway') as gateway,
        sum(e.amount_cents) filter (where e.account = 'fees') as fees
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id where t.cause <> 'dispute' group by 1
    )
    select c.order_id, c.amount_cents, paid.back, booked.*
    from captures c
      left join booked on booked.order_id = c.order_id
      join sandbox_gateway.authorizations s on s.ref = c.gateway_ref
      left join lateral (select coalesce(sum(amount_cents), 0) as back from refunds r where r.capture_id = c.id) paid on true
      left join lateral (select coalesce(sum(amount_cents), 0) as back from sandbox_gateway.refunds r
        where r.authorization_ref = c.gateway_ref) theirs on true
    where booked.gateway + booked.fees is distinct from c.amount_cents - paid.back
      or s.captured_cents <> c.amount_cents or s.fee_cents <> booked.fees or theirs.back <> paid.back`);
  expect(wrong).toEqual([]);
  const [row] = await read<Record<string, number>>(`
    select (select count(*)::int from captures) as captures, (select count(*)::int from refunds) as refunds,
      (select count(*)::int from ledger_transactions where cause = 'maturity') as matured,
      (select count(*)::int from order_items where pro_available_on <= date '2026-11-20' and not is_pro_available
        and not exists (select from refunds r where r.order_item_id = order_items.id)) as left_behind,
      (select count(*)::int from payouts where state = 'paid') as paid,
      (select count(*)::int from payouts where state = 'failed') as failed,
      (select count(*)::int from ledger_balances where balance_cents < 0 and account <> 'connected') as negative`);
  expect(row?.captures).toBeGreaterThan(1_500);
  expect(row?.refunds).toBeGreaterThan(50);
  expect(row?.matured).toBeGreaterThan(3_000);
  expect(row?.paid).toBeGreaterThan(100);
  expect([row?.failed, row?.left_behind, row?.negative]).toEqual([1, 0, 0]);
});

interface EventRow {
  readonly itemId: number;
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly at: Date;
  readonly type: AccountType;
  readonly isOwner: boolean;
}

test('G-53 every step is one that its actor may take, later than the one before, and none is in the future', async () => {
  const events = await read<EventRow>(`
    select e.order_item_id::int as "itemId", e.from_status as "from", e.to_status as "to", e.at, u.type,
      case u.type when 'User' then o.user_id = u.id when 'Vendor' then v.user_id = u.id else true end as "isOwner"
    from order_item_events e join users u on u.id = e.actor_user_id
    join order_items i on i.id = e.order_item_id join orders o on o.id = i.order_id
    join vendors v on v.id = i.vendor_id order by e.order_item_id, e.id`);
  const byItem = Map.groupBy(events, ({ itemId }) => itemId);
  const wrong: unknown[] = [];
  for (const { id, status } of items) {
    const own = byItem.get(id) ?? [];
    if (own[0]?.from !== null || own.at(-1)?.to !== status) wrong.push([id, status]);
    for (const [place, { from, to, at, type, isOwner }] of own.entries()) {
      const before = own[place - 1];
      if (before === undefined) continue;
      const isRising = from === before.to && at > before.at && at <= NOW && isOwner;
      const isOwnCancel = type === 'User' && to === 'Cancle';
      const isAllowed = isOwnCancel || (from !== null && canSetStatus({ role: type, from, to }).ok);
      if (!isRising || !isAllowed) wrong.push([id, type, from, to, before.at, at]);
    }
  }
  expect(wrong).toEqual([]);
});

test('G-54 requests were asked when they could be, and wait, are granted, refused or withdrawn', async () => {
  const rows = await read<{
    kind: RequestKind;
    state: string;
    status: OrderStatus;
    deliveredAt: Date | null;
    askedAt: Date;
    decidedAt: Date | null;
    fits: boolean;
  }>(`
    select r.kind, r.state, r.asked_at as "askedAt", r.decided_at as "decidedAt", r.qty <= i.qty as fits,
      (select e.to_status from order_item_events e where e.order_item_id = i.id and e.at <= r.asked_at
         and not (e.to_status = 'Cancle' and e.at = r.asked_at) order by e.id desc limit 1) as status,
      (select e.at from order_item_events e where e.order_item_id = i.id and e.to_status = 'Delivered'
         and e.at <= r.asked_at order by e.id desc limit 1) as "deliveredAt"
    from order_requests r join order_items i on i.id = r.order_item_id`);
  for (const { kind, status, deliveredAt, askedAt, decidedAt, fits } of rows) {
    expect(canAsk(kind, { status, deliveredAt }, askedAt).ok, `${kind} in ${status}`).toBe(true);
    expect(fits && askedAt <= (decidedAt ?? NOW) && askedAt <= NOW).toBe(true);
  }
  const seen = new Set(rows.map(({ kind, state }) => `${kind} ${state}`));
  for (const kind of ['cancel', 'return', 'incomplete'])
    for (const state of ['open', 'granted', 'refused', 'withdrawn'])
      expect(seen).toContain(`${kind} ${state}`);
});

test('POL-13 vendors have lines to answer within the promise of 48 hours and some past it', async () => {
  const rows = await read<{ placedAt: Date }>(`
    select distinct o.id, o.placed_at as "placedAt" from order_items i join orders o on o.id = i.order_id
    where i.status = 'Waiting for approval'`);
  const late = rows.filter(({ placedAt }) => processingDueAt(placedAt) < NOW);
  expect(late.length).toBeGreaterThan(0);
  expect(rows.length - late.length).toBeGreaterThan(4);
});

test('deliveries are expected in the next weeks, and parcels on the way have a tracking number', async () => {
  const [row] = await read<{ ahead: number; onTheWay: number; tracked: number }>(`
    select count(*) filter (where arrives_to between '2026-11-23' and '2026-12-20')::int as ahead,
      count(*) filter (where status in ('Picked Up', 'Shipping', 'Shipped', 'Out For Delivery'))::int as "onTheWay",
      count(tracking_number) filter (where status in ('Picked Up', 'Shipping', 'Shipped', 'Out For Delivery'))::int
        as tracked
    from order_items where status not in ('Delivered', 'Cancle', 'Decline', 'Returned')`);
  expect(row?.ahead).toBeGreaterThan(60);
  expect(row?.onTheWay).toBeGreaterThan(20);
  expect(row?.tracked).toBe(row?.onTheWay);
});

test('clients come back, orders have several vendors, coupons, samples and parts of lines', async () => {
  const [row] = await read<Record<string, number>>(`
    select (select count(*)::int from (select user_id from orders group by 1 having count(*) > 2) x) as repeat,
      (select count(*)::int from (select order_id from order_items group by 1
         having count(distinct vendor_id) > 1) x) as several,
      (select count(*)::int from orders where coupon_code is not null) as coupons,
      (select count(*)::int from order_items where is_sample) as samples,
      (select count(*)::int from order_items where split_from is not null) as parts,
      (select count(*)::int from payment_attempts where state = 'refused') as refused`);
  expect(row?.repeat).toBeGreaterThan(200);
  expect(row?.several).toBeGreaterThan(1_000);
  expect(row?.coupons).toBeGreaterThan(200);
  expect(row?.samples).toBeGreaterThan(100);
  expect(row?.parts).toBeGreaterThan(50);
  expect(row?.refused).toBeGreaterThan(30);
});

test('the homeowner of the README has orders, some of them on their way', async () => {
  const rows = await read<{ open: number }>(`
    select count(*) filter (where i.status not in ('Delivered', 'Cancle', 'Decline', 'Returned'))::int as open
    from orders o join users u on u.id = o.user_id join order_items i on i.order_id = o.id
    where u.email = 'homeowner@example.com' group by o.id`);
  expect(rows.length).toBeGreaterThan(4);
  expect(rows.filter(({ open }) => open > 0).length).toBeGreaterThan(1);
});

test('later orders get ids and numbers of their own, and stock is as if nobody had bought', async () => {
  const [row] = await read<{ free: boolean; number: boolean; held: number }>(`
    select nextval(pg_get_serial_sequence('orders', 'id')) > (select max(id) from orders)
        and nextval(pg_get_serial_sequence('order_items', 'id')) > (select max(id) from order_items)
        and nextval(pg_get_serial_sequence('users', 'id')) > (select max(id) from users) as free,
      'WV-' || nextval('order_number_seq') > (select max(number) from orders) as number,
      (select sum(held)::int from stock_lots) as held`);
  expect(row).toEqual({ free: true, number: true, held: 0 });
});

// Two whole loads: a minute on a machine that does other work, too.
const TWO_LOADS = { timeout: 240_000 };

test(
  'two loads of one day are alike, and one of another day has orders in every status too',
  TWO_LOADS,
  async () => {
    const digest = (from: pg.Pool) =>
      read<{ md5: string }>(
        `select md5(string_agg(i::text, '' order by i.id)) as md5 from order_items i`,
        from,
      );
    const again = await testDatabase();
    await loadDemo({ pool: again.pool, size: 'small', history: tradeUntil(NOW, putFile) });
    expect(await digest(again.pool)).toEqual(await digest(pool));
    const other = await testDatabase();
    await loadDemo({ pool: other.pool, size: 'small', history: tradeUntil(OTHER_NOW, putFile) });
    const statuses = await read<{ status: string }>(
      'select distinct status from order_items',
      other.pool,
    );
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set(ORDER_STATUSES));
    const [late] = await read<{ n: number }>(
      `select count(*)::int as n from orders where placed_at > '${OTHER_NOW.toISOString()}'`,
      other.pool,
    );
    expect(late?.n).toBe(0);
    expect(await digest(other.pool)).not.toEqual(await digest(pool));
    expect(OTHER_NOW.getTime() - NOW.getTime()).toBeGreaterThan(30 * DAY_MS);
  },
);
