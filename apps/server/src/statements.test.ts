// Every statement of the server, prepared on the migrated database: that PostgreSQL takes it, and that its rows and
// parameters are what the code says they are. The stores are read from disk, so none is forgotten.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listStatements, type StatementDefinition } from './platform/database/statement.ts';
import { testDatabase } from './platform/database/test-database.ts';
import { findProblems } from './platform/database/test-problems.ts';

const IMPORT = /import \{[^}]*\b(?:sqlS|s)tatement\b[^}]*\} from '[^']*\/statement\.ts'/;
const CALL = /\b(?:sqlS|s)tatement\(/g;

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/(\.test\.ts|(^|\/)test-[\w-]+\.ts)$/.test(path))
  .map((path) => ({ path, code: readCode(path) }))
  .filter(({ code }) => IMPORT.test(code));

const database = await testDatabase({ connections: 1 });
let client: pg.PoolClient;

beforeAll(async () => {
  for (const { path } of files) await import(join(import.meta.dirname, path));
  client = await database.pool.connect();
});
afterAll(() => client.release());

function readCode(path: string): string {
  return readFileSync(join(import.meta.dirname, path), 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '');
}

test('sees every statement that the stores define', () => {
  const calls = files.flatMap(({ code }) => [...code.matchAll(CALL)]);
  expect(calls.length).toBeGreaterThan(90);
  expect(listStatements().length).toBeGreaterThanOrEqual(calls.length);
});

test('a statement is defined at the top of its file, once, and never at each call', () => {
  const inside = files.flatMap(({ path, code }) =>
    [...code.matchAll(/^[ \t]+(?:return|const|let|await)\b.*\b(?:sqlS|s)tatement\(/gm)].map(
      ([line]) => `${path}: ${line.trim()}`,
    ),
  );
  expect(inside).toEqual([]);
});

test('PostgreSQL takes every statement, with the rows and parameters that the code declares', async () => {
  const wrong: string[] = [];
  for (const definition of listStatements()) {
    const problems = await findProblems(client, definition).catch((error: Error) => [
      error.message,
    ]);
    if (problems.length > 0) wrong.push(`${problems.join('; ')}\n${textOf(definition)}`);
  }
  expect(wrong).toEqual([]);
});

function textOf(definition: StatementDefinition): string {
  try {
    return definition.compile().text;
  } catch {
    return 'It does not compile.';
  }
}
