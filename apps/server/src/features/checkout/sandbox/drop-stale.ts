// Upkeep of the sandbox's own books. Deletes at most so many rows and says how many there were.
import type { Queryable } from '../../../platform/database/queryable.ts';

interface Stale {
  readonly before: Date;
  readonly most: number;
}

/** Refusals are kept for as long as anybody could ask again with the same key. */
export async function deleteRefusals(db: Queryable, { before, most }: Stale): Promise<number> {
  const { rowCount } = await db.query(
    `delete from sandbox_gateway.authorizations where ref in (
       select ref from sandbox_gateway.authorizations
       where state = 'refused' and created_at < $1 limit $2)`,
    [before, most],
  );
  return rowCount ?? 0;
}

/**
 * Cards that were typed and never charged. A real gateway is told which cards are kept for later; this
 * one looks.
 */
export async function deleteUnusedMethods(db: Queryable, { before, most }: Stale): Promise<number> {
  const { rowCount } = await db.query(
    `delete from sandbox_gateway.payment_methods where token in (
       select m.token from sandbox_gateway.payment_methods m
       where m.created_at < $1
         and not exists (select from sandbox_gateway.authorizations a where a.token = m.token)
         and not exists (select from saved_cards s where s.payment_token = m.token)
       limit $2)`,
    [before, most],
  );
  return rowCount ?? 0;
}
