import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { openPool } from './connection.ts';
import { atFileEnd } from './test-closers.ts';
import { asRole, createDatabase, dropDatabase, withDatabase } from './test-databases.ts';

export interface TestDatabase {
  /** Of the owner, who may do everything. */
  readonly pool: pg.Pool;
  readonly url: string;
  /** Of the role that the server works as. */
  readonly serverUrl: string;
}

export interface TestDatabaseOptions {
  /** Empty: without the migrations. */
  readonly schema?: 'migrated' | 'empty';
  readonly connections?: number;
}

/**
 * A database for this test file alone: call it once, in `beforeAll` or at the top of the file. It is closed and
 * dropped after the file's last test; a client that was not given back fails the file.
 */
export async function testDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = inject('testServerUrl');
  const template = inject('testTemplate');
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  await createDatabase(server, name, options.schema === 'empty' ? null : template);

  const url = withDatabase(server, name);
  const broken: Error[] = [];
  let closing = false;
  const pool = openPool(url, {
    connections: options.connections ?? 10,
    statementTimeoutMs: 30_000,
    onError: (error) => closing || broken.push(error),
  });
  atFileEnd(async () => {
    const leaked = pool.totalCount - pool.idleCount;
    // The pool has ended before its connections have: dropping the database may end them first.
    closing = true;
    if (leaked === 0) await pool.end();
    await dropDatabase(server, name);
    if (leaked > 0) throw new Error(`${leaked} database clients were not given back`);
    if (broken[0]) throw broken[0];
  });
  const role = inject('testServerRole');
  return { pool, url, serverUrl: asRole(url, role) };
}
