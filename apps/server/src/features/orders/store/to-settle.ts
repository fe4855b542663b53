import { sql } from 'kysely';
import { bool, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** To be looked at now, or earlier if it was due before. */
export const noteToSettle = sqlStatement({
  takes: { orderId: ID.order, now: timestamptz },
  sql: (p) => sql`update orders set settle_at = least(settle_at, ${p.now}) where id = ${p.orderId}`,
}).run;

/** Whether the money of a line was given back, or its order's hold on the card: it can't be delivered any more. */
export const findIsGivenBack = sqlStatement({
  takes: { itemId: ID.orderItem },
  gives: { isGivenBack: bool },
  sql: (p) => sql`
    select exists (select from refunds r where r.order_item_id = i.id)
      or (i.capture_id is null and a.voided_at is not null) as "isGivenBack"
    from order_items i join authorizations a on a.order_id = i.order_id where i.id = ${p.itemId}`,
}).value;
