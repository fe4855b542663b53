// Whose order a key of the gateway is about, where something of it is under way: with nothing to finish, there is nothing
// to do.
import { sql } from 'kysely';
import { text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

const OF_KEY = { takes: { key: text }, gives: { orderId: ID.order } } as const;

/** Of a hold that is being charged or given up, or of a charge anew. */
export const findOrderOfPayment = sqlStatement({
  ...OF_KEY,
  sql: (p) => sql`
    select a.order_id as "orderId" from authorizations a where a.idempotency_key = ${p.key}
      and ((a.voided_at is not null and a.void_confirmed_at is null)
        or exists (select from captures c where c.order_id = a.order_id and c.state = 'started'))
    union all select order_id from captures where idempotency_key = ${p.key} and state = 'started'`,
}).get;

/** See refund-at-gateway.ts for what its key is made of. */
export const findOrderOfRefund = sqlStatement({
  ...OF_KEY,
  sql: (p) => sql`select order_id as "orderId" from refunds where state = 'started'
    and id = substring(${p.key}::text from '^refund:(\\d{1,18}):')::bigint`,
}).get;
