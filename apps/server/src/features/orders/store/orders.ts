// Orders as their homeowner sees them.

import type { UserId } from '@wevisu/domain/ids.ts';
import type { OrderStatus } from '@wevisu/domain/orders/order-status.ts';
import type { Extensions } from '@wevisu/domain/policy/extended-clocks.ts';
import { sql } from 'kysely';
import {
  arrayOf,
  int4,
  int8,
  json,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { type RowOf, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';
import { ASKED_COMPUTED, askedOfItem } from './asked-prices.ts';
import { movedClocks } from './clocks.ts';
import { ITEM_COMPUTED, selectItems } from './item-row.ts';
import { type ItemRequestRow, requestsOfItem } from './requests.ts';

const total = statement(
  (p: Params<{ userId: UserId }>) =>
    tables
      .selectFrom('orders')
      .select((of) => of.fn.countAll().as('total'))
      .where('user_id', '=', p.userId),
  { total: int8 },
);

export async function countOrders(db: Queryable, userId: UserId): Promise<number> {
  return (await total.require(db, { userId })).total;
}

/** Newest first, each with at most four pictures. */
export const listOrderRows = sqlStatement({
  takes: { userId: ID.user, limit: int8, offset: int8 },
  gives: {
    number: text,
    placedAt: timestamptz,
    totalCents: int8,
    totalItems: int4,
    statuses: json<readonly { readonly status: OrderStatus; readonly count: number }[]>(),
    pictures: arrayOf(text),
  },
  sql: (p) => sql`
    select o.number, o.placed_at as "placedAt", o.total_cents as "totalCents",
      (select count(*)::int from order_items i
       where i.order_id = o.id and i.split_from is null) as "totalItems",
      (select json_agg(s) from (
         select i.status, count(*)::int as count from order_items i
         where i.order_id = o.id group by i.status order by min(i.id)) s) as statuses,
      array(select i.picture->>'key' from order_items i
            where i.order_id = o.id and i.split_from is null order by i.id limit 4) as pictures
    from orders o where o.user_id = ${p.userId}
    order by o.id desc limit ${p.limit} offset ${p.offset}`,
}).list;

export const findOrder = statement(
  (p: Params<{ userId: UserId; number: string }>) =>
    tables
      .selectFrom('orders as o')
      .innerJoin('showrooms as s', 's.id', 'o.showroom_id')
      .innerJoin('authorizations as a', 'a.order_id', 'o.id')
      .leftJoin('order_cards as other', 'other.order_id', 'o.id')
      .select([
        'o.number',
        'o.placed_at',
        's.company_name',
        's.vsd_id',
        'o.address',
        sql`coalesce(other.brand, a.card_brand)`.as('card_brand'),
        sql`coalesce(other.last4, a.card_last4)`.as('card_last4'),
        'a.amount_cents as authorized_cents',
        'a.authorized_at',
        'a.voided_at',
        'a.expires_at',
        'o.coupon_code',
        'o.items_cents',
        'o.shipping_cents',
        'o.tax_cents',
        'o.tax_source',
        'o.total_cents',
      ])
      .where('o.number', '=', p.number)
      .where('o.user_id', '=', p.userId),
  { cardBrand: text, cardLast4: text },
).get;

/** Items of the user's own order, in the order they were bought, each with its history. */
export const listOrderItemRows = statement(
  (p: Params<{ userId: UserId; number: string }>) =>
    selectItems()
      .select([
        'i.vendor_id',
        sql`(select json_agg(json_build_object('status', e.to_status, 'at', e.at, 'reason', e.reason) order by e.id)
             from order_item_events e where e.order_item_id = i.id)`.as('events'),
        requestsOfItem.as('requests'),
        askedOfItem.as('asked'),
        movedClocks.as('moved'),
      ])
      .where('o.number', '=', p.number)
      .where('o.user_id', '=', p.userId)
      .orderBy('i.id'),
  {
    ...ITEM_COMPUTED,
    events:
      json<
        readonly {
          readonly status: OrderStatus;
          readonly at: string;
          readonly reason: string | null;
        }[]
      >(),
    requests: json<readonly ItemRequestRow[]>().orNull,
    asked: ASKED_COMPUTED,
    moved: json<Extensions>(),
  },
).list;

export type OrderItemRow = RowOf<typeof listOrderItemRows>;
