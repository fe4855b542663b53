// Orders of a pro's showroom. Every query is bound to the session's pro.

import { DIRECTIONS } from '@wevisu/contract/back-office/list.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import type { TaxSource } from '@wevisu/domain/money/tax-by-address.ts';
import type { OrderStatus } from '@wevisu/domain/orders/order-status.ts';
import { type RawBuilder, sql } from 'kysely';
import {
  bool,
  date,
  int4,
  int8,
  json,
  type RowOfColumns,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import {
  byName,
  type RowOf,
  sqlStatement,
  statement,
} from '../../../platform/database/statement.ts';
import { keyset, PAGE_GIVES, PAGE_TAKES } from '../../../platform/lists/keyset.ts';
import { ITEM_COMPUTED, selectItems } from './item-row.ts';
import { type ItemRequestRow, requestsOfItem } from './requests.ts';

const FILTER = {
  proId: ID.pro,
  /** Lower case; null for all. */
  q: text.orNull,
  status: text.as<OrderStatus>().orNull,
  /** Placed on these days or between them, in the product's time zone. */
  placedFrom: date.orNull,
  placedTo: date.orNull,
  clientId: ID.user.orNull,
};
export type ProOrderFilter = RowOfColumns<typeof FILTER>;

/** Orders `o` of the pro's showroom that the filter lets through. */
const matching = (p: Params<ProOrderFilter>): RawBuilder<unknown> => sql`
  o.showroom_id = (select id from showrooms where user_id = ${p.proId})
  and (${p.clientId}::bigint is null or o.user_id = ${p.clientId})
  and (${p.placedFrom}::date is null
    or o.placed_at >= ${p.placedFrom}::date::timestamp at time zone 'America/Los_Angeles')
  and (${p.placedTo}::date is null
    or o.placed_at < (${p.placedTo}::date + 1)::timestamp at time zone 'America/Los_Angeles')
  and (${p.status}::text is null or exists (select from order_items i
    where i.order_id = o.id and i.showroom_id = o.showroom_id and i.status = ${p.status}))
  and (${p.q}::text is null or lower(o.number) = ${p.q} or o.user_id in (select u.id from users u
    where position(${p.q} in lower(u.first_name || ' ' || u.last_name)) > 0))`;

const ROW = {
  id: ID.order,
  number: text,
  clientId: ID.user,
  client: text,
  placedAt: timestamptz,
  lines: int4,
  statuses: json<readonly { readonly status: OrderStatus; readonly count: number }[]>(),
  promised: date.orNull,
  isLate: bool,
  totalCents: int8,
  markupCents: int8,
};
export type ProOrderRow = RowOfColumns<typeof ROW>;

/** On their way, or about to be. */
const AWAITED = sql`i.status not in ('Decline', 'Cancle', 'Return Request', 'Returned', 'Delivered')`;

const rowSql = (today: RawBuilder<unknown>) => sql`
  o.id, o.number, o.user_id as "clientId", trim(u.first_name || ' ' || u.last_name) as client,
  o.placed_at as "placedAt", l.lines, l.promised,
  coalesce(l.promised < ${today}::date, false) as "isLate", o.total_cents as "totalCents",
  l.markup as "markupCents",
  (select json_agg(s) from (select i.status, count(*)::int as count from order_items i
    where i.order_id = o.id group by i.status order by min(i.id)) s) as statuses`;

const ROW_TABLES = sql`orders o join users u on u.id = o.user_id
  cross join lateral (select
      (count(*) filter (where i.split_from is null))::int as lines,
      max(i.arrives_to) filter (where ${AWAITED}) as promised,
      coalesce(sum(i.contractor_markup_amt * i.qty)
        filter (where i.status not in ('Decline', 'Cancle', 'Return Request', 'Returned')), 0)::bigint as markup
    from order_items i where i.order_id = o.id) l`;

const SORTS = {
  placed: { by: sql`o.placed_at`, id: sql`o.id`, type: 'timestamptz' },
  total: { by: sql`o.total_cents`, id: sql`o.id`, type: 'bigint' },
} as const;

/** Since most filters are optional, PostgreSQL plans each call for those that it has. */
export const PRO_ORDER_PAGES = byName(['placed', 'total'], (sort) =>
  byName(DIRECTIONS, (dir) =>
    sqlStatement({
      takes: { ...FILTER, ...PAGE_TAKES, today: date },
      gives: { ...ROW, ...PAGE_GIVES },
      rare: true,
      sql: (p) => {
        const { key, after, order } = keyset(SORTS[sort], dir, p);
        return sql`select ${rowSql(sql`${p.today}`)}, ${key} as "sortKey" from ${ROW_TABLES}
        where ${matching(p)} and ${after} ${order}`;
      },
    }),
  ),
);

/** Counts up to `most`. */
export const countProOrders = sqlStatement({
  takes: { ...FILTER, most: int8 },
  gives: { total: int8 },
  sql: (p) => sql`select count(*) as total from (
    select from orders o where ${matching(p)} limit ${p.most}) counted`,
  rare: true,
}).require;

export const findProOrder = sqlStatement({
  takes: { proId: ID.pro, number: text, today: date },
  gives: {
    ...ROW,
    place: text,
    couponCode: text.orNull,
    itemsCents: int8,
    shippingCents: int8,
    taxCents: int8,
    taxSource: text.as<TaxSource>(),
  },
  sql: (p) => sql`select ${rowSql(sql`${p.today}`)},
      concat_ws(', ', o.address ->> 'city', o.address ->> 'state') as place,
      o.coupon_code as "couponCode", o.items_cents as "itemsCents",
      o.shipping_cents as "shippingCents", o.tax_cents as "taxCents", o.tax_source as "taxSource"
    from ${ROW_TABLES}
    where o.number = ${p.number}
      and o.showroom_id = (select id from showrooms where user_id = ${p.proId})`,
}).get;

/** Lines of one order, in the order they were bought, each with its requests and steps. */
export const listProOrderItems = statement(
  (p: Params<{ proId: ProUserId; number: string }>) =>
    selectItems()
      .select([
        sql`(select json_agg(json_build_object('status', e.to_status, 'at', e.at) order by e.id)
             from order_item_events e where e.order_item_id = i.id)`.as('events'),
        requestsOfItem.as('requests'),
      ])
      .innerJoin('showrooms as s', 's.id', 'o.showroom_id')
      .where('o.number', '=', p.number)
      .where('s.user_id', '=', p.proId)
      .orderBy('i.id'),
  {
    ...ITEM_COMPUTED,
    events: json<readonly { readonly status: OrderStatus; readonly at: string }[]>().orNull,
    requests: json<readonly ItemRequestRow[]>().orNull,
  },
).list;

export type ProOrderItemRow = RowOf<typeof listProOrderItems>;
