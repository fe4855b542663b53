// Steps that homeowners have yet to read in a mail.
import { NOT_KEPT_STATUSES, type OrderStatus } from '@wevisu/domain/orders/order-status.ts';
import type { Carrier } from '@wevisu/domain/orders/tracking.ts';
import { sql } from 'kysely';
import { date, int4, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../../platform/database/statement.ts';
import { textList } from '../../../platform/database/text-list.ts';

/** After that the steps are mailed no more: the notification and the page of the order have them. */
const MAX_TRIES = 6;

/**
 * Orders whose last step is before `quietSince`, or whose first one is before `waitedSince`, by their number, from
 * `after` on. One that failed waits half an hour from its first step on, then twice as long each time.
 */
export const listOrdersToMail = sqlStatement({
  takes: {
    after: ID.order.orNull,
    now: timestamptz,
    quietSince: timestamptz,
    waitedSince: timestamptz,
    limit: int8,
  },
  gives: { orderId: ID.order },
  rare: true,
  sql: (p) => sql`
    select i.order_id as "orderId"
    from order_item_events e join order_items i on i.id = e.order_item_id
    where e.to_mail and (${p.after}::bigint is null or i.order_id > ${p.after})
    group by i.order_id
    having (max(e.at) <= ${p.quietSince} or min(e.at) <= ${p.waitedSince})
      and (max(e.mail_tries) = 0
        or min(e.at) <= ${p.now}::timestamptz - interval '15 minutes' * 2 ^ max(e.mail_tries))
    order by i.order_id limit ${p.limit}`,
}).list;

/** Counts a failed mail about an order's steps, and drops the steps that have failed too often. */
export const noteFailedSteps = sqlStatement({
  takes: { orderId: ID.order },
  rare: true,
  sql: (p) => sql`
    update order_item_events e
    set mail_tries = mail_tries + 1, to_mail = mail_tries + 1 < ${sql.lit(MAX_TRIES)}
    from order_items i where i.order_id = ${p.orderId} and e.order_item_id = i.id and e.to_mail`,
}).run;

/**
 * Takes an order's steps out of the queue, oldest first; a second process gets none of them. What an item was before it
 * was canceled or declined is left out.
 */
export const takeSteps = sqlStatement({
  takes: { orderId: ID.order },
  gives: {
    itemId: ID.orderItem,
    status: text.as<OrderStatus>(),
    at: timestamptz,
    reason: text.orNull,
    orderNumber: text,
    qty: int4,
    productName: text,
    vendor: text,
    lineCents: int8,
    shippingCents: int8,
    taxCents: int8,
    refundCents: int8.orNull,
    arrivesFrom: date.orNull,
    arrivesTo: date.orNull,
    carrier: text.as<Carrier>().orNull,
    trackingNumber: text.orNull,
    homeownerEmail: text.orNull,
    homeownerFirstName: text,
  },
  rare: true,
  sql: (p) => sql`
    with taken as (
      update order_item_events e set to_mail = false from order_items i
      where i.order_id = ${p.orderId} and e.order_item_id = i.id and e.to_mail
      returning e.id, e.order_item_id, e.to_status, e.at, e.reason
    )
    select i.id as "itemId", taken.to_status as status, taken.at, taken.reason, o.number as "orderNumber", i.qty,
      i.product_name as "productName", v.company_name as vendor, i.line_cents as "lineCents",
      i.shipping_cents as "shippingCents", i.tax_cents as "taxCents",
      (select r.refund_cents from order_requests r where r.order_item_id = i.id
         and r.refund_cents is not null order by r.id desc limit 1) as "refundCents",
      i.arrives_from as "arrivesFrom", i.arrives_to as "arrivesTo", i.carrier,
      i.tracking_number as "trackingNumber",
      case when u.deleted_at is null then u.email end as "homeownerEmail",
      u.first_name as "homeownerFirstName"
    from taken
    join order_items i on i.id = taken.order_item_id
    join orders o on o.id = i.order_id
    join users u on u.id = o.user_id
    join vendors v on v.id = i.vendor_id
    where taken.to_status = i.status or i.status not in (${sql.raw(textList(NOT_KEPT_STATUSES))})
    order by taken.id`,
}).list;

export type StepRow = RowOf<typeof takeSteps>;
