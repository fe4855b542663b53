// What decides the deadlines of lines, with the days to which staff have moved them.
import type { OrderStatus } from '@wevisu/domain/orders/order-status.ts';
import type { ExtendableClock } from '@wevisu/domain/policy/extended-clocks.ts';
import { type RawBuilder, sql } from 'kysely';
import { date, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../../platform/database/statement.ts';

/** Of the item `i`, as JSON: the latest day of each clock that was moved. */
export const movedClocks = sql`(select coalesce(json_object_agg(x.clock, x.until), '{}') from (
  select clock, max(until) as until from clock_extensions where order_item_id = i.id group by 1) x)`;

/** The last day to send back what the request `r` of a return accepts; null before it is accepted. */
export const returnBy = sql`case when r.return_by is not null then greatest(r.return_by, (
  select max(x.until) from clock_extensions x where x.order_item_id = r.order_item_id and x.clock = 'send_back')) end`;

const FACTS = {
  id: ID.orderItem,
  productName: text,
  orderNumber: text,
  homeownerId: ID.user,
  vendorUserId: ID.user,
  vendorId: ID.vendor,
  showroomId: ID.showroom,
  status: text.as<OrderStatus>(),
  deliveredAt: timestamptz.orNull,
  sendBy: date.orNull,
  refundAskedAt: timestamptz.orNull,
  extensions:
    json<
      readonly {
        readonly clock: ExtendableClock;
        readonly until: string;
        readonly reason: string;
        readonly by: string;
        readonly at: string;
      }[]
    >(),
};

const facts = (where: RawBuilder<unknown>) => sql`
  select i.id, i.product_name as "productName", o.number as "orderNumber", o.user_id as "homeownerId",
    v.user_id as "vendorUserId", i.vendor_id as "vendorId", i.showroom_id as "showroomId", i.status,
    (select max(e.at) from order_item_events e where e.order_item_id = i.id and e.to_status = 'Delivered') as "deliveredAt",
    (select max(r.return_by) from order_requests r where r.order_item_id = i.id and r.kind = 'return'
      and r.state = 'granted' and i.status = 'Return Request') as "sendBy",
    (select max(r.asked_at) from order_requests r where r.order_item_id = i.id and r.kind in ('return', 'incomplete')
      and r.state in ('open', 'granted') and i.status not in ('Returned', 'Cancle', 'Decline')
      and not exists (select from refunds f where f.order_item_id = i.id)) as "refundAskedAt",
    coalesce((select json_agg(json_build_object('clock', x.clock, 'until', x.until, 'reason', x.reason, 'at', x.extended_at,
        'by', trim(s.first_name || ' ' || s.last_name)) order by x.id)
      from clock_extensions x join users s on s.id = x.extended_by where x.order_item_id = i.id), '[]') as extensions
  from order_items i join orders o on o.id = i.order_id join vendors v on v.id = i.vendor_id
  where ${where}`;

export const listClockFacts = sqlStatement({
  takes: { number: text },
  gives: FACTS,
  sql: (p) => sql`${facts(sql`o.number = ${p.number}`)} order by i.id`,
}).list;
export type ClockRow = RowOf<typeof listClockFacts>;

/** Locked, so that two who move it do so one after the other. */
export const lockItemOfClocks = sqlStatement({
  takes: { itemId: ID.orderItem },
  gives: { number: text },
  sql: (p) => sql`select o.number from order_items i join orders o on o.id = i.order_id
    where i.id = ${p.itemId} for update of i`,
}).get;

export const insertExtension = sqlStatement({
  takes: {
    itemId: ID.orderItem,
    clock: text,
    until: date,
    reason: text,
    userId: ID.user,
    now: timestamptz,
  },
  sql: (
    p,
  ) => sql`insert into clock_extensions (order_item_id, clock, until, reason, extended_by, extended_at)
    values (${p.itemId}, ${p.clock}, ${p.until}, ${p.reason}, ${p.userId}, ${p.now})`,
}).run;

/** Those who were warned of the former day are warned of the new one, too. */
export const forgetWarnings = sqlStatement({
  takes: { itemId: ID.orderItem, warning: text },
  sql: (p) => sql`delete from clock_warnings w using order_requests r
    where r.order_item_id = ${p.itemId} and w.record_id = r.id and w.clock = ${p.warning}`,
}).run;
