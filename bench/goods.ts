// npm run bench:goods [-- 100000 1000000]
// What a showroom's goods for a design run cost to read, at so many products: how the query is planned (no table of products
// may be read as a whole), how long it and the whole reading take, and how long places of all categories take to build once.

import type { ShowroomId } from '@wevisu/domain/ids.ts';
import { askedChildren } from '@wevisu/layout/dressing/asked-children.ts';
import { buildMissingPlaces } from '../apps/server/src/features/design-ai/goods/build-places.ts';
import { createGoodsReader } from '../apps/server/src/features/design-ai/goods/read-goods.ts';
import { openPool } from '../apps/server/src/platform/database/connection.ts';
import type { Pool, Queryable } from '../apps/server/src/platform/database/queryable.ts';
import { openBenchDatabases, poolOptions } from './databases.ts';
import { describeMachine } from './results.ts';

const TIMES = 5;

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

const all = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(all)];

interface Asked {
  readonly ms: number;
  readonly blocks: number;
  readonly rows: number;
  /** Tables that were read from their beginning to their end. */
  readonly scanned: readonly string[];
}

/** Explains what a read asks for, one statement after the other. */
async function explain(pool: Pool, read: (db: Pool) => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = [];
  const query = async ({ text, values }: { text: string; values: unknown[] }) => {
    const { rows } = await pool.query(`explain (analyze, buffers, format json) ${text}`, values);
    const [{ 'QUERY PLAN': plans }] = rows as [{ 'QUERY PLAN': [PlanOf] }];
    const [{ Plan: plan, 'Execution Time': ms }] = plans;
    asked.push({
      ...{ ms, rows: plan['Actual Rows'] },
      blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
      scanned: all(plan)
        .filter((node) => node['Node Type'] === 'Seq Scan')
        .map((node) => node['Relation Name'] ?? ''),
    });
    return pool.query(text, values);
  };
  await read({ query } as unknown as Queryable as Pool);
  return asked;
}

interface PlanOf {
  readonly Plan: PlanNode;
  readonly 'Execution Time': number;
}

const median = (list: readonly number[]) =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;

async function measure(url: string) {
  const pool = openPool(url, poolOptions(4));
  try {
    const now = () => new Date();
    const { rows } = await pool.query(
      `select s.id::int, (select count(*)::int from products) as products
       from showrooms s where s.vsd_id = 'OAKRIDGE'`,
    );
    const [{ id, products }] = rows as [{ id: ShowroomId; products: number }];
    await pool.query('delete from design_places_built');
    let begun = performance.now();
    await buildMissingPlaces({ pool, now }, askedChildren());
    const places = performance.now() - begun;
    await pool.query('analyze design_places');
    const times: number[] = [];
    let bytes = 0;
    for (let n = 0; n < TIMES; n += 1) {
      begun = performance.now();
      bytes = (await createGoodsReader({ pool, now }).read(id, true)).byteLength;
      times.push(performance.now() - begun);
    }
    const asked = await explain(pool, (db) => createGoodsReader({ pool: db, now }).read(id, true));
    const [slowest] = asked.toSorted((a, b) => b.ms - a.ms);
    return {
      products,
      buildPlacesMs: Math.round(places),
      readMs: Math.round(median(times)),
      packedBytes: bytes,
      statements: asked.length,
      slowest,
      scannedTables: [...new Set(asked.flatMap(({ scanned }) => scanned))],
    };
  } finally {
    await pool.end();
  }
}

const sizes = process.argv.slice(2).map(Number);
const databases = await openBenchDatabases('.data/bench');
try {
  console.log(describeMachine());
  for (const size of sizes.length > 0 ? sizes : [100_000]) {
    const result = await measure(await databases.require(size));
    console.log(result);
    if (
      result.scannedTables.some((table) => ['products', 'variants', 'stock_lots'].includes(table))
    )
      process.exitCode = 1;
  }
} finally {
  await databases.close();
}
