import { sql } from 'kysely';
import { arrayOf, int4, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

export const insertBatch = sqlStatement({
  takes: {
    showroomId: ID.showroom,
    actorId: ID.user,
    summary: text,
    products: int4,
    at: timestamptz,
  },
  gives: { id: int8 },
  sql: (p) => sql`insert into markup_batches (showroom_id, actor_user_id, summary, products, at)
    values (${p.showroomId}, ${p.actorId}, ${p.summary}, ${p.products}, ${p.at}) returning id`,
}).require;

export const listBatches = sqlStatement({
  takes: { showroomId: ID.showroom, max: int8 },
  gives: {
    id: int8,
    summary: text,
    products: int4,
    by: text,
    at: timestamptz,
    undoneAt: timestamptz.orNull,
  },
  sql: (
    p,
  ) => sql`select b.id, b.summary, b.products, concat_ws(' ', u.first_name, u.last_name) as by,
      b.at, b.undone_at as "undoneAt"
    from markup_batches b join users u on u.id = b.actor_user_id
    where b.showroom_id = ${p.showroomId} order by b.id desc limit ${p.max}`,
}).list;

export const markUndone = sqlStatement({
  takes: { showroomId: ID.showroom, id: int8, now: timestamptz },
  gives: { summary: text },
  sql: (p) => sql`update markup_batches set undone_at = ${p.now}
    where id = ${p.id} and showroom_id = ${p.showroomId} and undone_at is null returning summary`,
}).get;

export const getBatch = sqlStatement({
  takes: { showroomId: ID.showroom, id: int8 },
  gives: { products: int4, undoneAt: timestamptz.orNull },
  sql: (p) => sql`select products, undone_at as "undoneAt" from markup_batches
    where id = ${p.id} and showroom_id = ${p.showroomId}`,
}).get;

/** What a batch did, with what each rate is now and whether a later change of it is known. */
export const listBatchChanges = sqlStatement({
  takes: { showroomId: ID.showroom, id: int8 },
  gives: {
    productId: int8.notNull,
    label: text,
    fromPpm: int4.orNull,
    toPpm: int4.orNull,
    nowPpm: int4.orNull,
    laterId: int8.orNull,
  },
  sql: (p) => sql`select x.product_id as "productId", pr.name as label, x.from_ppm as "fromPpm",
      x.to_ppm as "toPpm",
      (select m.markup_ppm from showroom_markups m
        where m.showroom_id = x.showroom_id and m.product_id = x.product_id) as "nowPpm",
      (select max(later.id) from markup_changes later
        where later.showroom_id = x.showroom_id and later.product_id = x.product_id
          and later.id > x.id) as "laterId"
    from markup_changes x join products pr on pr.id = x.product_id
    where x.batch_id = ${p.id} and x.showroom_id = ${p.showroomId} order by x.id`,
}).list;

/** Rates of single products, written at once. */
export const putProductRates = sqlStatement({
  takes: { showroomId: ID.showroom, productIds: arrayOf(int8), rates: arrayOf(int4) },
  sql: (p) => sql`insert into showroom_markups as m (showroom_id, product_id, markup_ppm)
    select ${p.showroomId}, r.* from unnest(${p.productIds}::bigint[], ${p.rates}::int[]) as r(id, rate)
    on conflict (showroom_id, product_id) where product_id is not null
      do update set markup_ppm = excluded.markup_ppm, version = m.version + 1`,
}).run;

export const dropProductRates = sqlStatement({
  takes: { showroomId: ID.showroom, productIds: arrayOf(int8) },
  sql: (p) => sql`delete from showroom_markups
    where showroom_id = ${p.showroomId} and product_id = any(${p.productIds}::bigint[])`,
}).run;
