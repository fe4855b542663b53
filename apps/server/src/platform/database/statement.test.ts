import type { UserId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arrayOf, bool, date, int4, int8, json, numeric, text, timestamptz } from './columns.ts';
import { asJson, type Params } from './parameters.ts';
import {
  byName,
  listStatements,
  type StatementDefinition,
  sqlStatement,
  statement,
} from './statement.ts';
import { tables } from './tables.ts';
import { testDatabase } from './test-database.ts';
import { findProblems } from './test-problems.ts';
import { inTransaction } from './transaction.ts';

const { pool } = await testDatabase();

// Files of one worker share their modules: the statements of this file, wrong ones among them, are not the server's.
const firstOwn = listStatements().length;
afterAll(() => {
  (listStatements() as StatementDefinition[]).splice(firstOwn);
});

const address = {
  full_name: "Ana O'Neil",
  street: '1 Elm St',
  apartment: '',
  city: 'Austin',
  state: 'TX',
  zip_code: '78701',
  phone_number: '',
};

const insertUser = statement((p: Params<{ email: string; address: typeof address | null }>) =>
  tables
    .insertInto('users')
    .values({
      type: 'User',
      status: 'Active',
      email: p.email,
      first_name: "Ana 'A' \\ n",
      last_name: 'Ng',
      shipping_address: asJson(p.address),
    })
    .onConflict((of) => of.column('email').doNothing())
    .returning('id'),
);
const findUser = statement((p: Params<{ email: string }>) =>
  tables
    .selectFrom('users as u')
    .select(['u.id', 'first_name', 'last_name as surname', 'u.shipping_address'])
    .where('email', '=', p.email),
);
const rename = statement((p: Params<{ id: UserId; name: string }>) =>
  tables
    .updateTable('users')
    .set({ first_name: p.name })
    .where('id', '=', p.id)
    .where('first_name', '<>', p.name),
);
const countUsers = statement(
  () => tables.selectFrom('users').select((of) => of.fn.countAll().as('all_of_them')),
  {
    allOfThem: int8,
  },
);

beforeAll(async () => {
  await insertUser.run(pool, { email: 'ana@shop.example', address });
});

test('rows come with camelCase names, constants and documents unharmed', async () => {
  const user = await findUser.require(pool, { email: 'ana@shop.example' });
  expect(user).toEqual({
    id: expect.any(Number),
    firstName: "Ana 'A' \\ n",
    surname: 'Ng',
    shippingAddress: address,
  });
});

test('null stays the null of SQL where a document goes in', async () => {
  await insertUser.run(pool, { email: 'ben@shop.example', address: null });
  const { rows } = await pool.query('select id from users where shipping_address is null');
  expect(rows).toHaveLength(1);
});

test('a statement gives its list, its first row, its first value and what it changed', async () => {
  const found = await findUser.list(pool, { email: 'ana@shop.example' });
  expect(found).toHaveLength(1);
  const user = await findUser.require(pool, { email: 'ana@shop.example' });
  expect(found).toEqual([user]);
  expect(await findUser.get(pool, { email: 'nobody@shop.example' })).toBeNull();
  expect(await findUser.value(pool, { email: 'nobody@shop.example' })).toBeNull();
  expect(await findUser.value(pool, { email: 'ana@shop.example' })).toBe(user.id);
  await expect(findUser.require(pool, { email: 'nobody@shop.example' })).rejects.toThrow('No row');
  expect(await insertUser.get(pool, { email: 'ana@shop.example', address: null })).toBeNull();
  expect(await rename.run(pool, { id: user.id, name: 'Ann' })).toBe(1);
  expect(await rename.runAny(pool, { id: user.id, name: 'Ann' })).toBe(false);
  expect((await countUsers.require(pool)).allOfThem).toBe(2);
});

test('a statement runs in the transaction that it is given', async () => {
  const work = inTransaction(pool, async (trx) => {
    await insertUser.run(trx, { email: 'undone@shop.example', address: null });
    expect(await findUser.get(trx, { email: 'undone@shop.example' })).not.toBeNull();
    throw new Error('changed its mind');
  });
  await expect(work).rejects.toThrow('changed its mind');
  expect(await findUser.get(pool, { email: 'undone@shop.example' })).toBeNull();
});

test('a parameter has one number, and every other value stands in the text', () => {
  const texts = listStatements().map(({ compile }) => compile().text);
  expect(texts).toContain(
    'update "users" set "first_name" = $1 where "id" = $2 and "first_name" <> $1',
  );
  expect(texts.some((text) => text.includes(`'User', 'Active', $1,  E'Ana ''A'' \\\\ n'`))).toBe(
    true,
  );
});

test('a query is built and not run by Kysely', async () => {
  await expect(tables.selectFrom('users').select('id').execute()).rejects.toThrow('statement');
});

test('a statement without names for its columns does not compile', () => {
  const all = statement(() => tables.selectFrom('users').selectAll());
  expect(() => listStatements().at(-1)?.compile()).toThrow('names each of its columns');
  expect(all).toBeDefined();
});

const kinds = sqlStatement({
  takes: { list: arrayOf(int8), document: json<readonly number[]>() },
  gives: {
    bool,
    int4,
    int8,
    numeric,
    text,
    date,
    timestamptz,
    int8s: arrayOf(int8),
    texts: arrayOf(text.orNull),
    dates: arrayOf(date),
    json: json<readonly number[]>(),
  },
  sql: (p) => sql`
    select true as bool, 4 as int4, 9007199254740991::int8 as int8, 1.10 as numeric, 'a' as text,
      date '2026-11-23' as date, timestamptz '2026-11-23 12:00Z' as timestamptz, ${p.list}::int8[] as int8s,
      array['a', null] as texts, array[date '2026-11-23'] as dates, ${p.document}::jsonb as json`,
});

test('each kind of column is what TypeScript takes it for', async () => {
  expect(await kinds.require(pool, { list: [1, 2], document: [3, 4] })).toEqual({
    bool: true,
    int4: 4,
    int8: Number.MAX_SAFE_INTEGER,
    numeric: '1.10',
    text: 'a',
    date: '2026-11-23',
    timestamptz: new Date('2026-11-23T12:00:00Z'),
    int8s: [1, 2],
    texts: ['a', null],
    dates: ['2026-11-23'],
    json: [3, 4],
  });
});

const sorted = byName(['asc', 'desc'], (order) =>
  statement(() => tables.selectFrom('users').select('email').orderBy('email', order)),
);

test('one statement for each name', async () => {
  const up = await sorted.asc.list(pool);
  expect(await sorted.desc.list(pool)).toEqual(up.toReversed());
});

test('a wrong declaration is found, whichever way it is wrong', async () => {
  const client = await pool.connect();
  const problemsOf = async (define: () => unknown) => {
    define();
    const definition = listStatements().at(-1);
    return definition && (await findProblems(client, definition));
  };
  try {
    const wrong = await problemsOf(() =>
      sqlStatement({
        takes: { id: text, email: text },
        gives: { id: int4, first_name: text, deletedAt: timestamptz },
        sql: (p) => sql`
          select id, first_name as "firstName", deleted_at as "deletedAt" from users where id = ${p.id}`,
      }),
    );
    expect(wrong).toEqual([
      'declares the column first_name, which it does not give',
      'gives id of type 20, not of 23',
      'gives firstName of type 25 undeclared',
      'gives deletedAt, which may be null',
      'takes id of type 20, not of 25,1043,1042,2950',
      'declares the parameter email, which it does not take',
    ]);
    const undeclared = await problemsOf(() =>
      statement(() => tables.selectFrom('users').select((of) => of.fn.countAll().as('total'))),
    );
    expect(undeclared).toEqual(['gives total of type 20 undeclared']);
    const noSuchColumn = problemsOf(() =>
      sqlStatement({ sql: () => sql`select nothing from users` }),
    );
    await expect(noSuchColumn).rejects.toThrow('column "nothing" does not exist');
  } finally {
    client.release();
  }
});
