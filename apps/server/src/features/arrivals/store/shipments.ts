// A shipment and its lines as whoever counts it sees them. Every read is bound to the session's user.
import { ROLES, type Role } from '@wevisu/contract/call.ts';
import type { OrderStatus } from '@wevisu/domain/orders/order-status.ts';
import type { Carrier } from '@wevisu/domain/orders/tracking.ts';
import { type RawBuilder, sql } from 'kysely';
import {
  arrayOf,
  bool,
  int4,
  int8,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { byName, type RowOf, sqlStatement } from '../../../platform/database/statement.ts';
import { MAY_CHECK, SCOPES, type Viewer } from './scopes.ts';

const shipments = byName(ROLES, (role) =>
  sqlStatement({
    takes: { userId: ID.user, id: int8 },
    gives: {
      id: int8,
      orderId: ID.order,
      vendorId: ID.vendor,
      orderNumber: text,
      homeownerId: ID.user,
      vendor: text,
      vendorUserId: ID.user,
      carrier: text.as<Carrier>().orNull,
      trackingNumber: text.orNull,
      shippedAt: timestamptz.orNull,
      deliveredAt: timestamptz.orNull,
      mayCheck: bool,
    },
    sql: (p) => sql`
      select x.id, x.order_id as "orderId", x.vendor_id as "vendorId", o.number as "orderNumber",
        o.user_id as "homeownerId", v.company_name as vendor, v.user_id as "vendorUserId", x.carrier,
        x.tracking_number as "trackingNumber", x.shipped_at as "shippedAt", x.delivered_at as "deliveredAt",
        ${MAY_CHECK[role]} as "mayCheck"
      from parcels x join orders o on o.id = x.order_id join vendors v on v.id = x.vendor_id
      where x.id = ${p.id} and ${SCOPES[role](p.userId)}`,
  }),
);

export function findShipment(db: Queryable, { userId, type }: Viewer, id: number) {
  return shipments[type].get(db, { userId, id });
}

export type Shipment = RowOf<typeof findShipment>;

/** What a unit of the line `i` costs whom: a vendor reads its own price, which nobody else does. */
export const PRICES: Readonly<Record<Role, RawBuilder<number>>> = {
  Vendor: sql`i.final_price`,
  Contractor: sql`i.price_cents`,
  Admin: sql`i.price_cents`,
  User: sql`i.price_cents`,
};

const lines = byName(ROLES, (role) =>
  sqlStatement({
    takes: { id: int8 },
    gives: {
      itemId: ID.orderItem,
      productName: text,
      sku: text,
      sizeLabel: text,
      finish: text,
      picture: text,
      unit: text,
      status: text.as<OrderStatus>(),
      expected: int4,
      price: int8,
      lotsSent: arrayOf(text),
      lotsBefore: arrayOf(text),
    },
    sql: (p) => sql`
      select i.id as "itemId", i.product_name as "productName", i.sku, i.size_label as "sizeLabel", i.finish,
        i.picture ->> 'key' as picture, i.unit, i.status, l.qty as expected, ${PRICES[role]} as price,
        array(select lot ->> 'lotCode' from jsonb_array_elements(i.lots) lot) as "lotsSent",
        array(select distinct lot from arrival_lines b join arrivals a on a.id = b.arrival_id
            join order_items other on other.id = b.order_item_id, unnest(b.lots) lot
          where a.order_id = i.order_id and other.variant_id = i.variant_id and a.parcel_id <> l.parcel_id
            and not exists (select from arrivals later where later.parcel_id = a.parcel_id and later.id > a.id)
          order by lot) as "lotsBefore"
      from parcel_lines l join order_items i on i.id = l.order_item_id
      where l.parcel_id = ${p.id} order by i.id`,
  }),
);

/** The lines of a shipment that the viewer has been found to see. */
export function listShipmentLines(db: Queryable, { type }: Pick<Viewer, 'type'>, id: number) {
  return lines[type].list(db, { id });
}

export type ShipmentLine = Awaited<ReturnType<typeof listShipmentLines>>[number];
