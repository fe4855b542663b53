// Parcels and what is in them. Every read is bound to the session's user.

import { ROLES, type Role } from '@wevisu/contract/call.ts';
import type { OrderItemId, UserId } from '@wevisu/domain/ids.ts';
import type { OrderStatus } from '@wevisu/domain/orders/order-status.ts';
import type { ParcelStage } from '@wevisu/domain/orders/parcels.ts';
import type { Carrier } from '@wevisu/domain/orders/tracking.ts';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { bool, int4, int8, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { byName, type RowOf, sqlStatement } from '../../../platform/database/statement.ts';
import type { Viewer } from './items.ts';

/** Condition on what has a vendor `x.vendor_id` and an order `o`. */
const SCOPES: Readonly<Record<Role, (userId: Expression<UserId>) => RawBuilder<boolean>>> = {
  Vendor: (userId) => sql`x.vendor_id = (select id from vendors where user_id = ${userId})`,
  Contractor: (userId) => sql`o.showroom_id = (select id from showrooms where user_id = ${userId})`,
  Admin: (userId) => sql`${userId}::bigint is not null`,
  User: (userId) => sql`o.user_id = ${userId}`,
};

interface ArrivalSums {
  readonly serial: number;
  readonly signedAt: string;
  readonly short: number;
  readonly over: number;
  readonly damaged: number;
  readonly claims: number;
}

interface ParcelLineRow {
  readonly itemId: OrderItemId;
  readonly productName: string;
  readonly unit: string;
  readonly qty: number;
  readonly of: number;
}

const PARCEL = {
  id: int8,
  version: int4,
  vendor: text,
  carrier: text.as<Carrier>().orNull,
  trackingNumber: text.orNull,
  packedAt: timestamptz,
  shippedAt: timestamptz.orNull,
  deliveredAt: timestamptz.orNull,
  receivedBy: text,
  carrierNote: text,
  lines: json<readonly ParcelLineRow[]>(),
  /** Of the newest signed arrival. */
  arrival: json<ArrivalSums>().orNull,
  mayCheck: bool,
};

/** Who counts and signs for what arrives: see features/arrivals. */
const MAY_CHECK: Readonly<Record<Role, RawBuilder<boolean>>> = {
  Vendor: sql`false`,
  Admin: sql`false`,
  User: sql`true`,
  Contractor: sql`exists (select from arrival_access a where a.order_id = o.id)`,
};

const columnsFor = (role: Role) => sql`${PARCEL_COLUMNS},
  (select json_build_object('serial', a.serial, 'signedAt', a.signed_at,
      'short', sum(greatest(0, l.expected - l.received))::int, 'over', sum(greatest(0, l.received - l.expected))::int,
      'damaged', sum(l.damaged)::int, 'claims', count(l.claim_id)::int)
    from arrivals a join arrival_lines l on l.arrival_id = a.id
    where a.parcel_id = x.id and not exists (select from arrivals n where n.parcel_id = x.id and n.serial > a.serial)
    group by a.id) as arrival,
  ${MAY_CHECK[role]} and x.shipped_at is not null as "mayCheck"`;

const PARCEL_COLUMNS = sql`x.id, x.version, v.company_name as vendor, x.carrier, x.tracking_number as "trackingNumber",
  x.packed_at as "packedAt", x.shipped_at as "shippedAt", x.delivered_at as "deliveredAt",
  x.received_by as "receivedBy", x.carrier_note as "carrierNote",
  (select coalesce(json_agg(json_build_object('itemId', i.id, 'productName', i.product_name, 'unit', i.unit,
     'qty', l.qty, 'of', i.qty) order by i.id), '[]')
   from parcel_lines l join order_items i on i.id = l.order_item_id where l.parcel_id = x.id) as lines`;

const ofOrder = byName(ROLES, (role) =>
  sqlStatement({
    takes: { userId: ID.user, number: text },
    gives: PARCEL,
    sql: (p) => sql`
      select ${columnsFor(role)}
      from parcels x join orders o on o.id = x.order_id join vendors v on v.id = x.vendor_id
      where o.number = ${p.number} and ${SCOPES[role](p.userId)}
      order by x.id`,
  }),
);

/** Oldest first. */
export function listParcelRows(db: Queryable, { userId, type }: Viewer, number: string) {
  return ofOrder[type].list(db, { userId, number });
}

export type ParcelRow = RowOf<(typeof ofOrder)['Admin']['list']>;

const one = byName(ROLES, (role) =>
  sqlStatement({
    takes: { userId: ID.user, id: int8 },
    gives: PARCEL,
    sql: (p) => sql`
      select ${columnsFor(role)}
      from parcels x join orders o on o.id = x.order_id join vendors v on v.id = x.vendor_id
      where x.id = ${p.id} and ${SCOPES[role](p.userId)}`,
  }),
);

export function findParcel(db: Queryable, { userId, type }: Viewer, id: number) {
  return one[type].get(db, { userId, id });
}

interface Packed {
  readonly parcelId: number;
  readonly qty: number;
  readonly stage: ParcelStage;
}

const UNITS = sql`
  select coalesce(json_agg(json_build_object('parcelId', l.parcel_id, 'qty', l.qty, 'stage',
    case when held.delivered_at is not null then 'delivered' when held.shipped_at is not null then 'shipped' else 'packed' end)
    order by l.parcel_id), '[]')
  from parcel_lines l join parcels held on held.id = l.parcel_id where l.order_item_id = `;

const packedLines = byName(ROLES, (role) =>
  sqlStatement({
    takes: { userId: ID.user, number: text },
    gives: {
      id: ID.orderItem,
      productName: text,
      sku: text,
      vendor: text,
      unit: text,
      qty: int4,
      status: text.as<OrderStatus>(),
      units: json<readonly Packed[]>(),
    },
    sql: (p) => sql`
      select x.id, x.product_name as "productName", x.sku, v.company_name as vendor, x.unit, x.qty, x.status,
        (${UNITS} x.id) as units
      from order_items x join orders o on o.id = x.order_id join vendors v on v.id = x.vendor_id
      where o.number = ${p.number} and ${SCOPES[role](p.userId)}
      order by x.id`,
  }),
);

/** Lines of an order, each with what of it is in parcels. */
export function listPackedLines(db: Queryable, { userId, type }: Viewer, number: string) {
  return packedLines[type].list(db, { userId, number });
}

/** What of a line is in parcels. The caller has locked the line. */
export const findUnits = sqlStatement({
  takes: { itemId: ID.orderItem },
  gives: { units: json<readonly Packed[]>() },
  sql: (p) => sql`select (${UNITS} ${p.itemId}) as units`,
}).require;

export const insertParcel = sqlStatement({
  takes: {
    orderId: ID.order,
    vendorId: ID.vendor,
    carrier: text.as<Carrier>().orNull,
    number: text.orNull,
    stage: text.as<ParcelStage>(),
    now: timestamptz,
    lines: json<readonly { readonly id: OrderItemId; readonly qty: number }[]>(),
  },
  gives: { id: int8 },
  sql: (p) => sql`
    with made as (
      insert into parcels (order_id, vendor_id, carrier, tracking_number, packed_at, shipped_at, delivered_at)
      values (${p.orderId}, ${p.vendorId}, ${p.carrier}, ${p.number}, ${p.now},
        case when ${p.stage} <> 'packed' then ${p.now}::timestamptz end,
        case when ${p.stage} = 'delivered' then ${p.now}::timestamptz end)
      returning id
    ),
    filled as (
      insert into parcel_lines (parcel_id, order_item_id, qty)
      select made.id, l.id, l.qty from made, jsonb_to_recordset(${p.lines}::jsonb) as l(id bigint, qty int)
    )
    select id from made`,
}).require;

/** Locked: its lines were locked before it. */
export const lockParcel = sqlStatement({
  takes: { id: int8 },
  gives: {
    orderId: ID.order,
    vendorId: ID.vendor,
    version: int4,
    carrier: text.as<Carrier>().orNull,
    trackingNumber: text.orNull,
    shippedAt: timestamptz.orNull,
    deliveredAt: timestamptz.orNull,
  },
  sql: (p) => sql`
    select order_id as "orderId", vendor_id as "vendorId", version, carrier, tracking_number as "trackingNumber",
      shipped_at as "shippedAt", delivered_at as "deliveredAt"
    from parcels where id = ${p.id} for update`,
}).get;

export const setParcelNumber = sqlStatement({
  takes: { id: int8, carrier: text.as<Carrier>(), number: text },
  sql: (
    p,
  ) => sql`update parcels set carrier = ${p.carrier}, tracking_number = ${p.number}, version = version + 1
    where id = ${p.id}`,
}).run;

export const setShipped = sqlStatement({
  takes: { id: int8, now: timestamptz },
  sql: (p) =>
    sql`update parcels set shipped_at = ${p.now}, version = version + 1 where id = ${p.id}`,
}).run;

export const setDelivered = sqlStatement({
  takes: { id: int8, receivedBy: text, carrierNote: text, now: timestamptz },
  sql: (
    p,
  ) => sql`update parcels set shipped_at = coalesce(shipped_at, ${p.now}), delivered_at = ${p.now},
      received_by = ${p.receivedBy}, carrier_note = ${p.carrierNote}, version = version + 1
    where id = ${p.id}`,
}).run;

export const deleteParcel = sqlStatement({
  takes: { id: int8 },
  sql: (p) => sql`delete from parcels where id = ${p.id}`,
}).run;

/** The number that lines show by themselves: that of the parcel which was sent last. */
export const showNumberOnLines = sqlStatement({
  takes: { id: int8, former: text.orNull },
  sql: (p) => sql`
    update order_items i set carrier = x.carrier, tracking_number = x.tracking_number
    from parcels x join parcel_lines l on l.parcel_id = x.id
    where x.id = ${p.id} and i.id = l.order_item_id and x.tracking_number is not null
      and (${p.former}::text is null or i.tracking_number is null or i.tracking_number = ${p.former})`,
}).runAny;
