// Recently viewed products. Only of signed-in people; a guest's list stays in the browser.
import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';

/** Max length of a person's list; older entries are dropped with the next view. */
const MAX_KEPT = 100;
/** 'Others also viewed' is computed from this many of a product's latest viewers. */
const LATEST_VIEWERS = 200;
/** With fewer viewers in common it is chance, and individuals might be identified. */
const MIN_VIEWERS = 3;

/** Ids and categories of products that are sold, in the order of the hashes. */
export async function findSold(
  db: Queryable,
  hashes: readonly string[],
): Promise<{ readonly id: number; readonly category_id: number }[]> {
  if (hashes.length === 0) return [];
  const { rows } = await queryPrepared(
    db,
    `select p.id, p.category_id
     from unnest($1::text[]) with ordinality as asked(hash, place)
     join products p on p.hash = asked.hash and p.status = 'active'
     order by asked.place`,
    [hashes],
  );
  return rows;
}

/** Records what somebody viewed, newest first; each product appears once, at its latest view. */
export async function noteViewed(
  db: Queryable,
  of: { readonly userId: number; readonly productIds: readonly number[]; readonly now: Date },
): Promise<void> {
  await queryPrepared(
    db,
    `with noted as (
       insert into viewed_products (user_id, product_id, viewed_at)
       select $1, seen.id, $3::timestamptz - seen.place * interval '1 second'
       from unnest($2::bigint[]) with ordinality as seen(id, place)
       -- The whole list comes with every look; only its first is news.
       on conflict (user_id, product_id) do update set viewed_at = excluded.viewed_at
         where excluded.viewed_at >= $3::timestamptz - interval '1 second'
     )
     delete from viewed_products v using (
       select product_id from viewed_products where user_id = $1
       order by viewed_at desc offset $4
     ) old
     where v.user_id = $1 and v.product_id = old.product_id and v.product_id <> all($2::bigint[])`,
    [of.userId, of.productIds, of.now, MAX_KEPT],
  );
}

/** Products that somebody viewed, newest first. */
export async function listViewed(
  db: Queryable,
  of: { readonly userId: number; readonly limit: number },
): Promise<number[]> {
  const { rows } = await queryPrepared(
    db,
    `select product_id from viewed_products where user_id = $1
     order by viewed_at desc, product_id limit $2`,
    [of.userId, of.limit],
  );
  return rows.map((row) => row.product_id);
}

/** What else the latest viewers of some products viewed, most common first. */
export async function listAlsoViewed(
  db: Queryable,
  of: { readonly productIds: readonly number[]; readonly limit: number },
): Promise<number[]> {
  const { rows } = await queryPrepared(
    db,
    `with viewers as (
       select distinct latest.user_id
       from unnest($1::bigint[]) as asked(id)
       cross join lateral (
         select user_id from viewed_products where product_id = asked.id
         order by viewed_at desc limit $3
       ) latest
     )
     select v.product_id
     from viewers w join viewed_products v on v.user_id = w.user_id
     where v.product_id <> all($1::bigint[])
     group by v.product_id
     having count(*) >= $4
     order by count(*) desc, max(v.viewed_at) desc
     limit $2`,
    [of.productIds, of.limit, LATEST_VIEWERS, MIN_VIEWERS],
  );
  return rows.map((row) => row.product_id);
}
