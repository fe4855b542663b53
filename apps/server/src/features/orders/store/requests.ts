// Homeowners' requests about their lines. Every query is bound to the session's user.

import { ROLES } from '@wevisu/contract/call.ts';
import type { Address } from '@wevisu/contract/reply.ts';
import type { OrderItemId, UserId } from '@wevisu/domain/ids.ts';
import type { RequestKind, RequestState } from '@wevisu/domain/orders/order-requests.ts';
import type { Extensions } from '@wevisu/domain/policy/extended-clocks.ts';
import { sql } from 'kysely';
import { int4, json, text, timestamptz } from '../../../platform/database/columns.ts';
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
import { movedClocks, returnBy } from './clocks.ts';
import { SCOPES, type Viewer } from './items.ts';
import { LOCKED_COMPUTED, lockable } from './lockable.ts';

export interface RequestRow {
  readonly id: number;
  readonly kind: RequestKind;
  readonly reason: string;
  readonly note: string;
  readonly state: RequestState;
  readonly qty: number;
  /** Texts, as they come out of JSON. */
  readonly askedAt: Date | string;
  readonly decidedAt: Date | string | null;
  readonly answer: string;
}

/** With the terms of a return, if it is an accepted one. */
export interface ItemRequestRow extends RequestRow {
  readonly returnTo: Address | null;
  readonly returnBy: string | null;
  readonly restockingCents: number | null;
  readonly refundCents: number | null;
}

const COLUMNS = [
  'r.id',
  'r.kind',
  'r.reason',
  'r.note',
  'r.state',
  'r.qty',
  'r.asked_at',
  'r.decided_at',
  'r.answer',
] as const;

const OWN_COLUMNS = [
  'id',
  'kind',
  'reason',
  'note',
  'state',
  'qty',
  'asked_at',
  'decided_at',
  'answer',
] as const;

/** Of the order's account `u`; no address if it is deleted. */
const homeownerEmail = sql`case when u.deleted_at is null then u.email end`.as('homeowner_email');
const HOMEOWNER_COMPUTED = { homeownerEmail: text.orNull };

/** Of the item `i`, the newest first, as JSON; null for none. */
export const requestsOfItem = sql`(
  select json_agg(row_to_json(asked) order by asked.id desc)
  from (select r.id, r.kind, r.reason, r.note, r.state, r.qty, r.asked_at as "askedAt",
               r.decided_at as "decidedAt", r.answer, r.return_to as "returnTo",
               ${returnBy} as "returnBy", r.restocking_cents as "restockingCents",
               r.refund_cents as "refundCents"
        from order_requests r where r.order_item_id = i.id) asked)`;

/** The user's own line, locked, so that concurrent requests run one after the other; null if there is none. */
export const lockOwnItem = statement(
  (p: Params<{ userId: UserId; itemId: OrderItemId }>) =>
    lockable()
      .select((eb) => [
        'o.placed_at',
        eb
          .selectFrom('order_item_events as e')
          .select((of) => of.fn.max('e.at').as('at'))
          .whereRef('e.order_item_id', '=', 'i.id')
          .where('e.to_status', '=', 'Delivered')
          .as('delivered_at'),
        movedClocks.as('moved'),
      ])
      .where('i.id', '=', p.itemId)
      .where('o.user_id', '=', p.userId)
      .forUpdate('i'),
  { ...LOCKED_COMPUTED, deliveredAt: timestamptz.orNull, moved: json<Extensions>() },
).get;

/** What decides until when goods of a line may be reported. The caller has locked the line. */
export const findReportFacts = sqlStatement({
  takes: { itemId: ID.orderItem },
  gives: { deliveredAt: timestamptz.orNull, moved: json<Extensions>() },
  sql: (p) => sql`
    select (select max(e.at) from order_item_events e
        where e.order_item_id = i.id and e.to_status = 'Delivered') as "deliveredAt",
      ${movedClocks} as moved
    from order_items i where i.id = ${p.itemId}`,
}).require;

/** What is asked about an item and not yet decided. Ask after it is locked: the lock waits, and this reads afresh. */
export const findOpenKind = statement((p: Params<{ itemId: OrderItemId }>) =>
  tables
    .selectFrom('order_requests')
    .select('kind')
    .where('order_item_id', '=', p.itemId)
    .where('state', '=', 'open'),
).value;

interface NewRequest {
  readonly itemId: OrderItemId;
  readonly kind: RequestKind;
  readonly qty: number;
  readonly reason: string;
  readonly note: string;
  readonly now: Date;
}

/** Null if the line already has an open request. */
export const insertRequest = statement((p: Params<NewRequest>) =>
  tables
    .insertInto('order_requests')
    .values({
      order_item_id: p.itemId,
      kind: p.kind,
      qty: p.qty,
      reason: p.reason,
      note: p.note,
      asked_at: p.now,
    })
    .onConflict((of) => of.column('order_item_id').where('state', '=', 'open').doNothing())
    .returning(OWN_COLUMNS),
).get;

/** One that needs nobody's decision: it is granted as it is made. */
export const insertGranted = statement((p: Params<NewRequest & { readonly by: UserId }>) =>
  tables
    .insertInto('order_requests')
    .values({
      order_item_id: p.itemId,
      kind: p.kind,
      qty: p.qty,
      reason: p.reason,
      note: p.note,
      asked_at: p.now,
      state: 'granted',
      decided_at: p.now,
      decided_by: p.by,
    })
    .returning(OWN_COLUMNS),
).require;

/** Withdraws the user's own open request; null if there is none. */
export const withdrawOwn = statement((p: Params<{ userId: UserId; id: number; now: Date }>) =>
  tables
    .updateTable('order_requests as r')
    .from('order_items as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .set({ state: 'withdrawn', decided_at: p.now, decided_by: p.userId })
    .where('r.id', '=', p.id)
    .where('r.state', '=', 'open')
    .whereRef('i.id', '=', 'r.order_item_id')
    .where('o.user_id', '=', p.userId)
    .returning([...COLUMNS, 'i.showroom_id', 'i.vendor_id']),
).get;

const ownRequest = statement((p: Params<{ userId: UserId; id: number }>) =>
  tables
    .selectFrom('order_requests as r')
    .innerJoin('order_items as i', 'i.id', 'r.order_item_id')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .select('r.id')
    .where('r.id', '=', p.id)
    .where('o.user_id', '=', p.userId),
);

export async function isOwnRequest(
  db: Queryable,
  of: { readonly userId: UserId; readonly id: number },
): Promise<boolean> {
  return (await ownRequest.get(db, of)) !== null;
}

/** With what the notification to the homeowner needs. */
const TOLD_COLUMNS = [
  ...COLUMNS,
  'r.order_item_id',
  'o.number as order_number',
  'i.product_name',
  'i.qty as line_qty',
  'o.user_id as homeowner_id',
  'u.first_name as homeowner_first_name',
] as const;

export const findRequest = statement(
  (p: Params<{ id: number }>) =>
    tables
      .selectFrom('order_requests as r')
      .innerJoin('order_items as i', 'i.id', 'r.order_item_id')
      .innerJoin('orders as o', 'o.id', 'i.order_id')
      .innerJoin('users as u', 'u.id', 'o.user_id')
      .select([...TOLD_COLUMNS, 'i.showroom_id', 'i.vendor_id', homeownerEmail])
      .where('r.id', '=', p.id),
  HOMEOWNER_COMPUTED,
).get;

interface Decision {
  readonly id: number;
  readonly state: 'granted' | 'refused';
  readonly answer: string;
  readonly staffId: UserId;
  readonly now: Date;
}

/** Null if it is already decided. */
export const decideOpen = statement((p: Params<Decision>) =>
  tables
    .updateTable('order_requests as r')
    .set({ state: p.state, answer: p.answer, decided_by: p.staffId, decided_at: p.now })
    .where('r.id', '=', p.id)
    .where('r.state', '=', 'open')
    .returning(COLUMNS),
).get;

interface Grant {
  readonly itemId: OrderItemId;
  /** What got the status: the line itself or a part of it. */
  readonly movedId: OrderItemId;
  readonly qty: number;
  readonly kind: RequestKind;
  /** Only this one; null for whichever is open. */
  readonly requestId: number | null;
  readonly actorUserId: UserId;
  readonly answer: string;
  readonly now: Date;
}

/** When a line gets the requested status, its open request is granted, and goes with the part that got it. */
export const grantByStatus = statement((p: Params<Grant>) =>
  tables
    .updateTable('order_requests')
    .set({
      state: 'granted',
      order_item_id: p.movedId,
      qty: p.qty,
      decided_by: p.actorUserId,
      decided_at: p.now,
      answer: p.answer,
    })
    .where('order_item_id', '=', p.itemId)
    .where('state', '=', 'open')
    .where('kind', '=', p.kind)
    // One that is decided is as large as it was when it was read.
    .where(
      sql<boolean>`(${p.requestId}::bigint is null or (id = ${p.requestId} and qty >= ${p.qty}))`,
    ),
).runAny;

interface Queue {
  readonly userId: UserId;
  readonly state: RequestState;
}

const totals = byName(ROLES, (role) =>
  statement(
    (p: Params<Queue>) =>
      tables
        .selectFrom('order_requests as r')
        .innerJoin('order_items as i', 'i.id', 'r.order_item_id')
        .innerJoin('orders as o', 'o.id', 'i.order_id')
        .select(sql`count(*)::int`.as('total'))
        .where(SCOPES[role](p.userId))
        .where('r.state', '=', p.state),
    { total: int4 },
  ),
);

export async function countRequests(
  db: Queryable,
  { userId, type }: Viewer,
  state: RequestState,
): Promise<number> {
  return (await totals[type].require(db, { userId, state })).total;
}

const pages = byName(ROLES, (role) =>
  statement((p: Params<Queue & { readonly limit: number; readonly offset: number }>) =>
    tables
      .selectFrom('order_requests as r')
      .innerJoin('order_items as i', 'i.id', 'r.order_item_id')
      .innerJoin('orders as o', 'o.id', 'i.order_id')
      .select([
        ...COLUMNS,
        'r.order_item_id',
        'o.number as order_number',
        'i.product_name',
        'i.sku',
        'i.unit',
        'i.status',
      ])
      .where(SCOPES[role](p.userId))
      .where('r.state', '=', p.state)
      .orderBy('r.id')
      .limit(p.limit)
      .offset(p.offset),
  ),
);

/** Oldest first: they have waited longest. */
export function listRequestRows(
  db: Queryable,
  { userId, type }: Viewer,
  of: { readonly state: RequestState; readonly limit: number; readonly offset: number },
) {
  return pages[type].list(db, { ...of, userId });
}

export type QueuedRow = RowOf<typeof listRequestRows>;
