// A vendor's variants with their stock, by key of the SKU. Every query is bound to the vendor's user.
import { DIRECTIONS } from '@wevisu/contract/back-office/list.ts';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { int4, int8, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { byName, type RowOf, sqlStatement } from '../../../platform/database/statement.ts';
import { keyset, PAGE_GIVES, PAGE_TAKES } from '../../../platform/lists/keyset.ts';

const FILTERS = {
  userId: ID.user,
  /** Part of a name, or the beginning of an SKU, both escaped for LIKE. */
  like: text,
  show: text.orNull,
};
type FilterParams = Params<{ readonly [K in keyof typeof FILTERS]: unknown }>;

const vendorOf = (userId: Expression<unknown>) =>
  sql`(select id from vendors where user_id = ${userId})`;
const free = sql`(select coalesce(sum(on_hand - held), 0) from stock_lots l where l.variant_id = v.id)`;

const matches = (p: FilterParams): RawBuilder<unknown> => sql`v.vendor_id = ${vendorOf(p.userId)}
  and v.status = 'active'
  and (${p.like}::text = '' or v.vendor_sku like ${p.like} || '%' or exists (
    select from products q where q.id = v.product_id and q.name ilike '%' || ${p.like} || '%'))
  and (${p.show}::text is distinct from 'out' or not exists (
    select from stock_lots l where l.variant_id = v.id and l.on_hand > l.held))
  and (${p.show}::text is distinct from 'low' or exists (
    select from stock_thresholds t where t.variant_id = v.id and t.low_at >= ${free}))`;

export interface InventoryLot {
  readonly code: string;
  readonly onHand: number;
  readonly held: number;
}

const STOCK = {
  ...{ id: ID.variant, sku: text, productId: ID.product, name: text, sizeLabel: text },
  ...{ finish: text, unit: text, onHand: int4, held: int4, lots: int4, lowAt: int4.orNull },
  lotList: json<readonly InventoryLot[]>(),
};
const columns = sql`v.id, v.vendor_sku as sku, v.product_id as "productId", p.name,
  v.size_label as "sizeLabel", v.finish, p.unit, s.on_hand as "onHand", s.held, s.lots,
  s.lot_list as "lotList",
  (select low_at from stock_thresholds t where t.variant_id = v.id) as "lowAt"`;
const stockOf = sql`lateral (
  select coalesce(sum(on_hand), 0)::int as on_hand, coalesce(sum(held), 0)::int as held, count(*)::int as lots,
    coalesce(jsonb_agg(jsonb_build_object('code', lot_code, 'onHand', on_hand, 'held', held) order by lot_code), '[]')
      as lot_list
  from stock_lots l where l.variant_id = v.id) s`;

const SKU = { by: sql`v.vendor_sku collate "C"`, id: sql`v.id`, type: 'text' } as const;

export const inventoryBy = byName(DIRECTIONS, (dir) =>
  sqlStatement({
    takes: { ...PAGE_TAKES, ...FILTERS },
    gives: { ...PAGE_GIVES, ...STOCK },
    rare: true,
    sql: (p) => {
      const { key, after, order } = keyset(SKU, dir, p);
      return sql`
        select ${columns}, v.sort_key as "sortKey"
        from (select v.*, ${key} as sort_key from variants v where ${matches(p)} and ${after} ${order}) v
        join products p on p.id = v.product_id cross join ${stockOf}
        order by v.vendor_sku collate "C" ${sql.raw(dir)}, v.id ${sql.raw(dir)}`;
    },
  }),
);
export type InventoryRow = RowOf<typeof inventoryBy.asc.list>;

export const countInventory = sqlStatement({
  takes: { ...FILTERS, most: int4 },
  gives: { count: int8 },
  rare: true,
  sql: (p) => sql`select count(*) as count from (
    select from variants v where ${matches(p)} limit ${p.most}::int) as found`,
}).value;

/** Null for another vendor's. */
export const getStockRow = sqlStatement({
  takes: { userId: ID.user, id: ID.variant },
  gives: { ...STOCK, vendorId: ID.vendor },
  sql: (p) => sql`
    select ${columns}, v.vendor_id as "vendorId"
    from variants v join products p on p.id = v.product_id cross join ${stockOf}
    where v.id = ${p.id} and v.vendor_id = ${vendorOf(p.userId)}`,
}).get;

export const listLots = sqlStatement({
  takes: { id: ID.variant },
  gives: { lotCode: text, onHand: int4, held: int4 },
  sql: (p) => sql`select lot_code as "lotCode", on_hand as "onHand", held from stock_lots
    where variant_id = ${p.id} order by lot_code`,
}).list;

const MOVED = { by: sql`m.id`, id: sql`m.id`, type: 'bigint' } as const;

/** Names of our staff stay with us. */
export const movementsBy = byName(DIRECTIONS, (dir) =>
  sqlStatement({
    takes: { ...PAGE_TAKES, userId: ID.user, id: ID.variant },
    gives: {
      ...PAGE_GIVES,
      ...{ id: int8, at: timestamptz, lotCode: text, delta: int4, onHand: int4, reason: text },
      kind: text.as<'order' | 'lot' | 'count' | 'file' | 'api'>(),
      actor: text,
    },
    sql: (p) => {
      const { key, after, order } = keyset(MOVED, dir, p);
      return sql`
        select m.id, m.at, m.lot_code as "lotCode", m.kind, m.delta, m.on_hand as "onHand", m.reason,
          coalesce((select u.first_name || ' ' || u.last_name from users u
            where u.id = m.actor_id and u.type <> 'Admin'), '') as actor, ${key} as "sortKey"
        from stock_movements m
        where m.variant_id = ${p.id} and m.vendor_id = ${vendorOf(p.userId)} and ${after} ${order}`;
    },
  }),
);
export type MovementRow = RowOf<typeof movementsBy.asc.list>;

export const countMovements = sqlStatement({
  takes: { userId: ID.user, id: ID.variant, most: int4 },
  gives: { count: int8 },
  sql: (p) => sql`select count(*) as count from (select from stock_movements m
    where m.variant_id = ${p.id} and m.vendor_id = ${vendorOf(p.userId)} limit ${p.most}::int) as found`,
}).value;
