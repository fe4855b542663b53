// Connections plan a statement once, whatever its values are (connection.ts). What has optional filters needs a plan for
// those that it is called with: without one, PostgreSQL reads a table of millions in the order of some index, since
// `$1 is null or …` may be true of every row.
import pg from 'pg';
import type { Queryable } from './queryable.ts';

const CUSTOM = 'set plan_cache_mode = force_custom_plan';
const USUAL = 'reset plan_cache_mode';

/** Runs a statement that is planned for its values. Two short round trips more than an ordinary one. */
export async function queryPlanned(db: Queryable, text: string, values: unknown[]) {
  if (!(db instanceof pg.Pool)) return runPlanned(db, text, values);
  const client = await db.connect();
  let isBroken = true;
  try {
    const answer = await runPlanned(client, text, values);
    isBroken = false;
    return answer;
  } finally {
    // As the pool itself does: the connection of a failed statement is not used again.
    client.release(isBroken);
  }
}

async function runPlanned(client: Queryable, text: string, values: unknown[]) {
  await client.query(CUSTOM);
  try {
    return await client.query(text, values);
  } finally {
    // A transaction that failed refuses this, and its rollback does the same.
    await client.query(USUAL).catch(() => {});
  }
}
