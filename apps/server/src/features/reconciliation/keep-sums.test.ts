// What staff read of accounts is the sum of all their entries, however many of them are kept.
import { planChargeEntries, planUsedEntries } from '@wevisu/domain/ledger/entries.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Pool, Queryable } from '../../platform/database/queryable.ts';
import { testApp } from '../../test-app.ts';
import { book } from '../money/book.ts';
import { keepSums, readSums } from './keep-sums.ts';
import { listSumDifferences } from './store/sums.ts';

let pool: Pool;
let booked = 0;
beforeAll(async () => {
  ({ pool } = await testApp());
});

async function bookOne(db: Queryable): Promise<void> {
  booked += 1;
  const amount = cents(booked * 7 + 1);
  const entries = booked % 3 === 0 ? planUsedEntries(amount) : planChargeEntries(amount);
  const of = { cause: 'correction', causeId: booked, step: 'made', orderId: null } as const;
  await book(db, [{ ...of, entries }], new Date());
}

async function summed() {
  const { rows } = await pool.query(
    'select account, sum(amount_cents)::int as cents, count(*)::int as entries from ledger_entries group by 1 order by 1',
  );
  return rows;
}

async function until() {
  const { rows } = await pool.query(
    `select entry_id::int as kept, (select max(id)::int from ledger_entries) as newest from ledger_sums_until`,
  );
  return rows[0];
}

/** Transactions of other databases of the same server hold it up as well. */
async function keepAll(): Promise<void> {
  await vi.waitFor(
    async () => {
      await keepSums({ pool });
      const { kept, newest } = await until();
      expect(kept).toBe(newest);
    },
    { timeout: 30_000, interval: 20 },
  );
}

test('an entry that is committed after one of a higher id was seen is in the sums once', {
  timeout: 200_000,
}, async () => {
  for (let round = 0; round < 6; round += 1) {
    await bookOne(pool);
    const late = await pool.connect();
    await late.query('begin');
    await bookOne(late as unknown as Queryable);
    await bookOne(pool);
    for (let times = 0; times < 3; times += 1) await keepSums({ pool });
    expect(await readSums({ pool })).toEqual(await summed());
    await late.query(round % 2 === 0 ? 'commit' : 'rollback');
    late.release();
    expect(await readSums({ pool })).toEqual(await summed());
    await keepAll();
    expect(await readSums({ pool })).toEqual(await summed());
    expect(await listSumDifferences(pool)).toEqual([]);
  }
});

test('several at once, with bookings between them, keep each entry once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const work = [1, 2, 3].flatMap(() => [keepSums({ pool }), bookOne(pool), readSums({ pool })]);
    await Promise.all(work);
    expect(await readSums({ pool })).toEqual(await summed());
  }
});

test('a database that was restored, whose transactions count from the start, goes on', async () => {
  await pool.query(`update ledger_sums_until set seen_before = '9000000000000'`);
  await bookOne(pool);
  await keepAll();
  expect(await readSums({ pool })).toEqual(await summed());
});

test('G-56 a sum that is not that of its entries is a difference', async () => {
  await pool.query(
    `update ledger_sums set amount_cents = amount_cents + 1 where account = 'gateway'`,
  );
  expect(await listSumDifferences(pool)).toMatchObject([{ about: 'sum of gateway' }]);
});
