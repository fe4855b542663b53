// What the books say of a disputed order: for the bank, with nothing of what vendors and pros earn.
import type { Address } from '@wevisu/contract/reply.ts';
import type { OrderStatus } from '@wevisu/domain/orders/order-status.ts';
import type { Carrier } from '@wevisu/domain/orders/tracking.ts';
import { sql } from 'kysely';
import { bool, int4, int8, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

export const findDisputedOrder = sqlStatement({
  takes: { id: int8 },
  gives: {
    ...{ orderId: ID.order, number: text, placedAt: timestamptz, shop: text },
    ...{ cardBrand: text, cardLast4: text, chargedAt: timestamptz.notNull, chargedCents: int8 },
    ...{ captureId: int8, address: json<Address>(), email: text, accountSince: timestamptz },
    ...{ isVerified: bool, paidBackCents: int8 },
    ...{ invoiceYear: int4.orNull, invoiceSerial: int4.orNull },
  },
  sql: (p) => sql`
    select o.id as "orderId", o.number, o.placed_at as "placedAt", s.company_name as shop,
      coalesce(c.card_brand, a.card_brand) as "cardBrand", coalesce(c.card_last4, a.card_last4) as "cardLast4",
      c.id as "captureId", c.ended_at as "chargedAt", c.amount_cents as "chargedCents", o.address, u.email,
      u.created_at as "accountSince", u.email_verified_at is not null as "isVerified",
      coalesce((select sum(r.amount_cents) from refunds r where r.capture_id = c.id and r.state = 'done'), 0)::bigint
        as "paidBackCents",
      i.year as "invoiceYear", i.serial as "invoiceSerial"
    from disputes d join captures c on c.id = d.capture_id join orders o on o.id = d.order_id
      join authorizations a on a.order_id = o.id join users u on u.id = o.user_id
      join showrooms s on s.id = o.showroom_id
      left join order_documents i on i.capture_id = c.id
    where d.id = ${p.id}`,
}).get;

export const listDisputedLines = sqlStatement({
  takes: { captureId: int8 },
  gives: {
    name: text,
    qty: int4,
    unit: text,
    cents: int8,
    status: text.as<OrderStatus>(),
    at: timestamptz,
  },
  sql: (p) => sql`
    select product_name as name, qty, unit, (line_cents + shipping_cents + tax_cents)::bigint as cents, status,
      status_date as at
    from order_items where capture_id = ${p.captureId} order by id`,
}).list;

export const listDisputedParcels = sqlStatement({
  takes: { captureId: int8 },
  gives: {
    ...{
      carrier: text.as<Carrier>().orNull,
      trackingNumber: text.orNull,
      receivedBy: text,
      carrierNote: text,
    },
    ...{ shippedAt: timestamptz.orNull, deliveredAt: timestamptz.orNull, contents: text },
  },
  sql: (p) => sql`
    select p.carrier, p.tracking_number as "trackingNumber", p.received_by as "receivedBy",
      p.carrier_note as "carrierNote", p.shipped_at as "shippedAt", p.delivered_at as "deliveredAt",
      string_agg(l.qty || ' x ' || i.product_name, ', ' order by i.id) as contents
    from parcels p join parcel_lines l on l.parcel_id = p.id join order_items i on i.id = l.order_item_id
    where i.capture_id = ${p.captureId} group by p.id order by p.id`,
}).list;
