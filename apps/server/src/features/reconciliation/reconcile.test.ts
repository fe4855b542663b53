// Each kind of difference is put into the books behind the server's back, and is found with its order and its amounts.
import * as books from '@wevisu/contract/books.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { testDisputes } from '../../test-disputes.ts';
import { type TestMoney, testMoney } from '../../test-money.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';
import { giveBank } from '../../test-payouts.ts';
import { matureEarnings } from '../money/mature-earnings.ts';
import { runPayouts } from '../payouts/run-payouts.ts';
import { reconcileAndTell } from './jobs.ts';
import { differenceText, reconcile } from './reconcile.ts';

let app: TestApp;
let world: TestOrders;
let money: TestMoney;
let number: string;
let orderId: number;
const logged: object[] = [];
beforeAll(async () => {
  app = await testApp({ isWorking: false });
  world = await testOrders(app);
  money = await testMoney(app);
  for (const quantities of [[2, 3], [4]]) {
    ({ number } = await world.buy(quantities));
    for (const { id } of await world.lines(number))
      await world.set('vendor', id, { status: 'Vendor Approved' });
    await settleAfter(2);
  }
  const line = await world.line(number);
  await world.set('staff', line.id, { status: 'Cancle', qty: 1 });
  await settleAfter(3);
  await matureEarnings({ ...money.deps(), now: () => new Date(Date.now() + 40 * 86_400_000) });
  orderId = await money.idOf(number);
  // One that is only held, and one that was given up.
  await world.buy([1]);
  const { number: declined } = await world.buy([1]);
  await world.set('vendor', (await world.line(declined)).id, { status: 'Decline' });
  await money.settle(declined);
});

async function settleAfter(hours: number): Promise<void> {
  money.clock.ahead = hours;
  await money.settle(number);
  money.clock.ahead = 0;
}

const found = async () => {
  const { told, differences } = await reconcile(money.deps());
  expect(told).toHaveLength(differences);
  return told.map(({ kind, about, expected, found: read }) => ({
    kind,
    about,
    by: read - expected,
  }));
};

/** As somebody could who owns the database: past its triggers, and taken back afterwards. */
async function withChange<T>(text: string, values: readonly unknown[], work: () => Promise<T>) {
  const tables = [
    'ledger_entries',
    'ledger_balances',
    'ledger_days',
    'captures',
    'refunds',
    'order_items',
  ];
  tables.push('disputes', 'dispute_items', 'sandbox_gateway.disputes');
  tables.push('payouts', 'sandbox_gateway.payouts');
  const keep = [...tables, 'sandbox_gateway.authorizations', 'sandbox_gateway.refunds'];
  const copy = (table: string) => `kept_${table.replace('.', '_')}`;
  for (const table of keep)
    await app.pool.query(`create table ${copy(table)} as select * from ${table}`);
  const past = (statements: readonly string[]) =>
    inTransaction(app.pool, async (trx) => {
      await trx.query("set local session_replication_role = 'replica'");
      for (const statement of statements) await trx.query(statement);
    });
  try {
    await inTransaction(app.pool, async (trx) => {
      await trx.query("set local session_replication_role = 'replica'");
      await trx.query(text, [...values]);
    });
    return await work();
  } finally {
    await past(
      keep.flatMap((table) => [
        `delete from ${table}`,
        `insert into ${table} overriding system value select * from ${copy(table)}`,
        `drop table ${copy(table)}`,
      ]),
    );
  }
}

test('G-56 books that nobody touched agree, with refunds, splits and what has become available', async () => {
  const { orders, charges, differences } = await reconcile(money.deps());
  expect([orders, charges, differences]).toEqual([4, 2, 0]);
});

test.each([
  [
    'another share of the pro',
    `update ledger_entries e set amount_cents = amount_cents - 7 from ledger_transactions t
     where t.id = e.transaction_id and t.order_id = $1 and t.cause = 'capture' and e.account = 'pro_pending'`,
    ['pro', 'balance', 'transaction'],
  ],
  [
    'a lost share of the vendor',
    `delete from ledger_entries e using ledger_transactions t where t.id = e.transaction_id and t.order_id = $1 and t.cause = 'capture' and e.account = 'vendor_pending'`,
    ['vendor', 'balance', 'transaction'],
  ],
  [
    'another tax',
    `update ledger_entries e set amount_cents = amount_cents - 1 from ledger_transactions t where t.id = e.transaction_id and t.order_id = $1 and t.cause = 'capture' and e.account = 'tax'`,
    ['tax', 'transaction'],
  ],
  [
    'a charge of another amount',
    'update captures set amount_cents = amount_cents + 5 where order_id = $1',
    ['gateway', 'charge'],
  ],
  [
    'a refund that the gateway never did',
    `delete from sandbox_gateway.refunds where authorization_ref = (select gateway_ref from captures where order_id = $1)`,
    ['refund'],
  ],
  [
    'a refund that only the gateway did',
    `insert into sandbox_gateway.refunds (ref, idempotency_key, authorization_ref, amount_cents, state, created_at) select 'sbx_more', 'more', gateway_ref, 100, 'done', now() from captures where order_id = $1`,
    ['refund'],
  ],
  [
    'another fee',
    'update captures set fee_cents = fee_cents + 1 where order_id = $1',
    ['gateway', 'gateway_fee', 'charge_fee'],
  ],
  [
    'a charge that only the gateway knows',
    `update captures set state = 'failed', outcome = 'declined', gateway_ref = null, fee_cents = null where order_id = $1`,
    ['fee', 'gateway', 'gateway_fee', 'pro', 'shipping', 'tax', 'vendor', 'unknown_charge'],
  ],
  [
    'a charge that the gateway does not know',
    `delete from sandbox_gateway.authorizations where ref = (select gateway_ref from captures where order_id = $1)`,
    ['missing_charge'],
  ],
  [
    'a balance of its own',
    `update ledger_balances set balance_cents = balance_cents + 1 where showroom_id is not null and account = 'pro_pending' and $1 > 0`,
    ['balance'],
  ],
  [
    'a day of its own',
    `update ledger_days set amount_cents = amount_cents + 1 where showroom_id is not null and cause = 'capture' and $1 > 0`,
    ['balance'],
  ],
  [
    'money on its way that no payout claimed',
    `insert into ledger_balances (account, vendor_id, balance_cents) select 'transit', min(vendor_id), 500 from order_items where order_id = $1`,
    ['balance', 'payout'],
  ],
])('G-56 %s is found', async (_, text, kinds) => {
  const seen = await withChange(text, [orderId], found);
  expect(new Set(seen.map(({ kind }) => kind))).toEqual(new Set(kinds));
  expect(seen.every(({ by }) => by !== 0)).toBe(true);
  for (const { kind, about } of seen)
    if (!['balance', 'payout', 'transaction', 'unknown_charge'].includes(kind))
      expect(about).toBe(number);
  expect(await found()).toEqual([]);
});

describe('a dispute', () => {
  let disputed: string;
  beforeAll(async () => {
    const disputes = testDisputes(app, money);
    disputed = await disputes.open(world, [2]);
  });

  test.each([
    [
      'of another amount',
      'update disputes set amount_cents = amount_cents - 100 where order_id = $1',
      ['gateway', 'disputed', 'dispute'],
    ],
    [
      'whose reserve is another',
      'update dispute_items set vendor_cents = vendor_cents - 1 from disputes d where d.id = dispute_id and d.order_id = $1',
      ['vendor', 'reserve'],
    ],
    [
      'that the gateway does not know',
      'delete from sandbox_gateway.disputes where authorization_ref = (select gateway_ref from captures where order_id = $1)',
      ['missing_dispute'],
    ],
    [
      'that is decided with us alone',
      "update disputes set state = 'won', closed_at = now() where order_id = $1",
      ['gateway', 'disputed', 'reserve', 'vendor', 'pro', 'dispute'],
    ],
  ])('G-56 %s is found', async (_, text, kinds) => {
    expect(await found()).toEqual([]);
    const seen = await withChange(text, [await money.idOf(disputed)], found);
    expect(new Set(seen.map(({ kind }) => kind))).toEqual(new Set(kinds));
    expect(seen.every(({ about, by }) => about === disputed && by !== 0)).toBe(true);
    expect(await found()).toEqual([]);
  });

  test('G-56 that only the gateway knows is found, once we had the time to note it', async () => {
    const text =
      'with gone as (delete from dispute_items) delete from disputes where order_id = $1';
    const seen = await withChange(text, [await money.idOf(disputed)], found);
    expect(seen.map(({ kind }) => kind)).not.toContain('unknown_dispute');
    money.clock.ahead += 2;
    const late = await withChange(text, [await money.idOf(disputed)], found);
    expect(late.map(({ kind }) => kind)).toContain('unknown_dispute');
  });
});

test('a charge that is under way is no difference, and after hours it is stuck', async () => {
  const begin = `update captures set state = 'started', gateway_ref = null, fee_cents = null, ended_at = null where order_id = $1`;
  const early = await withChange(begin, [orderId], found);
  expect(early.map(({ kind }) => kind)).not.toContain('unknown_charge');
  const late = await withChange(begin, [orderId], async () => {
    const { told } = await reconcile({
      ...money.deps(),
      now: () => new Date(Date.now() + 20 * 3_600_000),
    });
    return told.map(({ kind }) => kind);
  });
  expect(late).toContain('stuck');
});

test('G-56 a difference is an alarm: kept with its list, told to staff, and written to the log', async () => {
  const { token } = world.staff;
  const log = {
    info: (fields: object) => void logged.push(fields),
    error: (fields: object) => void logged.push(fields),
  };
  const deps = { ...money.deps(), log };
  await reconcileAndTell(deps);
  const read = async () => (await app.call(books.getReconciliations, {}, { token })).body.data;
  expect(await read()).toMatchObject({ runs: [{ differences: 0, orders: 5 }], differences: [] });
  const change = 'update captures set fee_cents = fee_cents + 1 where order_id = $1';
  const told = await withChange(change, [orderId], () => reconcileAndTell(deps));
  expect(told.told.map(differenceText)[0]).toContain(number);
  const after = await read();
  expect(after.runs.map(({ differences }) => differences)).toEqual([3, 0]);
  expect(after.differences.map(({ kind }) => kind)).toEqual([
    'gateway',
    'gateway_fee',
    'charge_fee',
  ]);
  expect(after.differences.every(({ order_number }) => order_number === number)).toBe(true);
  const { rows } = await app.pool.query(
    `select text from notifications where event = 'books_differ'`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows[0].text).toContain(number);
  expect(logged).toHaveLength(2);
});

test('entries of an account are read page by page, and a page of another list is refused', async () => {
  const { token } = world.staff;
  const read = async (query: { account?: 'tax'; cause?: 'capture'; after?: string; dir?: 'asc' }) =>
    (await app.call(books.listEntries, { query: { limit: 1, ...query } }, { token })).body;
  for (const of of [{ account: 'tax' }, { cause: 'capture' }, {}] as const) {
    for (const dir of ['asc', 'desc'] as const) {
      const ids: number[] = [];
      let after: string | undefined;
      let total = 0;
      do {
        const { data } = await read({
          ...of,
          ...(dir === 'asc' && { dir }),
          ...(after && { after }),
        });
        ids.push(...data.rows.map(({ id }) => id));
        after = data.next ?? undefined;
        ({ total } = data);
      } while (after !== undefined);
      expect(ids).toHaveLength(total);
      expect(ids).toEqual(ids.toSorted((a, b) => (dir === 'asc' ? a - b : b - a)));
      expect(total).toBeGreaterThan(1);
    }
  }
  const { data } = await read({ account: 'tax' });
  expect(await read({ after: data.next ?? '' })).toMatchObject({
    errors: { after: ['This page of the list is no longer there. Start from the first page.'] },
  });
});

test('G-56 staff read from the sum of an account to its entries and their order', async () => {
  const { token } = world.staff;
  const accounts = (await app.call(books.listAccounts, {}, { token })).body.data;
  expect(accounts.reduce((all, { sum }) => all + sum, 0)).toBe(0);
  for (const { account, sum, entries } of accounts) {
    const { rows, total } = (await app.call(books.listEntries, { query: { account } }, { token }))
      .body.data;
    expect([account, rows.reduce((all, { amount }) => all + amount, 0), total]).toEqual([
      account,
      sum,
      entries,
    ]);
  }
  const { rows } = (await app.call(books.listEntries, { query: { q: number } }, { token })).body
    .data;
  expect(new Set(rows.map(({ order_number }) => order_number))).toEqual(new Set([number]));
  expect(rows.map(({ cause }) => cause.split(' ')[0])).toContain('Refund');
});

test('G-55 a refund that a bank refused waits, and staff try it again with a reason', async () => {
  const { token } = world.staff;
  const { number: of } = await world.buy([2]);
  const line = await world.line(of);
  await world.set('vendor', line.id, { status: 'Vendor Approved' });
  money.clock.ahead = 2;
  await money.settle(of);
  await world.set('staff', line.id, { status: 'Cancle' });
  money.clock.ahead = 3;
  await money.settle(of, { refund: async () => ({ outcome: 'failed', reason: 'card_closed' }) });
  money.clock.ahead = 0;
  const failed = async () => (await app.call(books.listFailedRefunds, {}, { token })).body.data;
  const [refund] = await failed();
  expect(refund).toMatchObject({ order_number: of, attempt: 1, outcome: 'card_closed' });
  const params = { id: refund?.id ?? 0 };
  const short = await app.call(books.retryRefund, { params, body: { reason: '' } }, { token });
  expect(short.status).toBe(422);
  const body = { reason: 'The homeowner says that the card works again.' };
  expect((await app.call(books.retryRefund, { params, body }, { token })).status).toBe(200);
  expect((await app.call(books.retryRefund, { params, body }, { token })).status).toBe(404);
  money.clock.ahead = 4;
  await money.settle(of);
  money.clock.ahead = 0;
  expect(await failed()).toEqual([]);
  expect(await money.refunds(of)).toMatchObject([{ state: 'done', cents: refund?.amount }]);
  expect(await found()).toEqual([]);
  const { rows } = await app.pool.query(
    `select reason from audit_events where action = 'refund.retried'`,
  );
  expect(rows).toEqual([body]);
});

describe('a payout', () => {
  let about: string;
  beforeAll(async () => {
    await giveBank(app, world.vendor.token);
    await runPayouts({ ...money.deps(), now: () => new Date(Date.now() + 60 * 86_400_000) });
    const { rows } = await app.pool.query('select id, state from payouts');
    expect(rows.map(({ state }) => state)).toEqual(['paid']);
    about = `payout ${rows[0].id}`;
  });

  test.each([
    [
      'that its bank sent back, and nobody noted',
      "update sandbox_gateway.payouts set outcome = 'account_closed'",
      'paid_out',
    ],
    [
      'of another amount',
      'update sandbox_gateway.payouts set amount_cents = amount_cents + 1',
      'paid_out',
    ],
    ['that the gateway does not know', 'delete from sandbox_gateway.payouts', 'missing_payout'],
  ])('G-56 %s is found', async (_, text, kind) => {
    expect(await found()).toEqual([]);
    const seen = await withChange(text, [], found);
    expect(seen).toEqual([{ kind, about, by: expect.any(Number) }]);
    expect(seen[0]?.by).not.toBe(0);
    expect(await found()).toEqual([]);
  });

  test('G-56 that only the gateway knows is found, and none that is under way', async () => {
    const more = `insert into sandbox_gateway.payouts (ref, idempotency_key, account_ref, amount_cents, outcome, created_at)
      select 'sbx_more', 'more', account_ref, 77, 'paid', now() from sandbox_gateway.payouts`;
    expect(await withChange(more, [], found)).toEqual([
      { kind: 'unknown_payout', about: 'sbx_more', by: 77 },
    ]);
    const refused = more.replace("'paid'", "'account_closed'");
    expect(await withChange(refused, [], found)).toEqual([]);
    const open = `update payouts set state = 'transferred', payout_ref = null, ended_at = null, look_at = null`;
    const kinds = (await withChange(open, [], found)).map(({ kind }) => kind);
    expect(kinds).not.toContain('unknown_payout');
  });
});
