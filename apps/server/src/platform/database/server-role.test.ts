// What the role that the server works as may do: rows of every table, and nothing else.
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { grantToServer, whoServes } from './server-role.ts';
import { testDatabase } from './test-database.ts';

const database = await testDatabase();
const server = new pg.Client({ connectionString: database.serverUrl });
beforeAll(async () => {
  // As at each start; rights on the database itself are not in the template.
  await grantToServer(database.url, inject('testServerRole').name);
  await server.connect();
});
afterAll(() => server.end());

test('the role reads and writes the rows of every table, but which migrations ran it only reads', async () => {
  const { rows } = await server.query<{ name: string; rights: string }>(
    `select c.oid::regclass::text as name, concat_ws(' ',
       case when has_table_privilege(c.oid, 'select') then 'select' end,
       case when has_table_privilege(c.oid, 'insert') then 'insert' end,
       case when has_table_privilege(c.oid, 'update') then 'update' end,
       case when has_table_privilege(c.oid, 'delete') then 'delete' end,
       case when has_table_privilege(c.oid, 'truncate, references, trigger') then 'more' end) as rights
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`,
  );
  expect(rows.length).toBeGreaterThan(70);
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['users', 'sandbox_gateway.authorizations', 'jobs.queue']),
  );
  const others = rows.filter(({ rights }) => rights !== 'select insert update delete');
  expect(others).toEqual([{ name: 'schema_migrations', rights: 'select' }]);
});

test('the role owns nothing and is no superuser', async () => {
  const { rows } = await server.query(
    `select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
       (select count(*)::int from pg_class where relowner = r.oid) as tables,
       (select count(*)::int from pg_auth_members where member = r.oid) as memberships
     from pg_roles r where rolname = current_user`,
  );
  expect(rows).toEqual([
    {
      ...{ rolsuper: false, rolcreatedb: false, rolcreaterole: false },
      ...{ rolreplication: false, rolbypassrls: false, tables: 0, memberships: 0 },
    },
  ]);
  expect((await whoServes(database.serverUrl)).isSuperuser).toBe(false);
  expect((await whoServes(database.serverUrl)).role).toBe(inject('testServerRole').name);
});

test.each([
  'create table mine (id int)',
  'create temporary table mine (id int)',
  'create schema mine',
  'create function mine() returns int language sql as $$ select 1 $$',
  'create role mine',
  'alter table users add column more text',
  'alter table users disable trigger all',
  'drop table users',
  'truncate users',
  'create index on users (email)',
  'update schema_migrations set version = 0',
  'alter role current_user superuser',
  "copy users to program 'cat'",
  "select pg_read_file('/etc/passwd')",
  'set session_replication_role = replica',
])('PostgreSQL refuses the role: %s', async (text) => {
  await expect(server.query(text)).rejects.toThrow(
    /permission denied|must be owner|must be superuser/,
  );
});

test('rights follow a new migration: tables, schemas and sequences', async () => {
  await database.pool.query('create schema later');
  await database.pool.query('create table later.things (id serial primary key, name text)');
  await expect(server.query('select from later.things')).rejects.toThrow('permission denied');
  await grantToServer(database.url, inject('testServerRole').name);
  await server.query("insert into later.things (name) values ('a')");
  await server.query("update later.things set name = 'b'");
  expect((await server.query('delete from later.things returning name')).rows).toEqual([
    { name: 'b' },
  ]);
  await expect(server.query('create table later.more (id int)')).rejects.toThrow('denied');
});

test('processes that start together grant in turn', async () => {
  const { name } = inject('testServerRole');
  await Promise.all(Array.from({ length: 4 }, () => grantToServer(database.url, name)));
});
