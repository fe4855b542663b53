// Deadlines that run out soon. Each statement notes whom it gives, so that nobody is told twice.
import { sql } from 'kysely';
import { date, int4, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { byName, sqlStatement } from '../../../platform/database/statement.ts';
import { returnBy } from './clocks.ts';

const MOST = 1_000;

/** Lines that their vendor has not answered, by the vendor: due soon, or late. */
export const takeUnanswered = byName(['processing_soon', 'processing_late'] as const, (clock) =>
  sqlStatement({
    takes: { soon: timestamptz, late: timestamptz, now: timestamptz },
    gives: {
      vendorUserId: ID.user,
      vendorEmail: text,
      vendor: text,
      orderNumber: text,
      productName: text,
      qty: int4,
      placedAt: timestamptz,
    },
    rare: true,
    sql: (p) => sql`
      with warned as (
        insert into clock_warnings (clock, record_id, warned_at)
        select ${sql.lit(clock)}, i.id, ${p.now} from order_items i
        where i.status = 'Waiting for approval' and ${
          clock === 'processing_soon'
            ? sql`i.placed_at <= ${p.soon} and i.placed_at > ${p.late}`
            : sql`i.placed_at <= ${p.late} and i.placed_at <= ${p.soon}`
        }
          and not exists (select from clock_warnings w where w.clock = ${sql.lit(clock)} and w.record_id = i.id)
        order by i.placed_at limit ${sql.lit(MOST)}
        on conflict do nothing returning record_id
      )
      select v.user_id as "vendorUserId", u.email as "vendorEmail", v.company_name as vendor, o.number as "orderNumber",
        i.product_name as "productName", i.qty, o.placed_at as "placedAt"
      from warned join order_items i on i.id = warned.record_id join orders o on o.id = i.order_id
        join vendors v on v.id = i.vendor_id join users u on u.id = v.user_id
      order by v.id, o.id, i.id`,
  }),
);

/** Accepted returns that are not on their way, whose last day is near. */
export const takeUnsent = sqlStatement({
  takes: { until: date, now: timestamptz },
  gives: {
    homeownerId: ID.user,
    firstName: text,
    email: text.orNull,
    orderNumber: text,
    productName: text,
    qty: int4,
    sendBy: date.notNull,
  },
  rare: true,
  sql: (p) => sql`
    with warned as (
      insert into clock_warnings (clock, record_id, warned_at)
      select 'return_sending', r.id, ${p.now} from order_requests r join order_items i on i.id = r.order_item_id
      where r.kind = 'return' and r.state = 'granted' and ${returnBy} <= ${p.until} and i.status = 'Return Request'
        and not exists (select from clock_warnings w where w.clock = 'return_sending' and w.record_id = r.id)
      order by r.return_by limit ${sql.lit(MOST)}
      on conflict do nothing returning record_id
    )
    select o.user_id as "homeownerId", u.first_name as "firstName",
      case when u.deleted_at is null then u.email end as email, o.number as "orderNumber",
      i.product_name as "productName", i.qty, ${returnBy} as "sendBy"
    from warned join order_requests r on r.id = warned.record_id join order_items i on i.id = r.order_item_id
      join orders o on o.id = i.order_id join users u on u.id = o.user_id
    order by o.id, i.id`,
}).list;

/** Requests of homeowners whose money has not come back, and soon has to. */
export const takeUnrefunded = sqlStatement({
  takes: { askedBy: timestamptz, until: date, now: timestamptz },
  gives: {
    vendorUserId: ID.user,
    vendorEmail: text,
    vendor: text,
    orderNumber: text,
    productName: text,
    qty: int4,
    askedAt: timestamptz,
    /** Where staff have moved the day. */
    movedTo: date.orNull,
  },
  rare: true,
  sql: (p) => sql`
    with warned as (
      insert into clock_warnings (clock, record_id, warned_at)
      select 'vendor_refund', r.id, ${p.now} from order_requests r join order_items i on i.id = r.order_item_id
      where r.state in ('open', 'granted') and r.kind in ('return', 'incomplete') and r.asked_at <= ${p.askedBy}
        and i.status not in ('Returned', 'Cancle', 'Decline')
        and not exists (select from clock_extensions x
          where x.order_item_id = i.id and x.clock = 'vendor_refund' and x.until > ${p.until})
        and not exists (select from refunds f where f.order_item_id = i.id)
        and not exists (select from clock_warnings w where w.clock = 'vendor_refund' and w.record_id = r.id)
      order by r.asked_at limit ${sql.lit(MOST)}
      on conflict do nothing returning record_id
    )
    select v.user_id as "vendorUserId", s.email as "vendorEmail", v.company_name as vendor, o.number as "orderNumber",
      i.product_name as "productName", r.qty, r.asked_at as "askedAt",
      (select max(x.until) from clock_extensions x where x.order_item_id = i.id and x.clock = 'vendor_refund') as "movedTo"
    from warned join order_requests r on r.id = warned.record_id join order_items i on i.id = r.order_item_id
      join orders o on o.id = i.order_id join vendors v on v.id = i.vendor_id join users s on s.id = v.user_id
    order by v.id, o.id, i.id`,
}).list;
