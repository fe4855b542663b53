// Items as business accounts see them. Every query is bound to the session's user.

import { ROLES, type Role } from '@wevisu/contract/call.ts';
import type { OrderItemId, UserId } from '@wevisu/domain/ids.ts';
import type { OrderStatus } from '@wevisu/domain/orders/order-status.ts';
import type { Carrier } from '@wevisu/domain/orders/tracking.ts';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { bool, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import {
  byName,
  type RowOf,
  sqlStatement,
  statement,
} from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';
import { ITEM_COMPUTED, selectItems } from './item-row.ts';
import { LOCKED_COMPUTED, lockable } from './lockable.ts';

export interface Viewer {
  readonly userId: UserId;
  readonly type: Role;
}

/** Condition on items `i` and orders `o`: a vendor's goods, a pro's showroom, everything for staff. */
export const SCOPES: Readonly<Record<Role, (userId: Expression<UserId>) => RawBuilder<boolean>>> = {
  Vendor: (userId) => sql`i.vendor_id = (select id from vendors where user_id = ${userId})`,
  Contractor: (userId) => sql`i.showroom_id = (select id from showrooms where user_id = ${userId})`,
  Admin: (userId) => sql`${userId}::bigint is not null`,
  User: (userId) => sql`o.user_id = ${userId} and false`,
};

export interface ItemFilter {
  readonly order: string | null;
  readonly status: OrderStatus | null;
}

type Filtered = ItemFilter & { readonly userId: UserId };

const isWanted = (p: Params<Filtered>): RawBuilder<boolean> => sql`
  (${p.order}::text is null or o.number = ${p.order})
  and (${p.status}::text is null or i.status = ${p.status})`;

const totals = byName(ROLES, (role) =>
  statement(
    (p: Params<Filtered>) =>
      tables
        .selectFrom('order_items as i')
        .innerJoin('orders as o', 'o.id', 'i.order_id')
        .select((of) => of.fn.countAll().as('total'))
        .where(SCOPES[role](p.userId))
        .where(isWanted(p)),
    { total: int8 },
  ),
);

export async function countItems(
  db: Queryable,
  { userId, type }: Viewer,
  filter: ItemFilter,
): Promise<number> {
  return (await totals[type].require(db, { ...filter, userId })).total;
}

const pages = byName(ROLES, (role) =>
  statement(
    (p: Params<Filtered & { readonly limit: number; readonly offset: number }>) =>
      selectItems()
        .where(SCOPES[role](p.userId))
        .where(isWanted(p))
        .orderBy('i.id', 'desc')
        .limit(p.limit)
        .offset(p.offset),
    ITEM_COMPUTED,
  ),
);

/** Newest first. */
export function listItems(
  db: Queryable,
  { userId, type }: Viewer,
  filter: ItemFilter & { readonly limit: number; readonly offset: number },
) {
  return pages[type].list(db, { ...filter, userId });
}

const items = byName(ROLES, (role) =>
  statement(
    (p: Params<{ userId: UserId; id: OrderItemId }>) =>
      selectItems().where(SCOPES[role](p.userId)).where('i.id', '=', p.id),
    ITEM_COMPUTED,
  ),
);

export function findItem(db: Queryable, { userId, type }: Viewer, id: OrderItemId) {
  return items[type].get(db, { userId, id });
}

export type ItemRow = RowOf<typeof findItem>;

const locked = byName(ROLES, (role) =>
  statement(
    (p: Params<{ userId: UserId; id: OrderItemId }>) =>
      lockable().where(SCOPES[role](p.userId)).where('i.id', '=', p.id).forUpdate('i'),
    LOCKED_COMPUTED,
  ),
);

/** An item that the viewer may set the status of, locked: whoever moves it at the same time waits. */
export function lockItem(db: Queryable, { userId, type }: Viewer, id: OrderItemId) {
  return locked[type].get(db, { userId, id });
}

export const setStatus = sqlStatement({
  takes: {
    id: ID.orderItem,
    from: text.as<OrderStatus>(),
    to: text.as<OrderStatus>(),
    actorUserId: ID.user,
    toMail: bool,
    now: timestamptz,
    reason: text.orNull,
  },
  sql: (p) => sql`
    with moved as (
      update order_items set status = ${p.to}, status_date = ${p.now} where id = ${p.id} returning id
    )
    insert into order_item_events (order_item_id, actor_user_id, from_status, to_status, at, to_mail, reason)
    select id, ${p.actorUserId}, ${p.from}, ${p.to}, ${p.now}, ${p.toMail}, ${p.reason} from moved`,
}).run;

export const setTracking = statement(
  (p: Params<{ id: OrderItemId; carrier: Carrier; number: string }>) =>
    tables
      .updateTable('order_items')
      .set({ carrier: p.carrier, tracking_number: p.number })
      .where('id', '=', p.id),
).run;
