// Lines of all orders, a million of them. Each statement is planned for the filters that it is called with, and each
// filter has an index in both orders (migrations 62 and 98).

import { TIME_ZONE } from '@wevisu/domain/calendar/calendar.ts';
import type { OrderId, ShowroomId, VendorId } from '@wevisu/domain/ids.ts';
import type { TaxSource } from '@wevisu/domain/money/tax-by-address.ts';
import { type OrderStatus, SETTLED_STATUSES } from '@wevisu/domain/orders/order-status.ts';
import type { Carrier } from '@wevisu/domain/orders/tracking.ts';
import { type RawBuilder, sql } from 'kysely';
import {
  arrayOf,
  bool,
  date,
  int4,
  int8,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { byName, type RowOf, sqlStatement } from '../../../platform/database/statement.ts';
import { textList } from '../../../platform/database/text-list.ts';
import { keyset, PAGE_GIVES, PAGE_TAKES, type PageValues } from '../../../platform/lists/keyset.ts';

export interface BoardFilter {
  readonly status: OrderStatus | null;
  readonly vendor: VendorId | null;
  readonly showroom: ShowroomId | null;
  readonly from: string | null;
  /** The day included. */
  readonly to: string | null;
  /** Today's date: only what was promised before it and is not settled. */
  readonly lateBefore: string | null;
  /** Those that a search found. */
  readonly orderIds: readonly OrderId[] | null;
  /** The beginning of an SKU or a tracking number, in capitals. */
  readonly sku: string | null;
  readonly tracking: string | null;
  /** Words of a product's name, as a query of PostgreSQL's text search. */
  readonly words: string | null;
}

const FILTERS = {
  status: text.as<OrderStatus>().orNull,
  vendor: ID.vendor.orNull,
  showroom: ID.showroom.orNull,
  from: date.orNull,
  to: date.orNull,
  lateBefore: date.orNull,
  orderIds: arrayOf(ID.order).orNull,
  sku: text.orNull,
  tracking: text.orNull,
  words: text.orNull,
};

/** What begins with a parameter, found in an index of `text_pattern_ops`. */
const begins = (by: RawBuilder<unknown>, p: unknown) => sql`
  ${by} ~>=~ ${p}::text and ${by} ~<~ (${p}::text || chr(1114111))`;
const SKU = sql`upper(i.sku)`;
const TRACKING = sql`upper(i.tracking_number)`;
const NAME = sql`to_tsvector('simple', i.product_name)`;

const zone = sql.lit(TIME_ZONE);
const settled = sql.raw(textList(SETTLED_STATUSES));

const isWanted = (p: Params<BoardFilter>): RawBuilder<unknown> => sql`
  (${p.status}::text is null or i.status = ${p.status})
  and (${p.vendor}::bigint is null or i.vendor_id = ${p.vendor})
  and (${p.showroom}::bigint is null or i.showroom_id = ${p.showroom})
  and (${p.from}::date is null or i.placed_at >= ${p.from}::date::timestamp at time zone ${zone})
  and (${p.to}::date is null or i.placed_at < (${p.to}::date + 1)::timestamp at time zone ${zone})
  and (${p.lateBefore}::date is null
    or i.promised_on < ${p.lateBefore}::date and i.status not in (${settled}))
  and (${p.lateBefore}::date is null or ${p.status}::text is null or ${p.status} not in (${settled}))
  and (${p.orderIds}::bigint[] is null or i.order_id = any(${p.orderIds}::bigint[]))
  and (${p.sku}::text is null or (${begins(SKU, p.sku)}))
  and (${p.tracking}::text is null or (${begins(TRACKING, p.tracking)}))
  and (${p.words}::text is null or ${NAME} @@ ${p.words}::text::tsquery)`;

const LINE = {
  ...PAGE_GIVES,
  id: ID.orderItem,
  orderNumber: text,
  placedAt: timestamptz,
  promisedOn: date,
  homeowner: text,
  email: text,
  vendorId: ID.vendor,
  vendor: text,
  showroomId: ID.showroom,
  showroom: text,
  productName: text,
  sku: text,
  qty: int4,
  unit: text,
  priceCents: int8,
  finalPrice: int8,
  contractorMarkupAmt: int8,
  adminProfitInclusiveTax: int8,
  lineCents: int8,
  status: text.as<OrderStatus>(),
  statusDate: timestamptz,
  carrier: text.as<Carrier>().orNull,
  trackingNumber: text.orNull,
  taxSource: text.as<TaxSource>(),
};

const SORTS = {
  placed: { by: sql`i.placed_at`, id: sql`i.id`, type: 'timestamptz' },
  promised: { by: sql`i.promised_on`, id: sql`i.id`, type: 'date' },
} as const;

/**
 * A page of some days of the placing, by promise, from a place on. PostgreSQL looks each day of the promise up for those
 * of the placing (migration 98) where the place is no comparison of rows.
 */
const afterPromise = (
  dir: 'asc' | 'desc',
  usual: RawBuilder<unknown>,
  p: Params<BoardFilter & PageValues>,
) => {
  const beyond = sql.raw(dir === 'asc' ? '>' : '<');
  const key = sql`${p.afterKey}::text::date`;
  const id = sql`${p.afterId}::bigint`;
  return sql`case when ${p.afterId}::bigint is null or (${p.from}::date is null and ${p.to}::date is null) then ${usual}
    else i.promised_on ${beyond}= ${key} and (i.promised_on ${beyond} ${key} or i.id ${beyond} ${id}) end`;
};

const pages = byName(['placed', 'promised'], (sort) =>
  byName(['asc', 'desc'], (dir) =>
    sqlStatement({
      takes: { ...FILTERS, ...PAGE_TAKES },
      gives: LINE,
      // The page first, so that only its rows are joined.
      sql: (p) => {
        const { key, after: usual, order } = keyset(SORTS[sort], dir, p);
        const after = sort === 'promised' ? afterPromise(dir, usual, p) : usual;
        return sql`
          with page as (
            select i.*, ${key} as sort_key from order_items i
            where ${isWanted(p)} and ${after} ${order}
          )
          select i.id, i.sort_key as "sortKey", o.number as "orderNumber", i.placed_at as "placedAt",
            i.promised_on as "promisedOn", trim(u.first_name || ' ' || u.last_name) as homeowner,
            u.email, i.vendor_id as "vendorId", v.company_name as vendor,
            i.showroom_id as "showroomId", s.company_name as showroom,
            i.product_name as "productName", i.sku, i.qty, i.unit, i.price_cents as "priceCents",
            i.final_price as "finalPrice", i.contractor_markup_amt as "contractorMarkupAmt",
            i.admin_profit_inclusive_tax as "adminProfitInclusiveTax", i.line_cents as "lineCents",
            i.status, i.status_date as "statusDate", i.carrier, i.tracking_number as "trackingNumber",
            o.tax_source as "taxSource"
          from page i join orders o on o.id = i.order_id join users u on u.id = o.user_id
          join vendors v on v.id = i.vendor_id join showrooms s on s.id = i.showroom_id
          ${order}`;
      },
      rare: true,
    }),
  ),
);

export function listBoardRows(
  db: Queryable,
  of: BoardFilter &
    PageValues & { readonly sort: 'placed' | 'promised'; readonly dir: 'asc' | 'desc' },
) {
  return pages[of.sort][of.dir].list(db, of);
}

export type BoardRow = RowOf<typeof listBoardRows>;

/** To `most`. */
export const countBoard = sqlStatement({
  takes: { ...FILTERS, most: int4 },
  gives: { total: int4 },
  sql: (p) => sql`select count(*)::int4 as total from (
    select i.id from order_items i where ${isWanted(p)} limit ${p.most}::int) found`,
  rare: true,
}).require;

/** All that a filter finds, with what a bulk act needs. */
export const listMatchingLines = sqlStatement({
  takes: { ...FILTERS, most: int4 },
  gives: {
    id: ID.orderItem,
    status: text.as<OrderStatus>(),
    orderNumber: text,
    productName: text,
  },
  sql: (p) => sql`
    with found as (select i.* from order_items i where ${isWanted(p)} limit ${p.most}::int)
    select i.id, i.status, o.number as "orderNumber", i.product_name as "productName"
    from found i join orders o on o.id = i.order_id order by i.placed_at, i.id`,
  rare: true,
}).list;

/** Orders that a search may find. */
const MAX_FOUND = 1_000;

/** Which of its meanings a search has: each is tried in its own index. */
export const probeSearch = sqlStatement({
  takes: { number: text, capitals: text, words: text },
  gives: { orderId: ID.order.orNull, isTracking: bool, isSku: bool, isName: bool },
  sql: (p) => sql`select
    (select o.id from orders o where o.number = ${p.number}) as "orderId",
    exists (select from order_items i where i.tracking_number is not null
      and ${begins(TRACKING, p.capitals)}) as "isTracking",
    exists (select from order_items i where ${begins(SKU, p.capitals)}) as "isSku",
    ${p.words}::text <> '' and exists (select from order_items i
      where ${NAME} @@ ${p.words}::text::tsquery) as "isName"`,
  rare: true,
}).require;

export const findOrdersByEmail = sqlStatement({
  takes: { email: text },
  gives: { id: ID.order },
  sql: (p) => sql`
    select o.id from orders o join (
      select u.id from users u where ${begins(sql`u.email`, p.email)}
      limit ${sql.lit(MAX_FOUND)}) u on u.id = o.user_id limit ${sql.lit(MAX_FOUND)}`,
}).list;

const named = (table: 'vendors' | 'showrooms') => sql`
  select id, company_name as name from ${sql.raw(table)} order by lower(company_name), id limit 500`;

export const listVendorNames = sqlStatement({
  gives: { id: ID.vendor, name: text },
  sql: () => named('vendors'),
}).list;

export const listShowroomNames = sqlStatement({
  gives: { id: ID.showroom, name: text },
  sql: () => named('showrooms'),
}).list;
