// The generated types of the tables are what the connection makes of their columns.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';

const { pool } = await testDatabase();

/** By PostgreSQL's name of a type: a value of it, and the type that tables.generated.ts must give it. */
const KINDS: Readonly<Record<string, readonly [value: string, type: string]>> = {
  bool: ['true', 'boolean'],
  bytea: [`'\\x00'`, 'Buffer'],
  date: [`'2026-11-23'`, 'string'],
  float8: ['1.5', 'number'],
  int2: ['1', 'number'],
  int4: ['1', 'number'],
  int8: ['1', 'number'],
  numeric: ['1.10', 'Numeric'],
  text: [`'a'`, 'string'],
  timestamptz: ['now()', 'Timestamp'],
  uuid: [`'00000000-0000-0000-0000-000000000000'`, 'string'],
  xid8: [`'1'`, 'string'],
  _int4: ['array[1]', 'number[]'],
  _int8: ['array[1]', 'number[]'],
  _text: [`array['a']`, 'string[]'],
};
const JSON_TYPES = new Set(['json', 'jsonb']);

const generated = readFileSync(join(import.meta.dirname, 'tables.generated.ts'), 'utf8');

function typeOfValue(value: unknown): string {
  if (Buffer.isBuffer(value)) return 'Buffer';
  if (value instanceof Date) return 'Timestamp';
  return Array.isArray(value) ? `${typeof value[0]}[]` : typeof value;
}

/** The generated type of each column, as `table.column`. */
function readGenerated(): ReadonlyMap<string, string> {
  const interfaces = new Map(
    [...generated.matchAll(/export interface (\w+) \{\n([^}]*)\}/g)].map(([, name, body]) => [
      name,
      [...(body ?? '').matchAll(/^ {2}"?([\w.]+)"?: (.+);$/gm)].map(([, key, type]) => [key, type]),
    ]),
  );
  const columns = (interfaces.get('DB') ?? []).flatMap(([table, name]) =>
    (interfaces.get(name) ?? []).map(
      ([column, type]) => [`${table}.${column}`, type ?? ''] as const,
    ),
  );
  return new Map(columns);
}

test('every column has the type that the connection reads it as', async () => {
  const { rows } = await pool.query<{ column: string; type: string; nullable: boolean }>(
    `select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname || '.' || a.attname
         as column, t.typname as type, not a.attnotnull as nullable
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_type t on t.oid = a.atttypid
     where n.nspname in ('public', 'sandbox_gateway') and c.relkind in ('r', 'v') and a.attnum > 0
       and not a.attisdropped and c.relname <> 'schema_migrations'
     order by 1`,
  );
  expect(rows.length).toBeGreaterThan(300);
  const types = readGenerated();
  const wrong = rows.flatMap(({ column, type, nullable }) => {
    const expected = JSON_TYPES.has(type) ? 'Json' : KINDS[type]?.[1];
    const written = types
      .get(column)
      ?.replace(/^Generated<(.+)>$/, '$1')
      // So an array with a default value is written.
      .replace(/^ArrayType<(\w+)>$/, '$1[]');
    const wanted = nullable ? `${expected} | null` : expected;
    return written === wanted ? [] : [`${column} is ${written}, not ${wanted} (${type})`];
  });
  expect(wrong).toEqual([]);
  expect(types.size).toBe(rows.length);
});

test('the connection reads each kind of column as its type', async () => {
  for (const [name, [literal, type]] of Object.entries(KINDS)) {
    const { rows } = await pool.query(
      `select ${literal}::${name.replace(/^_(.+)/, '$1[]')} as value`,
    );
    const read = typeOfValue(rows[0].value);
    // Where a number would lose digits, the text stays.
    expect([name, read]).toEqual([name, type === 'Numeric' ? 'string' : type]);
  }
});

test('a document has null in its type where its column may be null', async () => {
  const { rows } = await pool.query<{ table: string; column: string; nullable: boolean }>(
    `select c.relname as table, a.attname as column, not a.attnotnull as nullable
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.atttypid = 'jsonb'::regtype`,
  );
  const refined = readFileSync(join(import.meta.dirname, 'refined-columns.ts'), 'utf8');
  const declared = rows.flatMap(({ table, column, nullable }) => {
    const body = new RegExp(`readonly ${table}: \\{([^}]*)\\}`).exec(refined)?.[1] ?? '';
    const type = new RegExp(`readonly ${column}: ([^;]+?)\\s*[;}]?$`, 'm').exec(
      body.replaceAll(';', ';\n'),
    )?.[1];
    return type === undefined ? [] : [{ name: `${table}.${column}`, type, nullable }];
  });
  expect(declared.map(({ name }) => name)).toContain('users.shipping_address');
  expect(declared.filter(({ type, nullable }) => /\| null$/.test(type) !== nullable)).toEqual([]);
});
