// Items as business accounts see them. Whose they are stands in every query, from the session's user.
import type { Role } from '@wevisu/contract/call.ts';
import type { OrderStatus } from '@wevisu/domain/orders/order-status.ts';
import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { ITEM_COLUMNS, ITEM_TABLES, type ItemRow } from './item-row.ts';

export interface Viewer {
  readonly userId: number;
  readonly type: Role;
}

/** Condition with the viewer's user id as $1: a vendor's goods, a pro's showroom, all for staff. */
export const SCOPES: Readonly<Record<Role, string>> = {
  Vendor: 'i.vendor_id = (select id from vendors where user_id = $1)',
  Contractor: 'i.showroom_id = (select id from showrooms where user_id = $1)',
  Admin: '$1::bigint is not null',
  User: 'o.user_id = $1 and false',
};

const FILTER = `($2::text is null or o.number = $2) and ($3::text is null or i.status = $3)`;

export interface ItemFilter {
  readonly order: string | null;
  readonly status: OrderStatus | null;
}

export async function countItems(
  db: Queryable,
  viewer: Viewer,
  filter: ItemFilter,
): Promise<number> {
  const { rows } = await queryPrepared(
    db,
    `select count(*) as total from order_items i join orders o on o.id = i.order_id
     where ${SCOPES[viewer.type]} and ${FILTER}`,
    [viewer.userId, filter.order, filter.status],
  );
  return rows[0].total;
}

/** Newest first. */
export async function listItems(
  db: Queryable,
  viewer: Viewer,
  filter: ItemFilter & { readonly limit: number; readonly offset: number },
): Promise<ItemRow[]> {
  const { rows } = await queryPrepared(
    db,
    `select ${ITEM_COLUMNS} from ${ITEM_TABLES}
     where ${SCOPES[viewer.type]} and ${FILTER}
     order by i.id desc limit $4 offset $5`,
    [viewer.userId, filter.order, filter.status, filter.limit, filter.offset],
  );
  return rows;
}

export async function findItem(db: Queryable, viewer: Viewer, id: number): Promise<ItemRow | null> {
  const { rows } = await queryPrepared(
    db,
    `select ${ITEM_COLUMNS} from ${ITEM_TABLES} where ${SCOPES[viewer.type]} and i.id = $2`,
    [viewer.userId, id],
  );
  return rows[0] ?? null;
}

/**
 * Moves an item on and writes down by whom, if it still stands where the mover saw it. Gives the
 * homeowner's user id; null where somebody else was first.
 */
export async function moveItem(
  db: Queryable,
  of: {
    readonly id: number;
    readonly from: OrderStatus;
    readonly to: OrderStatus;
    readonly actorUserId: number;
    readonly now: Date;
  },
): Promise<number | null> {
  const { rows } = await queryPrepared(
    db,
    `with moved as (
       update order_items set status = $3, status_date = $5 where id = $1 and status = $2
       returning id, order_id
     ),
     noted as (
       insert into order_item_events (order_item_id, actor_user_id, from_status, to_status, at)
       select id, $4, $2, $3, $5 from moved
     )
     select o.user_id from moved join orders o on o.id = moved.order_id`,
    [of.id, of.from, of.to, of.actorUserId, of.now],
  );
  return rows[0]?.user_id ?? null;
}
