// Whether the showroom's pro may check the arrivals of an order. Every statement is bound to the homeowner.
import { sql } from 'kysely';
import { bool, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

export const findAccess = sqlStatement({
  takes: { userId: ID.user, number: text },
  gives: { orderId: ID.order, showroomId: ID.showroom, companyName: text, isAllowed: bool },
  sql: (p) => sql`
    select o.id as "orderId", s.id as "showroomId", s.company_name as "companyName",
      exists (select from arrival_access a where a.order_id = o.id) as "isAllowed"
    from orders o join showrooms s on s.id = o.showroom_id
    where o.number = ${p.number} and o.user_id = ${p.userId}`,
}).get;

export const allowAccess = sqlStatement({
  takes: { orderId: ID.order, now: timestamptz },
  sql: (p) => sql`insert into arrival_access (order_id, allowed_at) values (${p.orderId}, ${p.now})
    on conflict (order_id) do nothing`,
}).runAny;

export const endAccess = sqlStatement({
  takes: { orderId: ID.order },
  sql: (p) => sql`delete from arrival_access where order_id = ${p.orderId}`,
}).runAny;
