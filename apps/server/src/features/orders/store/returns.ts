import type { Address } from '@wevisu/contract/reply.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { date, int4, int8, json, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { asJson, type Params } from '../../../platform/database/parameters.ts';
import { sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

interface RateRow {
  readonly vendorId: number | null;
  readonly zone: number;
  readonly upToG: number;
  readonly baseCents: number;
  readonly perLbCents: number;
}

/** Where an item goes back to (null if its vendor has not said), and what decides the cost of sending it there. */
export const readReturnFacts = sqlStatement({
  takes: { itemId: ID.orderItem },
  gives: {
    vendorId: ID.vendor,
    returnTo: json<Address>().orNull,
    fromZip: text,
    weightG: int4,
    rates: json<readonly RateRow[]>(),
  },
  sql: (p) => sql`
    select v.id as "vendorId", v.return_address as "returnTo", o.address ->> 'zip_code' as "fromZip",
      w.weight_g as "weightG",
      (select coalesce(json_agg(json_build_object('vendorId', vendor_id, 'zone', zone,
         'upToG', up_to_g, 'baseCents', base_cents, 'perLbCents', per_lb_cents)), '[]')
       from shipping_rates where vendor_id is null or vendor_id = v.id) as rates
    from order_items i
    join orders o on o.id = i.order_id
    join vendors v on v.id = i.vendor_id
    join variants w on w.id = i.variant_id
    where i.id = ${p.itemId}`,
}).require;

/** Writes the terms of an accepted return to its request; the newest granted one of the item. */
export const setReturnTerms = sqlStatement({
  takes: {
    itemId: ID.orderItem,
    returnTo: json<Address>(),
    returnBy: date,
    restocking: int8,
    refund: int8,
  },
  sql: (p) => sql`
    update order_requests set return_to = ${p.returnTo}, return_by = ${p.returnBy},
      restocking_cents = ${p.restocking}, refund_cents = ${p.refund}
    where id = (select max(id) from order_requests
      where order_item_id = ${p.itemId} and kind = 'return' and state = 'granted')`,
}).run;

/** The newest return of an item that was accepted with terms. */
export const findAcceptedReturn = sqlStatement({
  takes: { itemId: ID.orderItem },
  gives: { id: int8, restocking: int8 },
  sql: (p) => sql`
    select id, coalesce(restocking_cents, 0) as restocking from order_requests
    where order_item_id = ${p.itemId} and refund_cents is not null order by id desc limit 1`,
}).get;

/** Gives a part of an item its own request, with its share of the terms; the rest keeps what is left of them. */
export const insertPartOfReturn = sqlStatement({
  takes: {
    id: int8,
    partId: ID.orderItem,
    partQty: int4,
    partRestocking: int8,
    partRefund: int8,
    restQty: int4,
    restRestocking: int8,
    restRefund: int8,
  },
  sql: (p) => sql`
    with rest as (
      update order_requests set qty = ${p.restQty}, restocking_cents = ${p.restRestocking},
        refund_cents = ${p.restRefund}
      where id = ${p.id} returning *
    )
    insert into order_requests (order_item_id, qty, restocking_cents, refund_cents, kind, reason,
      note, state, asked_at, decided_at, decided_by, answer, return_to, return_by)
    select ${p.partId}, ${p.partQty}, ${p.partRestocking}, ${p.partRefund}, kind, reason,
      note, state, asked_at, decided_at, decided_by, answer, return_to, return_by
    from rest`,
}).run;

export const getReturnAddress = statement((p: Params<{ userId: UserId }>) =>
  tables.selectFrom('vendors').select(['id', 'return_address']).where('user_id', '=', p.userId),
).get;

export const setReturnAddress = statement((p: Params<{ userId: UserId; address: Address }>) =>
  tables
    .updateTable('vendors')
    .set({ return_address: asJson(p.address) })
    .where('user_id', '=', p.userId),
).run;
