import type { OrderId } from '@wevisu/domain/ids.ts';
import { NOT_KEPT_STATUSES } from '@wevisu/domain/orders/order-status.ts';
import { sql } from 'kysely';
import { timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';
import { textList } from '../../../platform/database/text-list.ts';

const NOT_KEPT = sql.raw(textList(NOT_KEPT_STATUSES));

/** The gateway's reference of an order's authorization that nothing is left to charge to; null otherwise. */
export const findIdleAuthorization = statement((p: Params<{ orderId: OrderId }>) =>
  tables
    .selectFrom('authorizations as a')
    .select('a.gateway_ref')
    .where('a.order_id', '=', p.orderId)
    .where('a.voided_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_items as i')
            .select('i.id')
            .whereRef('i.order_id', '=', 'a.order_id')
            .where('i.status', 'not in', NOT_KEPT_STATUSES),
        ),
      ),
    ),
).value;

export const noteVoided = statement((p: Params<{ ref: string; now: Date }>) =>
  tables
    .updateTable('authorizations')
    .set({ voided_at: p.now })
    .where('gateway_ref', '=', p.ref)
    .where('voided_at', 'is', null),
).run;

/** Orders that hold a card for nothing, of which a line was declined or canceled in this time. */
export const listIdleOrders = sqlStatement({
  takes: { since: timestamptz, until: timestamptz },
  gives: { orderId: ID.order },
  rare: true,
  // The index order_items_not_kept has these statuses.
  sql: (p) => sql`
    select distinct i.order_id as "orderId"
    from order_items i
    join authorizations a on a.order_id = i.order_id and a.voided_at is null
    where i.status in (${NOT_KEPT}) and i.status_date between ${p.since} and ${p.until}
      and not exists (select from order_items kept
        where kept.order_id = i.order_id and kept.status not in (${NOT_KEPT}))`,
}).list;
