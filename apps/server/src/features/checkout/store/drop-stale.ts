// What no buyer comes back for. Deletes at most so many rows and says how many there were.
import type { Queryable } from '../../../platform/database/queryable.ts';

interface Stale {
  readonly before: Date;
  readonly most: number;
}

/**
 * Checkouts that ran out, with the tries to pay that were refused. One whose payment was authorized
 * and let go stays: money was spoken of.
 */
export async function deleteExpiredCheckouts(
  db: Queryable,
  { before, most }: Stale,
): Promise<number> {
  const { rowCount } = await db.query(
    `delete from checkouts where id in (
       select k.id from checkouts k
       where k.state = 'expired' and k.updated_at < $1
         and not exists (select from orders o where o.checkout_id = k.id)
         and not exists (select from payment_attempts a
                         where a.checkout_id = k.id and a.state <> 'refused')
       limit $2)`,
    [before, most],
  );
  return rowCount ?? 0;
}
