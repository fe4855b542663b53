// One transaction, with the retries that PostgreSQL itself calls for.
import type { Pool, PoolClient } from 'pg';
import { holdUntilCommit, releaseHeld } from './after-commit.ts';
import { isOutage } from './outage.ts';

/** Serialization failure, deadlock. */
const RETRY_CODES = new Set(['40001', '40P01']);
const TRIES = 5;

/** Whether PostgreSQL says to retry after this error. */
export function asksForRetry(error: unknown): boolean {
  return RETRY_CODES.has((error as { code?: string }).code ?? '');
}

/**
 * Runs `work` in a transaction and commits. `work` may run several times, so it must change nothing
 * outside the transaction. Throws what `work` throws, after rolling back.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    let broken: Error | undefined;
    let begun = false;
    try {
      await client.query('begin');
      begun = true;
      holdUntilCommit(client);
      const result = await work(client);
      await client.query('commit');
      for (const held of releaseHeld(client)) held();
      return result;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      // Before it began, nothing was done on a connection that turns out to be broken.
      if (attempt < TRIES && (begun ? asksForRetry(error) : isOutage(error))) continue;
      throw error;
    } finally {
      releaseHeld(client);
      // A connection that can't roll back is closed rather than given to the next caller.
      client.release(broken);
    }
  }
}
