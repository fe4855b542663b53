// Paging by key over a real table, with values that are alike and values that are missing.

import { DIRECTIONS } from '@wevisu/contract/back-office/list.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { int4, int8, text } from '../database/columns.ts';
import {
  byName,
  listStatements,
  type StatementDefinition,
  sqlStatement,
} from '../database/statement.ts';
import { testDatabase } from '../database/test-database.ts';
import { type Keyset, keyset, PAGE_GIVES, PAGE_TAKES, type PageValues } from './keyset.ts';
import { type ListPage, readAllRows, readList } from './read-list.ts';

const { pool } = await testDatabase();
const firstOwn = listStatements().length;
afterAll(() => {
  (listStatements() as StatementDefinition[]).splice(firstOwn);
});

beforeAll(async () => {
  await pool.query(
    'create table things (id bigint primary key, name text not null, seen timestamptz)',
  );
  // 97 and 7 share no factor: every name stands by several dates, and every fifth thing was never seen.
  await pool.query(`insert into things select n, 'name ' || n % 7,
    case when n % 5 = 0 then null else timestamptz '2026-01-01 00:00Z' + (n % 11) * interval '0.000001 s' end
    from generate_series(1, 97) n`);
});

const SORTS = {
  name: { by: sql`t.name`, id: sql`t.id`, type: 'text' },
  seen: { by: sql`t.seen`, id: sql`t.id`, type: 'timestamptz', isNullable: true },
} as const;

function listBy(sort: keyof typeof SORTS) {
  return byName(DIRECTIONS, (dir) =>
    sqlStatement({
      takes: { ...PAGE_TAKES, like: text.orNull },
      gives: { id: int8, name: text, ...PAGE_GIVES },
      rare: true,
      sql: (p) => {
        const { key, after, order }: Keyset = keyset(SORTS[sort], dir, p);
        return sql`select t.id, t.name, ${key} as "sortKey" from things t
          where (${p.like}::text is null or t.name like ${p.like}) and ${after} ${order}`;
      },
    }),
  );
}
const lists = { name: listBy('name'), seen: listBy('seen') };
const count = sqlStatement({
  takes: { most: int4 },
  gives: { count: int8 },
  sql: (p) => sql`select count(*) as count from (select from things limit ${p.most}::int) as found`,
});

const SQL_ORDER = {
  name: { asc: 'name, id', desc: 'name desc, id desc' },
  seen: { asc: 'seen nulls last, id', desc: 'seen desc nulls last, id desc' },
};
const cases = (['name', 'seen'] as const).flatMap((sort) =>
  DIRECTIONS.map((dir) => [sort, dir] as const),
);

function readThings(query: Parameters<typeof readList>[0] & { sort: 'name' | 'seen' }) {
  return readList(query, {
    rows: (page) => lists[query.sort][query.dir].list(pool, { ...page, like: null }),
    count: async (most) => (await count.value(pool, { most })) ?? 0,
    show: ({ id }) => id,
  });
}

test.each(cases)('pages by %s %s give each row once, in order', async (sort, dir) => {
  const { rows: expected } = await pool.query(
    `select id from things order by ${SQL_ORDER[sort][dir]}`,
  );
  const ids: number[] = [];
  let after: string | undefined;
  do {
    const page: Awaited<ReturnType<typeof readThings>> = await readThings({
      sort,
      dir,
      after,
      limit: 7,
    });
    if (!page.ok) throw new Error(page.code);
    const { rows, next, ...counted }: ListPage<number> = page.value;
    expect(counted).toEqual({ total: 97, total_is_exact: true });
    ids.push(...rows);
    after = next ?? undefined;
  } while (after !== undefined);
  expect(ids).toEqual(expected.map(({ id }) => id));
  const all: number[] = [];
  const rows = (page: PageValues) => lists[sort][dir].list(pool, { ...page, like: null });
  for await (const { id } of readAllRows({ sort, dir }, rows)) all.push(id);
  expect(all).toEqual(ids);
});

test('a place of another order is refused under its field', async () => {
  const first = await readThings({ sort: 'name', dir: 'asc', limit: 5 });
  const after = first.ok ? (first.value.next ?? '') : '';
  const other = await readThings({ sort: 'name', dir: 'desc', after, limit: 5 });
  expect(other).toMatchObject({
    ok: false,
    code: 'invalid_input',
    fields: { after: [expect.any(String)] },
  });
});

test('a long list is counted to 10,000', async () => {
  await pool.query(`insert into things select n, 'more', null from generate_series(1001, 11000) n`);
  const page = await readThings({ sort: 'name', dir: 'asc', limit: 5 });
  expect(page.ok && [page.value.total, page.value.total_is_exact]).toEqual([10_000, false]);
});
