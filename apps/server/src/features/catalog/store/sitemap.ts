import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';

/** The highest id of a product on sale; 0 for none. Read from the end of the primary key. */
export async function getLastProductId(db: Queryable): Promise<number> {
  const { rows } = await queryPrepared(
    db,
    'select product_id from product_summaries order by product_id desc limit 1',
    [],
  );
  return rows[0]?.product_id ?? 0;
}

/** Products after one id and up to another, by the primary key. */
export async function listHashes(
  db: Queryable,
  of: { readonly after: number; readonly upTo: number; readonly limit: number },
): Promise<{ readonly product_id: number; readonly hash: string }[]> {
  const { rows } = await queryPrepared(
    db,
    `select product_id, hash from product_summaries
     where product_id > $1 and product_id <= $2 order by product_id limit $3`,
    [of.after, of.upTo, of.limit],
  );
  return rows;
}
