import type { Refusal, Result } from '@wevisu/domain/errors/errors.ts';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from './transaction.ts';

/** Carries a refusal out of a transaction that must not be committed. */
class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Like inTransaction; a refusal rolls back everything that `work` has written. */
export async function inTransactionOfResult<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result<T>>,
): Promise<Result<T>> {
  try {
    return await inTransaction(pool, async (client) => {
      const result = await work(client);
      if (!result.ok) throw new Refused(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}
