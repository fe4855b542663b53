// What homeowners ask about their lines. Whose line it is stands in every query, from the session's user.
import type { RequestKind, RequestState } from '@wevisu/domain/orders/order-requests.ts';
import type { OrderStatus } from '@wevisu/domain/orders/order-status.ts';
import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { SCOPES, type Viewer } from './items.ts';

export interface RequestRow {
  readonly id: number;
  readonly kind: RequestKind;
  readonly reason: string;
  readonly note: string;
  readonly state: RequestState;
  /** Texts where they come out of JSON. */
  readonly asked_at: Date | string;
  readonly decided_at: Date | string | null;
  readonly answer: string;
}

const COLUMNS = 'r.id, r.kind, r.reason, r.note, r.state, r.asked_at, r.decided_at, r.answer';

/** Of the order's account `u`; no address where it is deleted. */
const HOMEOWNER = `case when u.deleted_at is null then u.email end as homeowner_email,
  u.first_name as homeowner_first_name`;

/** Of the item `i`, the newest first, as JSON; null for none. */
export const REQUESTS_OF_ITEM = `(select json_agg(row_to_json(asked) order by asked.id desc)
  from (select ${COLUMNS} from order_requests r where r.order_item_id = i.id) asked)`;

export interface AskableRow {
  readonly id: number;
  readonly order_number: string;
  readonly status: OrderStatus;
  readonly placed_at: Date;
  readonly delivered_at: Date | null;
  readonly product_name: string;
  readonly qty: number;
  readonly vendor_user_id: number;
  readonly vendor_email: string;
  readonly homeowner_email: string | null;
  readonly homeowner_first_name: string;
}

/** An own line, locked, so that two who ask at once are one after the other; null for none such. */
export async function lockOwnItem(
  db: Queryable,
  of: { readonly userId: number; readonly itemId: number },
): Promise<AskableRow | null> {
  const { rows } = await queryPrepared(
    db,
    `select i.id, o.number as order_number, i.status, o.placed_at, i.product_name, i.qty,
       v.user_id as vendor_user_id, seller.email as vendor_email,
       ${HOMEOWNER},
       (select max(e.at) from order_item_events e
        where e.order_item_id = i.id and e.to_status = 'Delivered') as delivered_at
     from order_items i join orders o on o.id = i.order_id join vendors v on v.id = i.vendor_id
     join users seller on seller.id = v.user_id join users u on u.id = o.user_id
     where i.id = $2 and o.user_id = $1 for update of i`,
    [of.userId, of.itemId],
  );
  return rows[0] ?? null;
}

/** Null where one about the line is open already. */
export async function insertRequest(
  db: Queryable,
  of: {
    readonly itemId: number;
    readonly kind: RequestKind;
    readonly reason: string;
    readonly note: string;
    readonly now: Date;
  },
): Promise<RequestRow | null> {
  const { rows } = await queryPrepared(
    db,
    `insert into order_requests as r (order_item_id, kind, reason, note, asked_at)
     values ($1, $2, $3, $4, $5)
     on conflict (order_item_id) where state = 'open' do nothing
     returning ${COLUMNS}`,
    [of.itemId, of.kind, of.reason, of.note, of.now],
  );
  return rows[0] ?? null;
}

/** Ends an own open request; null where there is none such. */
export async function withdrawOwn(
  db: Queryable,
  of: { readonly userId: number; readonly id: number; readonly now: Date },
): Promise<RequestRow | null> {
  const { rows } = await queryPrepared(
    db,
    `update order_requests r set state = 'withdrawn', decided_at = $3, decided_by = $1
     from order_items i join orders o on o.id = i.order_id
     where r.id = $2 and r.state = 'open' and i.id = r.order_item_id and o.user_id = $1
     returning ${COLUMNS}`,
    [of.userId, of.id, of.now],
  );
  return rows[0] ?? null;
}

export async function isOwnRequest(
  db: Queryable,
  of: { readonly userId: number; readonly id: number },
): Promise<boolean> {
  const { rows } = await queryPrepared(
    db,
    `select from order_requests r join order_items i on i.id = r.order_item_id
     join orders o on o.id = i.order_id where r.id = $2 and o.user_id = $1`,
    [of.userId, of.id],
  );
  return rows.length > 0;
}

export interface DecidableRow extends RequestRow {
  readonly order_item_id: number;
  readonly order_number: string;
  readonly product_name: string;
  readonly homeowner_id: number;
  readonly homeowner_email: string | null;
  readonly homeowner_first_name: string;
}

export async function findRequest(db: Queryable, id: number): Promise<DecidableRow | null> {
  const { rows } = await queryPrepared(
    db,
    `select ${COLUMNS}, r.order_item_id, o.number as order_number, i.product_name,
       o.user_id as homeowner_id, ${HOMEOWNER}
     from order_requests r join order_items i on i.id = r.order_item_id
     join orders o on o.id = i.order_id join users u on u.id = o.user_id where r.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Null where it is decided already. */
export async function decideOpen(
  db: Queryable,
  of: {
    readonly id: number;
    readonly state: 'granted' | 'refused';
    readonly answer: string;
    readonly staffId: number;
    readonly now: Date;
  },
): Promise<RequestRow | null> {
  const { rows } = await queryPrepared(
    db,
    `update order_requests r set state = $2, answer = $3, decided_by = $4, decided_at = $5
     where r.id = $1 and r.state = 'open' returning ${COLUMNS}`,
    [of.id, of.state, of.answer, of.staffId, of.now],
  );
  return rows[0] ?? null;
}

/** What is open about a line is granted when its status becomes what was asked for; gives what was. */
export async function grantByStatus(
  db: Queryable,
  of: {
    readonly itemId: number;
    readonly kinds: readonly RequestKind[];
    readonly actorUserId: number;
    readonly answer: string;
    readonly now: Date;
  },
): Promise<DecidableRow[]> {
  const { rows } = await queryPrepared(
    db,
    `update order_requests r set state = 'granted', decided_by = $3, decided_at = $4, answer = $5
     from order_items i join orders o on o.id = i.order_id join users u on u.id = o.user_id
     where r.order_item_id = $1 and i.id = r.order_item_id and r.state = 'open'
       and r.kind = any($2::text[])
     returning ${COLUMNS}, r.order_item_id, o.number as order_number, i.product_name,
       o.user_id as homeowner_id, ${HOMEOWNER}`,
    [of.itemId, of.kinds, of.actorUserId, of.now, of.answer],
  );
  return rows;
}

/** Staff who can act on a request. */
export async function listStaffIds(db: Queryable): Promise<number[]> {
  const { rows } = await queryPrepared(
    db,
    `select id from users where type = 'Admin' and status in ('Active', 'Approve')`,
    [],
  );
  return rows.map((row) => row.id);
}

export interface QueuedRow extends RequestRow {
  readonly order_item_id: number;
  readonly order_number: string;
  readonly product_name: string;
  readonly sku: string;
  readonly qty: number;
  readonly unit: string;
  readonly status: OrderStatus;
}

export async function countRequests(
  db: Queryable,
  viewer: Viewer,
  state: RequestState,
): Promise<number> {
  const { rows } = await queryPrepared(
    db,
    `select count(*)::int as total from order_requests r join order_items i on i.id = r.order_item_id
     where ${SCOPES[viewer.type]} and r.state = $2`,
    [viewer.userId, state],
  );
  return rows[0].total;
}

/** The oldest first: they wait longest. */
export async function listRequestRows(
  db: Queryable,
  viewer: Viewer,
  of: { readonly state: RequestState; readonly limit: number; readonly offset: number },
): Promise<QueuedRow[]> {
  const { rows } = await queryPrepared(
    db,
    `select ${COLUMNS}, r.order_item_id, o.number as order_number, i.product_name, i.sku, i.qty,
       i.unit, i.status
     from order_requests r join order_items i on i.id = r.order_item_id
     join orders o on o.id = i.order_id
     where ${SCOPES[viewer.type]} and r.state = $2
     order by r.id limit $3 offset $4`,
    [viewer.userId, of.state, of.limit, of.offset],
  );
  return rows;
}
