import { sql } from 'kysely';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

export const findLastCart = sqlStatement({
  takes: { userId: ID.user },
  gives: { proId: ID.pro },
  sql: (p) => sql`select s.user_id as "proId" from carts c join showrooms s on s.id = c.showroom_id
    where c.user_id = ${p.userId} and exists (select from cart_lines l where l.cart_id = c.id)
    order by c.updated_at desc, c.id limit 1`,
}).get;
