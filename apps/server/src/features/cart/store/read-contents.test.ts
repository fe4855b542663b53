// What a cart's lines sell is looked up by key, line by line, however PostgreSQL sees the tables.
import type { CartId, ProjectId, ProUserId, UserId } from '@wevisu/domain/ids.ts';
import { expect, test } from 'vitest';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { testDatabase } from '../../../platform/database/test-database.ts';
import { type ContentsOf, readContents } from './read-contents.ts';

const { pool } = await testDatabase();

const OF = { proId: 1 as ProUserId, project: null, source: 'cart', now: new Date() } as const;
const MEMBER = { kind: 'member', userId: 1 as UserId } as const;

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** The scans of a table in the statement's plan, where PostgreSQL would rather join any other way than row by row. */
async function scansOf(table: string, of: ContentsOf): Promise<readonly PlanNode[]> {
  let asked = '';
  const query = async ({ text }: { readonly text: string }) => {
    asked = text;
    return { rows: [] };
  };
  await readContents({ query } as unknown as Queryable, of);
  const client = await pool.connect();
  try {
    await client.query('set enable_nestloop = off; set enable_seqscan = off');
    await client.query('set plan_cache_mode = force_generic_plan');
    await client.query(`prepare asked as ${asked}`);
    const count = Math.max(...[...asked.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
    const values = Array.from({ length: count }, () => 'null').join(', ');
    const { rows } = await client.query(`explain (format json) execute asked(${values})`);
    return listNodes(rows[0]['QUERY PLAN'][0].Plan).filter(
      (node) => node['Relation Name'] === table,
    );
  } finally {
    client.release(true);
  }
}

function listNodes(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(listNodes)];
}

const CASES: readonly (readonly [name: string, of: ContentsOf])[] = [
  ['a member', { ...OF, owner: MEMBER }],
  ['a guest', { ...OF, owner: { kind: 'guest', cartId: 'a-cart' as CartId } }],
  ['a project', { ...OF, owner: MEMBER, project: 1 as ProjectId, source: 'project' }],
];

test.each(CASES)('what %s has is read by the keys of its variants', async (_, of) => {
  const scans = await scansOf('variants', of);
  expect(scans.length).toBeGreaterThan(0);
  expect(scans.filter((scan) => scan['Index Cond'] === undefined)).toEqual([]);
});
