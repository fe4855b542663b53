// Orders as their homeowner sees them.
import type { Address } from '@wevisu/contract/reply.ts';
import type { OrderStatus } from '@wevisu/domain/orders/order-status.ts';
import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { ITEM_COLUMNS, ITEM_TABLES, type ItemRow } from './item-row.ts';
import { REQUESTS_OF_ITEM, type RequestRow } from './requests.ts';

export interface OrderListRow {
  readonly number: string;
  readonly placed_at: Date;
  readonly total_cents: number;
  readonly total_items: number;
  readonly statuses: readonly { readonly status: OrderStatus; readonly count: number }[];
  readonly pictures: readonly string[];
}

export async function countOrders(db: Queryable, userId: number): Promise<number> {
  const { rows } = await queryPrepared(
    db,
    'select count(*) as total from orders where user_id = $1',
    [userId],
  );
  return rows[0].total;
}

/** Newest first, each with at most four pictures. */
export async function listOrderRows(
  db: Queryable,
  of: { readonly userId: number; readonly limit: number; readonly offset: number },
): Promise<OrderListRow[]> {
  const { rows } = await queryPrepared(
    db,
    `select o.number, o.placed_at, o.total_cents,
       (select count(*)::int from order_items i where i.order_id = o.id) as total_items,
       (select json_agg(s) from (
          select i.status, count(*)::int as count from order_items i
          where i.order_id = o.id group by i.status order by min(i.id)) s) as statuses,
       array(select i.picture->>'key' from order_items i
             where i.order_id = o.id order by i.id limit 4) as pictures
     from orders o where o.user_id = $1
     order by o.id desc limit $2 offset $3`,
    [of.userId, of.limit, of.offset],
  );
  return rows;
}

export interface OrderItemRow extends ItemRow {
  readonly vendor_id: number;
  readonly events: readonly { readonly status: OrderStatus; readonly at: string }[];
  readonly requests: readonly RequestRow[] | null;
}

export interface OrderRow {
  readonly number: string;
  readonly placed_at: Date;
  readonly company_name: string;
  readonly vsd_id: string;
  readonly address: Address;
  readonly card_brand: string;
  readonly card_last4: string;
  readonly coupon_code: string | null;
  readonly items_cents: number;
  readonly shipping_cents: number;
  readonly tax_cents: number;
  readonly total_cents: number;
}

export async function findOrder(
  db: Queryable,
  of: { readonly userId: number; readonly number: string },
): Promise<OrderRow | null> {
  const { rows } = await queryPrepared(
    db,
    `select o.number, o.placed_at, s.company_name, s.vsd_id, o.address, a.card_brand, a.card_last4,
       o.coupon_code, o.items_cents, o.shipping_cents, o.tax_cents, o.total_cents
     from orders o
     join showrooms s on s.id = o.showroom_id
     join authorizations a on a.order_id = o.id
     where o.number = $1 and o.user_id = $2`,
    [of.number, of.userId],
  );
  return rows[0] ?? null;
}

/** Of an own order, in the order in which they were bought, each with its history. */
export async function listOrderItemRows(
  db: Queryable,
  of: { readonly userId: number; readonly number: string },
): Promise<OrderItemRow[]> {
  const { rows } = await queryPrepared(
    db,
    `select ${ITEM_COLUMNS}, i.vendor_id,
       (select json_agg(json_build_object('status', e.to_status, 'at', e.at) order by e.id)
        from order_item_events e where e.order_item_id = i.id) as events,
       ${REQUESTS_OF_ITEM} as requests
     from ${ITEM_TABLES}
     where o.number = $1 and o.user_id = $2 order by i.id`,
    [of.number, of.userId],
  );
  return rows;
}
