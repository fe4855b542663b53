// A vendor's lines. Every query is bound to the vendor's user, and reads no amount but the vendor's own.
import type { PROMISES } from '@wevisu/contract/fulfilment.ts';
import type { OrderItemId, UserId } from '@wevisu/domain/ids.ts';
import type { RequestKind } from '@wevisu/domain/orders/order-requests.ts';
import type { OrderStatus } from '@wevisu/domain/orders/order-status.ts';
import { ORDER_PROCESSING_HOURS } from '@wevisu/domain/policy/policy.ts';
import { type RawBuilder, sql } from 'kysely';
import { int4, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import {
  byName,
  type RowOf,
  sqlStatement,
  statement,
} from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

export interface LineFilter {
  readonly userId: UserId;
  readonly status: OrderStatus | null;
  readonly promise: (typeof PROMISES)[number] | null;
  /** Only lines with an open request. */
  readonly isAsked: boolean;
  /** The beginning of an order number or SKU, in capitals; '' for any. */
  readonly search: string;
  readonly now: Date;
}

/** Hours before the promise at which it is soon. */
const SOON_HOURS = 12;

/** For the filters that a call has. */
const PLANNED = { rare: true } as const;

const isWanted = (p: Params<LineFilter>): RawBuilder<boolean> => sql`
  i.vendor_id = (select id from vendors where user_id = ${p.userId})
  and (${p.status}::text is null or i.status = ${p.status})
  and (${p.promise}::text is null or (i.status = 'Waiting for approval' and case ${p.promise}
    when 'late' then o.placed_at <= ${p.now}::timestamptz - interval '${sql.raw(String(ORDER_PROCESSING_HOURS))} hours'
    else o.placed_at <= ${p.now}::timestamptz - interval '${sql.raw(String(ORDER_PROCESSING_HOURS - SOON_HOURS))} hours'
      and o.placed_at > ${p.now}::timestamptz - interval '${sql.raw(String(ORDER_PROCESSING_HOURS))} hours' end))
  and (not ${p.isAsked}::boolean or exists (select from order_requests r
    where r.order_item_id = i.id and r.state = 'open'))
  and (${p.search}::text = '' or o.number = ${p.search}
    or upper(i.sku) like replace(replace(replace(${p.search}, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%')`;

const selectLines = () =>
  tables
    .selectFrom('order_items as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .select([
      'i.id',
      'i.order_id',
      'o.number as order_number',
      'o.placed_at',
      'i.product_hash',
      'i.product_name',
      'i.sku',
      'i.size_label',
      'i.finish',
      'i.unit',
      'i.qty',
      'i.lots',
      'i.final_price',
      'i.status',
      'i.status_date',
      'o.address',
      sql`(select r.kind from order_requests r where r.order_item_id = i.id and r.state = 'open')`.as(
        'request',
      ),
      'i.is_sample',
      sql`(select json_build_object('id', a.id, 'final_price', a.final_price, 'answer_by', a.answer_by)
        from asked_prices a where a.order_item_id = i.id and a.state = 'open')`.as('asked'),
    ]);

const COMPUTED = {
  request: text.as<RequestKind>().orNull,
  asked: json<{
    readonly id: number;
    readonly final_price: number;
    readonly answer_by: string;
  }>().orNull,
};

interface Page extends LineFilter {
  /** The sort value of the last row before this page, as text; null for the first page. */
  readonly key: string | null;
  readonly id: number | null;
  readonly limit: number;
}

const KEYS = {
  placed: { column: sql.ref('i.order_id'), type: sql.raw('bigint') },
  changed: { column: sql.ref('i.status_date'), type: sql.raw('timestamptz') },
} as const;

const ways = ['placed asc', 'placed desc', 'changed asc', 'changed desc'] as const;

type Way = (typeof ways)[number];
const dirOf = (way: Way) => (way.endsWith(' asc') ? 'asc' : 'desc');
const keyOf = (way: Way) => KEYS[way.startsWith('placed') ? 'placed' : 'changed'];
const afterOf = (way: Way) => sql.raw(dirOf(way) === 'asc' ? '>' : '<');

/** By the sort and the direction; the id decides where two are alike. */
export const listLinePages = byName(ways, (way) =>
  statement(
    (p: Params<Page>) =>
      selectLines()
        .where(isWanted(p))
        .where(
          sql<boolean>`(${p.key}::text is null or (${keyOf(way).column}, i.id) ${afterOf(way)} (${p.key}::text::${keyOf(way).type}, ${p.id}::bigint))`,
        )
        .orderBy(keyOf(way).column, dirOf(way))
        .orderBy('i.id', dirOf(way))
        .limit(p.limit),
    COMPUTED,
    PLANNED,
  ),
);

export type LineRow = RowOf<(typeof listLinePages)['placed asc']['list']>;

/** All that a filter finds, by order: what a bulk act needs. */
export const listMatchingLines = statement(
  (p: Params<LineFilter & { readonly limit: number }>) =>
    tables
      .selectFrom('order_items as i')
      .innerJoin('orders as o', 'o.id', 'i.order_id')
      .select(['i.id', 'o.number as order_number', 'i.product_name', 'i.qty', 'i.status'])
      .where(isWanted(p))
      .orderBy('i.order_id')
      .orderBy('i.id')
      .limit(p.limit),
  {},
  PLANNED,
).list;

/** Counted up to `limit`. */
export const countLines = statement(
  (p: Params<LineFilter & { readonly limit: number }>) =>
    tables
      .selectFrom(
        tables
          .selectFrom('order_items as i')
          .innerJoin('orders as o', 'o.id', 'i.order_id')
          .select('i.id')
          .where(isWanted(p))
          .limit(p.limit)
          .as('found'),
      )
      .select(sql`count(*)::int`.as('total')),
  { total: int4 },
).require;

/** What waits for the vendor. */
export const countWaiting = sqlStatement({
  takes: { userId: ID.user, lateBefore: timestamptz },
  gives: { waiting: int4, late: int4, toPack: int4, openRequests: int4 },
  sql: (p) => sql`
    with own as (select id from vendors where user_id = ${p.userId})
    select
      (select count(*)::int from order_items where vendor_id = (select id from own)
         and status = 'Waiting for approval') as waiting,
      (select count(*)::int from order_items i join orders o on o.id = i.order_id
         where i.vendor_id = (select id from own) and i.status = 'Waiting for approval'
           and o.placed_at <= ${p.lateBefore}) as late,
      (select count(*)::int from order_items where vendor_id = (select id from own)
         and status = 'Vendor Approved') as "toPack",
      (select count(*)::int from order_requests r join order_items i on i.id = r.order_item_id
         where i.vendor_id = (select id from own) and r.state = 'open') as "openRequests"`,
}).require;

/** Lines to print, by order. */
export const listPrintedLines = statement(
  (p: Params<{ userId: UserId; ids: readonly OrderItemId[] }>) =>
    selectLines()
      .where(sql<boolean>`i.vendor_id = (select id from vendors where user_id = ${p.userId})`)
      .where(sql<boolean>`i.id = any(${p.ids})`)
      .orderBy('i.order_id')
      .orderBy('i.id'),
  COMPUTED,
).list;

/** Who sends the parcels. */
export const findSender = statement((p: Params<{ userId: UserId }>) =>
  tables
    .selectFrom('vendors')
    .select(['company_name', 'return_address', 'ship_from_zip'])
    .where('user_id', '=', p.userId),
).require;

export type Sender = RowOf<typeof findSender>;
