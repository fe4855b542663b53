import { sql } from 'kysely';
import type { Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

const lastId = statement(() =>
  tables
    .selectFrom('product_summaries')
    .select('product_id')
    .orderBy('product_id', 'desc')
    .limit(1),
).value;

/** The highest id of a product on sale; 0 for none. Read from the end of the primary key. */
export async function getLastProductId(db: Queryable): Promise<number> {
  return (await lastId(db)) ?? 0;
}

// Files of the sitemap begin and end at numbers that need not be ids.
const number = sql<number>`product_id`;

/** Products after one id and up to another, by the primary key. */
export const listHashes = statement((p: Params<{ after: number; upTo: number; limit: number }>) =>
  tables
    .selectFrom('product_summaries')
    .select(['product_id', 'hash'])
    .where(number, '>', p.after)
    .where(number, '<=', p.upTo)
    .orderBy('product_id')
    .limit(p.limit),
).list;
