import type { OrderId } from '@wevisu/domain/ids.ts';
import { NOT_KEPT_STATUSES } from '@wevisu/domain/orders/order-status.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

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
