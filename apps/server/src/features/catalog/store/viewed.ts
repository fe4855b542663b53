// Recently viewed products. Only of signed-in people; a guest's list stays in the browser.

import type { ProductId, UserId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { arrayOf, int4, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { type RowOf, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

/** Max length of a person's list; older entries are dropped with the next view. */
const MAX_KEPT = 100;
/** 'Others also viewed' is computed from this many of a product's latest viewers. */
const LATEST_VIEWERS = 200;
/** With fewer viewers in common it is chance, and individuals might be identified. */
const MIN_VIEWERS = 3;

const soldOf = sqlStatement({
  takes: { hashes: arrayOf(text) },
  gives: { id: ID.product, categoryId: int4 },
  sql: (p) => sql`select p.id, p.category_id as "categoryId"
    from unnest(${p.hashes}::text[]) with ordinality as asked(hash, place)
    join products p on p.hash = asked.hash and p.status = 'active'
    order by asked.place`,
}).list;

/** Ids and categories of products that are sold, in the order of the hashes. */
export async function findSold(
  db: Queryable,
  hashes: readonly string[],
): Promise<RowOf<typeof soldOf>[]> {
  return hashes.length === 0 ? [] : soldOf(db, { hashes });
}

/** Records what somebody viewed, newest first; each product appears once, at its latest view. */
export const noteViewed = sqlStatement({
  takes: { userId: ID.user, productIds: arrayOf(ID.product), now: timestamptz },
  sql: (p) => sql`with noted as (
      insert into viewed_products (user_id, product_id, viewed_at)
      select ${p.userId}, seen.id, ${p.now}::timestamptz - seen.place * interval '1 second'
      from unnest(${p.productIds}::bigint[]) with ordinality as seen(id, place)
      -- The whole list comes with every look; only its first is news.
      on conflict (user_id, product_id) do update set viewed_at = excluded.viewed_at
        where excluded.viewed_at >= ${p.now}::timestamptz - interval '1 second'
    )
    delete from viewed_products v using (
      select product_id from viewed_products where user_id = ${p.userId}
      order by viewed_at desc offset ${sql.lit(MAX_KEPT)}
    ) old
    where v.user_id = ${p.userId} and v.product_id = old.product_id
      and v.product_id <> all(${p.productIds}::bigint[])`,
}).run;

const viewedOf = statement((p: Params<{ userId: UserId; limit: number }>) =>
  tables
    .selectFrom('viewed_products')
    .select('product_id')
    .where('user_id', '=', p.userId)
    .orderBy('viewed_at', 'desc')
    .orderBy('product_id')
    .limit(p.limit),
).list;

/** Products that somebody viewed, newest first. */
export async function listViewed(
  db: Queryable,
  of: { readonly userId: UserId; readonly limit: number },
): Promise<ProductId[]> {
  return (await viewedOf(db, of)).map(({ productId }) => productId);
}

const alsoViewedOf = sqlStatement({
  takes: { productIds: arrayOf(ID.product), limit: int8 },
  gives: { productId: ID.product },
  sql: (p) => sql`with viewers as (
      select distinct latest.user_id
      from unnest(${p.productIds}::bigint[]) as asked(id)
      cross join lateral (
        select user_id from viewed_products where product_id = asked.id
        order by viewed_at desc limit ${sql.lit(LATEST_VIEWERS)}
      ) latest
    )
    select v.product_id as "productId"
    from viewers w join viewed_products v on v.user_id = w.user_id
    where v.product_id <> all(${p.productIds}::bigint[])
    group by v.product_id
    having count(*) >= ${sql.lit(MIN_VIEWERS)}
    order by count(*) desc, max(v.viewed_at) desc
    limit ${p.limit}`,
}).list;

/** What else the latest viewers of some products viewed, most common first. */
export async function listAlsoViewed(
  db: Queryable,
  of: { readonly productIds: readonly ProductId[]; readonly limit: number },
): Promise<ProductId[]> {
  return (await alsoViewedOf(db, of)).map(({ productId }) => productId);
}
