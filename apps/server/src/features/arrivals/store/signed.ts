// Signed arrivals: only added to. Callers have found the shipment as one that they may see.
import { ROLES } from '@wevisu/contract/call.ts';
import type { ErrorCode } from '@wevisu/domain/errors/errors.ts';
import type { OrderItemId } from '@wevisu/domain/ids.ts';
import type { ArrivalRole } from '@wevisu/domain/orders/arrival-check.ts';
import type { RequestState } from '@wevisu/domain/orders/order-requests.ts';
import { sql } from 'kysely';
import { int4, int8, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { byName, type RowOf, sqlStatement } from '../../../platform/database/statement.ts';
import type { Viewer } from './scopes.ts';
import { PRICES } from './shipments.ts';

interface SignedLineRow {
  readonly itemId: OrderItemId;
  readonly productName: string;
  readonly unit: string;
  readonly expected: number;
  readonly received: number;
  readonly damaged: number;
  readonly lots: readonly string[];
  readonly note: string;
  readonly price: number;
  readonly photos: readonly number[];
  readonly claim: {
    readonly id: number;
    readonly state: RequestState;
    readonly qty: number;
  } | null;
  readonly noClaim: ErrorCode | null;
}

const signed = byName(ROLES, (role) =>
  sqlStatement({
    takes: { id: int8 },
    gives: {
      id: int8,
      serial: int4,
      requestId: text,
      role: text.as<ArrivalRole>(),
      receivedBy: text,
      signedAt: timestamptz,
      sentAt: timestamptz,
      lines: json<readonly SignedLineRow[]>(),
    },
    sql: (p) => sql`
      select a.id, a.serial, a.request_id::text as "requestId", a.role, a.received_by as "receivedBy",
        a.signed_at as "signedAt", a.sent_at as "sentAt",
        (select json_agg(json_build_object('itemId', i.id, 'productName', i.product_name, 'unit', i.unit,
            'expected', l.expected, 'received', l.received, 'damaged', l.damaged, 'lots', l.lots, 'note', l.note,
            'price', ${PRICES[role]},
            'photos', (select coalesce(json_agg(f.id order by f.id), '[]')
              from arrival_line_photos u join arrival_photos f on f.id = u.photo_id
              where u.arrival_id = l.arrival_id and u.order_item_id = l.order_item_id and f.erased_at is null),
            'claim', case when r.id is not null then
              json_build_object('id', r.id, 'state', r.state, 'qty', r.qty) end,
            'noClaim', l.no_claim) order by i.id)
          from arrival_lines l join order_items i on i.id = l.order_item_id
            left join order_requests r on r.id = l.claim_id
          where l.arrival_id = a.id) as lines
      from arrivals a where a.parcel_id = ${p.id} order by a.serial desc`,
  }),
);

/** Newest first. */
export function listSigned(db: Queryable, { type }: Pick<Viewer, 'type'>, id: number) {
  return signed[type].list(db, { id });
}

export type SignedRow = RowOf<(typeof signed)['Admin']['list']>;

export const insertArrival = sqlStatement({
  takes: {
    parcelId: int8,
    orderId: ID.order,
    vendorId: ID.vendor,
    serial: int4,
    requestId: text,
    userId: ID.user,
    role: text.as<ArrivalRole>(),
    receivedBy: text,
    signedAt: timestamptz,
    now: timestamptz,
  },
  gives: { id: int8 },
  sql: (p) => sql`
    insert into arrivals (parcel_id, order_id, vendor_id, serial, request_id, signed_by, role, received_by,
      signed_at, sent_at)
    values (${p.parcelId}, ${p.orderId}, ${p.vendorId}, ${p.serial}, ${p.requestId}::text::uuid, ${p.userId},
      ${p.role}, ${p.receivedBy}, ${p.signedAt}, ${p.now})
    returning id`,
}).require;

export interface NewArrivalLine {
  readonly itemId: OrderItemId;
  readonly expected: number;
  readonly received: number;
  readonly damaged: number;
  readonly lots: readonly string[];
  readonly note: string;
  readonly claimId: number | null;
  readonly noClaim: string | null;
  readonly photos: readonly number[];
}

export const insertArrivalLines = sqlStatement({
  takes: { id: int8, lines: json<readonly NewArrivalLine[]>() },
  sql: (p) => sql`
    with given as (
      select * from jsonb_to_recordset(${p.lines}::jsonb) as g("itemId" bigint, expected int, received int,
        damaged int, lots jsonb, note text, "claimId" bigint, "noClaim" text, photos jsonb)
    ),
    made as (
      insert into arrival_lines (arrival_id, order_item_id, expected, received, damaged, lots, note, claim_id, no_claim)
      select ${p.id}, "itemId", expected, received, damaged, array(select jsonb_array_elements_text(lots)), note,
        "claimId", "noClaim" from given
      returning order_item_id
    )
    insert into arrival_line_photos (arrival_id, order_item_id, photo_id)
    select ${p.id}, made.order_item_id, photo::bigint
    from made join given on given."itemId" = made.order_item_id, jsonb_array_elements_text(given.photos) photo`,
}).runAny;

/** The open report about a line, if there is one. */
export const findOpenReport = sqlStatement({
  takes: { itemId: ID.orderItem },
  gives: { id: int8 },
  sql: (p) => sql`select id from order_requests
    where order_item_id = ${p.itemId} and state = 'open' and kind = 'incomplete'`,
}).get;
