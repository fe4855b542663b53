import { sql } from 'kysely';
import { bool, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** Whether the last charge of the homeowner's order was one that the card refused. */
export const lockOwnOrder = sqlStatement({
  takes: { userId: ID.user, number: text },
  gives: { orderId: ID.order, isRefused: bool },
  sql: (p) => sql`
    select o.id as "orderId", coalesce((select c.kind = 'charge' and c.state = 'failed' from captures c
      where c.order_id = o.id order by c.id desc limit 1), false) as "isRefused"
    from orders o where o.number = ${p.number} and o.user_id = ${p.userId} for update of o`,
}).get;

export const putOrderCard = sqlStatement({
  takes: { orderId: ID.order, token: text, brand: text, last4: text, now: timestamptz },
  sql: (p) => sql`
    insert into order_cards (order_id, payment_token, brand, last4, chosen_at)
    values (${p.orderId}, ${p.token}, ${p.brand}, ${p.last4}, ${p.now})
    on conflict (order_id) do update set payment_token = excluded.payment_token, brand = excluded.brand,
      last4 = excluded.last4, chosen_at = excluded.chosen_at`,
}).run;

/** How the charge of that card ended: null while it is under way. */
export const findEnd = sqlStatement({
  takes: { orderId: ID.order, token: text },
  gives: { isDone: bool },
  sql: (p) => sql`
    select state = 'done' as "isDone" from captures
    where order_id = ${p.orderId} and payment_token = ${p.token} and state <> 'started' order by id desc limit 1`,
}).get;
