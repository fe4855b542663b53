import { type RawBuilder, sql } from 'kysely';
import { bool, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** To be looked at now, or earlier if it was due before. */
export const noteToSettle = sqlStatement({
  takes: { orderId: ID.order, now: timestamptz },
  sql: (p) => sql`update orders set settle_at = least(settle_at, ${p.now}) where id = ${p.orderId}`,
}).run;

const disputed = (orderId: RawBuilder<unknown>) => sql`exists (select from disputes d
  where d.order_id = ${orderId} and d.state in ('needs_response', 'under_review'))`;

/** Whether a bank has yet to decide a dispute about the order of a line. */
export const findOpenDispute = sqlStatement({
  takes: { itemId: ID.orderItem },
  gives: { isDisputed: bool },
  sql: (p) => sql`select i.capture_id is not null and ${disputed(sql`i.order_id`)} as "isDisputed"
    from order_items i where i.id = ${p.itemId}`,
}).require;

/**
 * What stands behind a line. `isGivenBack`: its money, or the hold of its order, and no other follows. `isCovered`: it is
 * charged, or a hold that has yet to be charged has room for it. (What was raised beyond the hold is charged anew.)
 */
export const findLineMoney = sqlStatement({
  takes: { itemId: ID.orderItem, now: timestamptz },
  gives: { isGivenBack: bool, isCovered: bool, isDisputed: bool },
  sql: (p) => sql`
    select exists (select from refunds r where r.order_item_id = i.id)
        or (i.capture_id is null and a.voided_at is not null) as "isGivenBack",
      coalesce(c.state = 'done' or (c.kind = 'hold' and c.state = 'started'),
        a.voided_at is null and a.expires_at > ${p.now} and not exists (
          select from captures h where h.order_id = i.order_id and h.kind = 'hold' and h.state <> 'failed')
          and (not i.is_raised or a.amount_cents >= (
            select sum(one.line_cents + one.shipping_cents + one.tax_cents) from order_items one
            where one.order_id = i.order_id and one.status not in ('Decline', 'Cancle')))
      ) as "isCovered",
      i.capture_id is not null and ${disputed(sql`i.order_id`)} as "isDisputed"
    from order_items i join authorizations a on a.order_id = i.order_id
      left join captures c on c.id = i.capture_id
    where i.id = ${p.itemId}`,
}).require;
