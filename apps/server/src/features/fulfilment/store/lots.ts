// The lots that a vendor's line is sent from. Every query is bound to the vendor's user.
import type { OrderItemId, UserId } from '@wevisu/domain/ids.ts';
import type { Lot } from '@wevisu/domain/orders/split-item.ts';
import { type Expression, sql } from 'kysely';
import { int4, json, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { asJson, type Params } from '../../../platform/database/parameters.ts';
import { sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

const ownVendor = (userId: Expression<UserId>) =>
  tables.selectFrom('vendors').select('id').where('user_id', '=', userId);

interface Own {
  readonly userId: UserId;
  readonly id: OrderItemId;
}

const COLUMNS = [
  'i.id',
  'i.variant_id',
  'i.vendor_id',
  'i.showroom_id',
  'i.status',
  'i.qty',
  'i.lots',
] as const;

export const findLine = statement((p: Params<Own>) =>
  tables
    .selectFrom('order_items as i')
    .select(COLUMNS)
    .where('i.id', '=', p.id)
    .where('i.vendor_id', '=', ownVendor(p.userId)),
).get;

export const lockLine = statement((p: Params<Own>) =>
  tables
    .selectFrom('order_items as i')
    .select(COLUMNS)
    .where('i.id', '=', p.id)
    .where('i.vendor_id', '=', ownVendor(p.userId))
    .forUpdate(),
).get;

/** What each lot has for sale. */
export const listFreeLots = sqlStatement({
  takes: { variantId: ID.variant },
  gives: { lotCode: text, qty: int4 },
  sql: (p) => sql`
    select lot_code as "lotCode", on_hand - held as qty from stock_lots
    where variant_id = ${p.variantId} order by id`,
}).list;

/** The same, locked in the order of their ids, as everywhere. */
export const lockFreeLots = sqlStatement({
  takes: { variantId: ID.variant },
  gives: { lotCode: text, qty: int4 },
  sql: (p) => sql`
    select lot_code as "lotCode", on_hand - held as qty from stock_lots
    where variant_id = ${p.variantId} order by id for update`,
}).list;

/** `changes`: units that go back into a lot, or, below zero, come out of it. A lot that was removed is skipped. */
export const moveBetweenLots = sqlStatement({
  takes: { variantId: ID.variant, changes: json<readonly Lot[]>() },
  sql: (p) => sql`
    update stock_lots l set on_hand = l.on_hand + change.qty
    from jsonb_to_recordset(${p.changes}) as change("lotCode" text, qty int)
    where l.variant_id = ${p.variantId} and l.lot_code = change."lotCode"`,
}).run;

export const setLots = statement((p: Params<{ id: OrderItemId; lots: readonly Lot[] }>) =>
  tables
    .updateTable('order_items')
    .set({ lots: asJson(p.lots) })
    .where('id', '=', p.id),
).run;
