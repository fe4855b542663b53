// What vendors and pros read of their money, held against the ledger.
import * as earnings from '@wevisu/contract/earnings.ts';
import { addDays, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { beforeAll, expect, test } from 'vitest';
import { readPdf } from '../../platform/pdf/test-pdf.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestMoney, testMoney } from '../../test-money.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';
import { matureEarnings } from '../money/mature-earnings.ts';

let app: TestApp;
let world: TestOrders;
let money: TestMoney;
let orders: string[];
beforeAll(async () => {
  app = await testApp({ isWorking: false });
  world = await testOrders(app);
  money = await testMoney(app);
  orders = [];
  for (const quantities of [[2, 3], [1], [4]]) {
    const { number } = await world.buy(quantities);
    for (const { id } of await world.lines(number))
      await world.set('vendor', id, { status: 'Vendor Approved' });
    await settleAfter(2, number);
    orders.push(number);
  }
  // One line of the first order is paid back.
  const [line] = await world.lines(orders[0] ?? '');
  await world.set('staff', line?.id ?? 0, { status: 'Cancle' });
  await settleAfter(3, orders[0] ?? '');
});

async function settleAfter(hours: number, number: string): Promise<void> {
  money.clock.ahead = hours;
  await money.settle(number);
  money.clock.ahead = 0;
}

const payees = () =>
  [
    { kind: 'vendor', token: world.vendor.token, id: world.vendor.vendorId },
    { kind: 'pro', token: world.shop.pro.token, id: world.shop.showroomId },
  ] as const;

async function entries(kind: 'vendor' | 'pro', id: number) {
  const { rows } = await app.pool.query(
    `select t.cause, e.account, -e.amount_cents::int as amount from ledger_entries e
     join ledger_transactions t on t.id = e.transaction_id
     where ${kind === 'vendor' ? 'vendor_id' : 'showroom_id'} = $1 order by e.id`,
    [id],
  );
  return rows as { cause: string; account: string; amount: number }[];
}
const total = (rows: readonly { readonly amount: number }[]) =>
  rows.reduce((all, { amount }) => all + amount, 0);
const balance = async (token: string) =>
  (await app.call(earnings.getEarnings, {}, { token })).body.data;
const movements = async (token: string, query: object = {}) =>
  (await app.call(earnings.listEarnings, { query }, { token })).body.data;

test('G-64 VEND-04 PRO-04 the balance is what the ledger has, and every pending cent has its day', async () => {
  for (const { kind, token, id } of payees()) {
    const all = await entries(kind, id);
    const read = await balance(token);
    expect(read.pending).toBe(total(all));
    expect(read.pending).toBeGreaterThan(0);
    expect([read.available, read.in_transit, read.later]).toEqual([0, 0, 0]);
    expect(total(read.upcoming)).toBe(read.pending);
    expect(read.upcoming.every(({ items }) => items > 0)).toBe(true);
  }
});

test('G-64 the movements are the entries, each with its order, and pages and files have all of them', async () => {
  for (const { kind, token, id } of payees()) {
    const all = await entries(kind, id);
    const { rows, total: count } = await movements(token);
    expect(rows.map(({ amount }) => amount)).toEqual(all.map(({ amount }) => amount).toReversed());
    expect(count).toBe(all.length);
    expect(new Set(rows.map(({ order_number }) => order_number))).toEqual(new Set(orders));
    expect(rows.filter((row) => row.kind === 'refund')).toHaveLength(1);
    expect(rows.every(({ kind: of, available_on: on }) => (on !== null) === (of === 'sale'))).toBe(
      true,
    );
    const first = await movements(token, { limit: 2 });
    const second = await movements(token, { limit: 2, after: first.next });
    expect([...first.rows, ...second.rows]).toEqual(rows.slice(0, 4));
    expect((await movements(token, { kind: 'refund' })).rows).toHaveLength(1);
    expect((await movements(token, { q: (orders[1] ?? '').toLowerCase() })).rows).toHaveLength(1);
    expect((await movements(token, { to: '2020-01-01' })).rows).toEqual([]);
    const days = { from: addDays(dayOf(new Date()), -1), to: addDays(dayOf(new Date()), 2) };
    expect((await movements(token, days)).rows).toEqual(rows);
    expect((await movements(token, { ...days, kind: 'refund' })).total).toBe(1);
    expect((await movements(token, { from: days.to })).rows).toEqual([]);
    const file = await app.raw(
      'GET',
      '/api/earnings/movements/export?sort=booked&dir=asc',
      undefined,
      token,
    );
    expect(file.status).toBe(200);
    expect(String(file.text).trim().split('\n')).toHaveLength(all.length + 1);
  }
});

test('G-64 a statement adds up, opens with what the one before closed with, and its file has the lines between', async () => {
  for (const { kind, token, id } of payees()) {
    const all = await entries(kind, id);
    // What was booked two months ago; the ledger itself refuses to be changed.
    const { body } = await app.call(earnings.listStatements, {}, { token });
    const [now] = body.data;
    if (now === undefined) throw new Error('the present month is always there');
    expect(now.is_open).toBe(true);
    for (const [at, one] of body.data.entries()) {
      expect(one.opening + one.sales + one.refunds + one.payouts + one.other).toBe(one.closing);
      expect(one.opening).toBe(body.data[at + 1]?.closing ?? 0);
    }
    expect(now.closing).toBe(total(all));
    expect(now.refunds).toBe(total(all.filter(({ cause }) => cause === 'refund')));
    const file = await app.raw('GET', `/api/earnings/statements/${now.month}`, undefined, token);
    const lines = String(file.text)
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => Math.round(Number(line.split(',').at(-1)) * 100));
    expect(lines).toHaveLength(all.length + 2);
    const [opening = 0, ...between] = lines.slice(0, -1);
    expect(between.reduce((sum, amount) => sum + amount, opening)).toBe(lines.at(-1));
    const read = async (format: string) => {
      const path = `/api/earnings/statements/${now.month}?format=${format}`;
      const reply = await app.app.http.inject({
        url: path,
        headers: { authorization: `Bearer ${token}` },
      });
      expect(reply.statusCode).toBe(200);
      return reply.rawPayload;
    };
    const change = now.closing - now.opening;
    const rows = (text: Buffer, between: string) =>
      text
        .toString()
        .trim()
        .split('\r\n')
        .map((line) => line.split(between));
    const toSum = (
      cells: readonly (readonly string[])[],
      of: (cells: readonly string[]) => string,
    ) => Math.round(cells.reduce((sum, row) => sum + Number(of(row)), 0) * 100);
    const isOwed = (name = '') => name === 'WeVisu:Pending' || name === 'WeVisu:Available';
    const [heads, ...online] = rows(await read('quickbooks'), ',');
    expect(heads?.slice(0, 5)).toEqual([
      'JournalNo',
      'JournalDate',
      'AccountName',
      'Debits',
      'Credits',
    ]);
    expect(toSum(online, (row) => row[3] ?? '')).toBe(toSum(online, (row) => row[4] ?? ''));
    const owed = online.filter((row) => isOwed(row[2]));
    expect(toSum(owed, (row) => row[3] ?? '') - toSum(owed, (row) => row[4] ?? '')).toBe(change);
    const desktop = rows(await read('quickbooks_desktop'), '\t').filter((row) =>
      /^(TRNS|SPL)$/.test(row[0] ?? ''),
    );
    expect(toSum(desktop, (row) => row[4] ?? '')).toBe(0);
    expect(
      toSum(
        desktop.filter((row) => isOwed(row[3])),
        (row) => row[4] ?? '',
      ),
    ).toBe(change);
    const [, ...xero] = rows(await read('xero'), ',');
    expect(toSum(xero, (row) => row[5] ?? '')).toBe(0);
    expect(xero.every((row) => /^\d{1,2} [A-Z][a-z]{2} \d{4}$/.test(row[1] ?? ''))).toBe(true);
    expect(
      toSum(
        xero.filter((row) => isOwed(row[2])),
        (row) => row[5] ?? '',
      ),
    ).toBe(change);
    const [page] = readPdf(await read('pdf'));
    expect(page?.text).toContain(formatUsd(cents(now.closing)));
    const other = await app.raw('GET', '/api/earnings/statements/2019-03', undefined, token);
    expect(other.status).toBe(404);
  }
});

test('G-64 the year has sales before refunds, and the number of orders', async () => {
  for (const { kind, token, id } of payees()) {
    const sales = (await entries(kind, id)).filter(({ cause }) => cause === 'capture');
    const { body } = await app.call(earnings.listTaxYears, {}, { token });
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({
      ...{ gross: total(sales), transactions: orders.length, is_form_due: false },
    });
    expect(body.data[0]?.months.reduce((all, { gross }) => all + gross, 0)).toBe(total(sales));
  }
});

test('U-12 another vendor and another pro see nothing of it', async () => {
  const other = world.shop.vendors[1];
  const elsewhere = await testOrders(app);
  for (const token of [other?.token ?? '', elsewhere.shop.pro.token]) {
    expect(await balance(token)).toMatchObject({ available: 0, pending: 0, upcoming: [] });
    expect((await movements(token)).rows).toEqual([]);
    expect((await app.call(earnings.listTaxYears, {}, { token })).body.data).toEqual([]);
  }
});

test('POL-20 what becomes available is one movement, and changes no statement', async () => {
  const [vendor] = payees();
  const before = (await app.call(earnings.listStatements, {}, { token: vendor.token })).body.data;
  const { pending } = await balance(vendor.token);
  const later = new Date(Date.now() + 100 * 86_400_000);
  await matureEarnings({ ...money.deps(), now: () => later });
  expect(await balance(vendor.token)).toMatchObject({
    available: pending,
    pending: 0,
    upcoming: [],
  });
  const moved = (await movements(vendor.token, { kind: 'available' })).rows;
  expect(total(moved)).toBe(pending);
  expect(moved.every(({ account }) => account === 'available')).toBe(true);
  const after = (await app.call(earnings.listStatements, {}, { token: vendor.token })).body.data;
  const sums = (rows: typeof after) => rows.reduce((all, { other }) => all + other, 0);
  expect([sums(after), after[0]?.closing]).toEqual([sums(before), before[0]?.closing]);
});
