// The example that docs/money-example.md computes by hand, lived through in the shop: three vendors, a coupon, a declined
// line, and a return with a restocking fee after everybody was paid. Each figure of its tables is compared.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { updateCart } from '@wevisu/contract/cart.ts';
import { setOrderItemStatus } from '@wevisu/contract/orders.ts';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../test-app.ts';
import { testCheckout } from '../../test-checkout.ts';
import { testMoney } from '../../test-money.ts';
import { testOrders } from '../../test-orders.ts';
import { giveBank } from '../../test-payouts.ts';
import type { TestVendor } from '../../test-shop.ts';
import { runPayouts } from '../payouts/run-payouts.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { matureEarnings } from './mature-earnings.ts';

const DOCUMENT = resolve(import.meta.dirname, '../../../../../docs/money-example.md');
const WEEK_DAYS = 7;
/** Enough for a vendor's 30 days and a pro's 46 business days. */
const EARNED_DAYS = 80;

/** Cells of the table below a heading, by the names of its columns. */
function readTable(heading: string): readonly Readonly<Record<string, string>>[] {
  const text = readFileSync(DOCUMENT, 'utf8').split(`## ${heading}\n`)[1] ?? '';
  const lines = (text.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  const [heads = [], , ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [heads[at] ?? '', cell])));
}

function toCents(cell: string | undefined): number {
  return cell === '' || cell === undefined ? 0 : Math.round(Number(cell.replaceAll(',', '')) * 100);
}

test('ORD-20 G-65 POL-10 POL-19 the worked example of docs/money-example.md, every cent of it', async () => {
  const app = await testApp({ isWorking: false });
  const money = await testMoney(app);
  const world = await testOrders(app);
  const { shop, buyer } = world;
  const till = testCheckout(app, shop);
  const [alder, birch] = shop.vendors;
  const cedar = await shop.addVendor('Cedar');
  await shop.addCoupon('SAVE', 40_000);
  for (const { token } of [alder, birch, cedar, shop.pro]) await giveBank(app, token);
  let days = 0;
  const later = (more: number) => {
    days += more;
    money.clock.ahead = days * 24;
  };

  const sellers: Readonly<Record<string, TestVendor>> = {
    Alder: alder,
    Birch: birch,
    Cedar: cedar,
  };
  async function buy(
    lines: readonly (readonly [seller: string, dollars: number, qty: number])[],
    coupon = '',
  ) {
    const items = [];
    for (const [seller, dollars, qty] of lines) {
      const vendorId = sellers[seller]?.vendorId ?? 0;
      const made = await shop.addVariant({ vendorId, wholesaleCents: dollars * 100 });
      items.push({ variantId: made.variantId, qty });
    }
    await till.putIntoCart(buyer, items);
    const body = { showroom: shop.showroom, coupon };
    await app.call(updateCart, { body }, { token: buyer.token });
    const { data } = (await till.start(buyer)).body;
    const payment_token = await till.cardToken();
    const paid = await till.pay(buyer, data.id, { payment_token, total: data.total });
    return { number: paid.body.data.order_number ?? '', checkout: data };
  }

  async function answer(number: string, declined: readonly string[] = []) {
    for (const { vendor, items } of (await world.show(number)).parcels) {
      const [name = ''] = vendor.split(' ');
      for (const { id } of items)
        await app.call(
          setOrderItemStatus,
          {
            params: { id },
            body: { status: declined.includes(name) ? 'Decline' : 'Vendor Approved' },
          },
          { token: sellers[name]?.token ?? '' },
        );
    }
    money.clock.ahead = days * 24 + 2;
    await money.settle(number);
  }

  async function mature() {
    await vi.waitFor(async () => {
      await matureEarnings(money.deps());
      const { rows } = await app.pool.query(
        `select from ledger_balances where account in ('vendor_pending', 'pro_pending') and balance_cents <> 0`,
      );
      expect(rows).toEqual([]);
    });
  }

  let seen = 0;
  /** What was booked since the step before, by account and payee. */
  async function booked(): Promise<Record<string, number>> {
    const { rows } = await app.pool.query(
      `select e.account || coalesce(' ' || split_part(v.company_name, ' ', 1), '') as name,
         sum(e.amount_cents)::int as cents
       from ledger_entries e left join vendors v on v.id = e.vendor_id
       where e.transaction_id > $1 group by 1 having sum(e.amount_cents) <> 0`,
      [seen],
    );
    const [last] = (await app.pool.query('select max(id)::int as id from ledger_transactions'))
      .rows;
    seen = last.id;
    return Object.fromEntries(rows.map(({ name, cents }) => [name, cents]));
  }

  const units = readTable('A unit');
  const order = readTable('The order');
  const column = (name: string) => readTable('The ledger').map((row) => toCents(row[name]));
  const steps: Record<string, number>[] = [];
  const accounts = readTable('The ledger').map(({ account = '' }) => account);
  async function step(): Promise<void> {
    const found = await booked();
    expect(Object.keys(found).filter((name) => !accounts.includes(name))).toEqual([]);
    steps.push(found);
    expect([steps.length, ...accounts.map((name) => found[name] ?? 0)]).toEqual([
      steps.length,
      ...column(String(steps.length)),
    ]);
    expect(Object.values(found).reduce((sum, cents) => sum + cents, 0)).toBe(0);
  }

  const dollars = (vendor: string) =>
    toCents(units.find((row) => row.vendor === vendor)?.wholesale) / 100;
  const first = await buy(
    order.slice(0, 3).map(({ vendor = '', units: qty }) => [vendor, dollars(vendor), Number(qty)]),
    'SAVE',
  );
  const { rows: frozen } = await app.pool.query(
    `select split_part(v.company_name, ' ', 1) as vendor, qty, line_cents::int as goods,
       shipping_cents::int as shipping, tax_cents::int as tax, final_price::int as wholesale,
       fee_cents::int as fee, coupon_cents::int as coupon,
       contractor_markup_amt::int as pro
     from order_items i join vendors v on v.id = i.vendor_id order by i.id`,
  );
  expect(
    frozen.map((row) => ({ ...row, markup: row.pro + row.coupon, price: row.goods / row.qty })),
  ).toEqual(
    units.map((unit, at) => ({
      ...{ vendor: unit.vendor, qty: Number(order[at]?.units) },
      ...{ goods: toCents(order[at]?.goods), shipping: toCents(order[at]?.shipping) },
      ...{ tax: toCents(order[at]?.tax), wholesale: toCents(unit.wholesale) },
      ...{ fee: toCents(unit.fee), coupon: toCents(unit.coupon), markup: toCents(unit.markup) },
      ...{ price: toCents(unit.price), pro: toCents(unit.pro) },
    })),
  );
  expect(first.checkout).toMatchObject({
    total: toCents(order[3]?.line),
    tax: toCents(order[3]?.tax),
    shipping_charge: toCents(order[3]?.shipping),
  });
  expect((await money.atGateway(first.number)).held).toBe(toCents(order[3]?.line));

  await answer(first.number, ['Cedar']);
  await step();
  expect(await money.atGateway(first.number)).toMatchObject({ charged: 54_377, held: 0 });
  later(EARNED_DAYS);
  await mature();
  await step();
  later(WEEK_DAYS);
  await runPayouts(money.deps());
  await step();

  const { id = 0 } = (await world.lines(first.number))[0] ?? {};
  await world.set('staff', id, { status: 'Delivered' });
  const asked = await world.ask(id, { kind: 'return', qty: 1 });
  await world.grant(asked.body.data.id);
  const part = (await world.lines(first.number)).find(({ status }) => status === 'Return Request');
  await world.set('staff', part?.id ?? 0, { status: 'Returned' });
  await money.settle(first.number);
  await step();
  expect(await money.refunds(first.number)).toMatchObject([{ cents: 12_973, restocking: 753 }]);

  const second = await buy([['Alder', 40, 4]]);
  await answer(second.number);
  await step();
  later(EARNED_DAYS);
  await mature();
  await step();
  later(WEEK_DAYS);
  await runPayouts(money.deps());
  await step();
  const left = accounts.map((name) => steps.reduce((sum, one) => sum + (one[name] ?? 0), 0));
  expect(left).toEqual(column('left'));

  const { rows: paid } = await app.pool.query(
    `select coalesce(split_part(v.company_name, ' ', 1), 'pro') as payee, array_agg(p.amount_cents::int order by p.id) as cents
     from payouts p join sandbox_gateway.payouts s on s.account_ref = p.account_ref and s.ref = p.payout_ref
       left join vendors v on v.id = p.vendor_id
     where s.outcome = 'paid' and s.amount_cents = p.amount_cents group by 1 order by 1`,
  );
  expect(paid).toEqual(
    readTable('The banks').map((row) => ({
      payee: row.payee,
      cents: [row['first Friday'], row['second Friday']].map(toCents).filter((one) => one > 0),
    })),
  );
  expect((await reconcile(money.deps())).told).toEqual([]);
});
