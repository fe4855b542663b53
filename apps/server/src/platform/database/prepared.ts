// Statements that a connection plans once. Joins of ten tables take PostgreSQL longer to plan than to run.
import { createHash } from 'node:crypto';
import pg from 'pg';
import { wasNotSent } from './outage.ts';
import type { Queryable } from './queryable.ts';

interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

interface WithStatements {
  query(statement: Statement): Promise<{ rows: unknown[]; rowCount: number | null }>;
}

const FIRST_REPLAN_MS = 10_000;
const names = new Map<string, string>();

/**
 * As `db.query`, but planned once per connection. For texts that are fixed: each different text stays
 * in the memory of every connection, so never build one from values.
 */
export async function queryPrepared(db: Queryable, text: string, values: readonly unknown[]) {
  let name = names.get(text);
  if (name === undefined) {
    name = `p_${createHash('sha1').update(text).digest('hex').slice(0, 20)}`;
    names.set(text, name);
  }
  // Pools and clients of pg take a statement as well as a text.
  const client = db as unknown as WithStatements;
  const statement = { name: `${name}_${generation()}`, text, values };
  try {
    return await client.query(statement);
  } catch (error) {
    // The pool's next connection takes what a broken one never sent. A transaction is over with its connection.
    if (isPool(db) && wasNotSent(error)) return client.query(statement);
    throw error;
  }
}

function isPool(db: Queryable): boolean {
  return db instanceof pg.Pool;
}

/**
 * A plan made while a table was empty scans all of it forever, or until PostgreSQL next analyzes it. So
 * statements are planned again after 10 s, 30 s, 70 s and so on: 14 times a day.
 */
function generation(): number {
  return Math.floor(Math.log2(1 + performance.now() / FIRST_REPLAN_MS));
}
