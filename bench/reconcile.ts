// npm run bench:reconcile [-- --orders=1000000]
// The nightly comparison of ledger, orders and gateway in a large book, in a process of its own whose memory is read, next
// to a plain reading of the same rows. Prints a table and writes it to docs/performance.md.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createSandboxGateway } from '../apps/server/src/features/gateway/sandbox/sandbox-gateway.ts';
import { reconcile } from '../apps/server/src/features/reconciliation/reconcile.ts';
import { newToken } from '../apps/server/src/platform/crypto/tokens.ts';
import { openPool } from '../apps/server/src/platform/database/connection.ts';
import { openBenchDatabases, poolOptions } from './databases.ts';
import { describeMachine } from './results.ts';
import { writeBetween } from './write-between.ts';

const ASKED = { minutes: 5, mb: 400 };
const { values } = parseArgs({
  options: { orders: { type: 'string', default: '1000000' }, url: { type: 'string' } },
});

interface Measured {
  readonly orders: number;
  readonly charges: number;
  readonly differences: number;
  readonly seconds: number;
  readonly mb: number;
  /** Of the plain reading. */
  readonly floor: number;
}

if (values.url === undefined) await measureAll(Number(values.orders));
else console.log(JSON.stringify(await measure(values.url)));

async function measureAll(orders: number): Promise<void> {
  if (!Number.isSafeInteger(orders) || orders < 1) throw new Error('--orders takes a whole number');
  const databases = await openBenchDatabases(resolve(import.meta.dirname, '../.data/bench'));
  try {
    const url = await databases.requireBooks(orders);
    const args = [import.meta.filename, `--url=${url}`];
    const found = JSON.parse(execFileSync(process.execPath, args).toString()) as Measured;
    if (found.differences > 0) throw new Error(`${found.differences} differences`);
    const count = (value: number) => value.toLocaleString('en-US');
    const table = `${describeMachine()}.

| orders | charges | differences | time | plain reading | ratio | peak memory |
| --- | --- | --- | --- | --- | --- | --- |
| ${count(found.orders)} | ${count(found.charges)} | 0 | ${found.seconds.toFixed(0)} s (asked: ${ASKED.minutes * 60} s) | ${found.floor.toFixed(0)} s | ${(found.seconds / found.floor).toFixed(1)} | ${found.mb.toFixed(0)} MB (asked: ${ASKED.mb} MB) |
`;
    console.log(table);
    await writeBetween('reconcile', table);
  } finally {
    await databases.close();
  }
}

async function measure(url: string): Promise<Measured> {
  const pool = openPool(url, { ...poolOptions(2) });
  try {
    const now = () => new Date();
    const floor = await timed(() =>
      pool.query(`select (select sum(amount_cents) from ledger_entries), (select count(*) from ledger_transactions),
        (select sum(line_cents) from order_items), (select sum(amount_cents) from captures),
        (select sum(captured_cents) from sandbox_gateway.authorizations)`),
    );
    const gateway = createSandboxGateway({ pool, now, newId: newToken });
    const { value, seconds } = await timed(() => reconcile({ pool, gateway, now }));
    const { orders, charges, differences } = value;
    const mb = process.resourceUsage().maxRSS / 1_024;
    return { orders, charges, differences, seconds, mb, floor: floor.seconds };
  } finally {
    await pool.end();
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; seconds: number }> {
  const from = performance.now();
  const value = await work();
  return { value, seconds: (performance.now() - from) / 1_000 };
}
