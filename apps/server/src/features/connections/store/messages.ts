// What is told to a vendor's system: written in the transaction of what happened, for the endpoints that ask for it.
import { type RawBuilder, sql } from 'kysely';
import { int8, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** A message for each row of `about` (vendor_id, type, data, at), and its deliveries. Nothing where nobody listens. */
const tell = (about: RawBuilder<unknown>) => sql`
  with about as (${about}),
  heard as (
    select a.* from about a where exists (select from webhook_endpoints e
      where e.vendor_id = a.vendor_id and e.is_on and a.type = any(e.events))
  ),
  message as (
    insert into webhook_messages (vendor_id, type, data, at)
    select vendor_id, type, data, at from heard returning id, vendor_id, type, at
  )
  insert into webhook_deliveries (endpoint_id, message_id, next_at, created_at)
  select e.id, m.id, m.at, m.at
  from message m join webhook_endpoints e
    on e.vendor_id = m.vendor_id and e.is_on and m.type = any(e.events)
  returning id`;

/** Lines by vendor. No amount but the vendor's own. */
export const tellPlaced = sqlStatement({
  takes: { orderId: ID.order },
  gives: { id: int8 },
  sql: (p) =>
    tell(sql`
      select i.vendor_id, 'order.placed' as type, o.placed_at as at,
        jsonb_build_object('order_number', o.number, 'placed_at', o.placed_at, 'lines',
          jsonb_agg(jsonb_build_object('id', i.id, 'sku', i.sku, 'qty', i.qty, 'unit', i.unit,
            'final_price', i.final_price) order by i.id)) as data
      from orders o join order_items i on i.order_id = o.id
      where o.id = ${p.orderId} group by i.vendor_id, o.number, o.placed_at`),
}).list;

export const tellStatus = sqlStatement({
  takes: { itemId: ID.orderItem, now: timestamptz },
  gives: { id: int8 },
  sql: (p) =>
    tell(sql`
      select i.vendor_id, 'order.item_status' as type, ${p.now}::timestamptz as at,
        jsonb_build_object('order_number', o.number, 'id', i.id, 'sku', i.sku, 'qty', i.qty,
          'status', i.status, 'split_from', i.split_from) as data
      from order_items i join orders o on o.id = i.order_id where i.id = ${p.itemId}`),
}).list;

export const tellRequest = sqlStatement({
  takes: { requestId: int8, now: timestamptz },
  gives: { id: int8 },
  sql: (p) =>
    tell(sql`
      select i.vendor_id, 'request.opened' as type, ${p.now}::timestamptz as at,
        jsonb_build_object('id', r.id, 'kind', r.kind, 'reason', r.reason, 'note', r.note,
          'order_number', o.number, 'line', i.id, 'sku', i.sku, 'qty', r.qty) as data
      from order_requests r join order_items i on i.id = r.order_item_id
      join orders o on o.id = i.order_id where r.id = ${p.requestId}`),
}).list;

export const tellLowStock = sqlStatement({
  takes: { variantId: ID.variant, now: timestamptz },
  gives: { id: int8 },
  sql: (p) =>
    tell(sql`
      select p.vendor_id, 'stock.low' as type, ${p.now}::timestamptz as at,
        jsonb_build_object('sku', v.vendor_sku, 'product', p.name, 'low_at',
          (select low_at from stock_thresholds t where t.variant_id = v.id), 'available',
          (select coalesce(sum(on_hand - held), 0) from stock_lots l where l.variant_id = v.id)) as data
      from variants v join products p on p.id = v.product_id where v.id = ${p.variantId}`),
}).list;

/** To this endpoint alone, whatever it listens to. */
export const tellTest = sqlStatement({
  takes: { userId: ID.user, endpointId: int8, now: timestamptz },
  gives: { id: int8 },
  sql: (p) => sql`
    with message as (
      insert into webhook_messages (vendor_id, type, data, at)
      select e.vendor_id, 'test', '{"message": "It works."}', ${p.now} from webhook_endpoints e
      where e.id = ${p.endpointId} and e.is_on
        and e.vendor_id = (select id from vendors where user_id = ${p.userId})
      returning id, at
    )
    insert into webhook_deliveries (endpoint_id, message_id, next_at, created_at)
    select ${p.endpointId}, m.id, m.at, m.at from message m returning id`,
}).get;

/** Deliveries of their own, so that the log keeps the ones before. */
const resend = (
  which: RawBuilder<unknown>,
  p: { userId: RawBuilder<unknown> | unknown; endpointId: unknown; now: unknown },
) => sql`
  insert into webhook_deliveries (endpoint_id, message_id, next_at, created_at)
  select distinct on (d.message_id) d.endpoint_id, d.message_id, ${p.now}::timestamptz, ${p.now}::timestamptz
  from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
  where d.endpoint_id = ${p.endpointId} and e.is_on
    and e.vendor_id = (select id from vendors where user_id = ${p.userId}) and ${which}
  returning id`;

export const resendOne = sqlStatement({
  takes: { userId: ID.user, endpointId: int8, deliveryId: int8, now: timestamptz },
  gives: { id: int8 },
  sql: (p) => resend(sql`d.id = ${p.deliveryId} and d.state <> 'waiting'`, p),
}).list;

/** What failed since then and has not been sent again. */
export const resendFailed = sqlStatement({
  takes: { userId: ID.user, endpointId: int8, since: timestamptz, now: timestamptz },
  gives: { id: int8 },
  sql: (p) =>
    resend(
      sql`d.state = 'failed' and d.created_at >= ${p.since} and not exists (
        select from webhook_deliveries later where later.message_id = d.message_id
          and later.endpoint_id = d.endpoint_id and later.id > d.id)`,
      p,
    ),
}).list;
