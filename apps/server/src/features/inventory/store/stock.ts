// Changes of stock, and what is low.
import { sql } from 'kysely';
import { bool, int4, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

export interface StockCause {
  readonly kind: 'count' | 'file' | 'api';
  readonly reason: string;
  readonly actor: number | null;
}

/** For the rest of the transaction: its movements are noted with it. */
export const setStockCause = sqlStatement({
  takes: { cause: json<StockCause>() },
  gives: { cause: text.orNull },
  sql: (p) => sql`select set_config('wevisu.stock', ${p.cause}::jsonb::text, true) as cause`,
}).get;

/** In the order of their ids, as everywhere. */
export const lockLots = sqlStatement({
  takes: { id: ID.variant },
  gives: { lotCode: text, onHand: int4, held: int4 },
  sql: (p) => sql`select lot_code as "lotCode", on_hand as "onHand", held from stock_lots
    where variant_id = ${p.id} order by id for update`,
}).list;

export const putLot = sqlStatement({
  takes: { id: ID.variant, lotCode: text, onHand: int4 },
  sql: (p) => sql`insert into stock_lots (variant_id, lot_code, on_hand)
    values (${p.id}, ${p.lotCode}, ${p.onHand})
    on conflict (variant_id, lot_code) do update set on_hand = excluded.on_hand`,
}).run;

/** Of the vendor of an account: SKUs in the order of their ids. */
export const findSkus = sqlStatement({
  takes: { userId: ID.user, skus: json<readonly string[]>() },
  gives: { id: ID.variant, sku: text },
  sql: (p) => sql`select v.id, v.vendor_sku as sku from variants v
    where v.vendor_id = (select id from vendors where user_id = ${p.userId})
      and v.vendor_sku in (select jsonb_array_elements_text(${p.skus}::jsonb))
    order by v.id`,
}).list;

/** Until the transaction ends nobody else sets its threshold, there or not. */
export const lockThreshold = sqlStatement({
  takes: { userId: ID.user, id: ID.variant },
  gives: { id: ID.variant },
  sql: (p) => sql`select id from variants where id = ${p.id}
    and vendor_id = (select id from vendors where user_id = ${p.userId}) for no key update`,
}).get;

/** It is looked at with the next round, whatever has moved. */
export const putThreshold = sqlStatement({
  takes: { id: ID.variant, lowAt: int4 },
  sql: (p) => sql`with put as (
      insert into stock_thresholds (variant_id, low_at) values (${p.id}, ${p.lowAt})
      on conflict (variant_id) do update set low_at = excluded.low_at returning variant_id)
    insert into stock_checks select variant_id from put on conflict do nothing`,
}).run;

export const dropThreshold = sqlStatement({
  takes: { id: ID.variant },
  sql: (p) => sql`delete from stock_thresholds where variant_id = ${p.id}`,
}).run;

/** Of up to `most` that moved: whether each has just become low (true) or well again (false); null is neither. */
export const takeChecks = sqlStatement({
  takes: { now: timestamptz, most: int4 },
  gives: {
    ...{ id: ID.variant, vendorUserId: ID.user, isLow: bool.orNull, sku: text, name: text },
    free: int4,
  },
  sql: (p) => sql`
    with moved as (
      delete from stock_checks where variant_id in (
        select variant_id from stock_checks order by variant_id limit ${p.most}::int for update skip locked)
      returning variant_id
    ),
    stock as (
      select t.variant_id, t.low_at, t.low_since, (
        select coalesce(sum(l.on_hand - l.held), 0)::int from stock_lots l where l.variant_id = t.variant_id) as free
      from moved m join stock_thresholds t on t.variant_id = m.variant_id
    ),
    turned as (
      update stock_thresholds t
      set low_since = case when s.free <= s.low_at then ${p.now}::timestamptz end
      from stock s where t.variant_id = s.variant_id and (s.free <= s.low_at) = (s.low_since is null)
      returning t.variant_id, t.low_since is not null as is_low
    )
    select s.variant_id as id, o.user_id as "vendorUserId", t.is_low as "isLow", v.vendor_sku as sku, p.name, s.free
    from stock s left join turned t on t.variant_id = s.variant_id
    join variants v on v.id = s.variant_id join products p on p.id = v.product_id
    join vendors o on o.id = v.vendor_id order by s.variant_id`,
}).list;
