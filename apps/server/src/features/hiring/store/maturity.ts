import { sql } from 'kysely';
import { arrayOf, date, int4, int8 } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** The next ones that have come due; none of which a bank has yet to decide about. Those that somebody holds are left. */
export const lockDuePayments = sqlStatement({
  takes: { today: date, most: int4 },
  gives: { id: int8 },
  rare: true,
  sql: (p) => sql`
    select id from hire_payments y
    where available_on <= ${p.today} and not is_available
      and not exists (select from disputes d where d.hire_payment_id = y.id and d.closed_at is null)
    order by available_on, id limit ${p.most}::int for update skip locked`,
}).list;

/** Of locked ones what is left to the pro, read after the lock; none that was disputed meanwhile. */
export const readDuePayments = sqlStatement({
  takes: { ids: arrayOf(int8) },
  gives: { id: int8, showroomId: ID.showroom, cents: int8 },
  sql: (p) => sql`
    select y.id, y.showroom_id as "showroomId", (y.released_cents - y.platform_fee_cents
      - coalesce((select sum(d.hire_pro_cents) from disputes d
        where d.hire_payment_id = y.id and d.state in ('lost', 'accepted')), 0))::bigint as cents
    from hire_payments y where y.id = any(${p.ids}::bigint[]) and not y.is_available
      and not exists (select from disputes d where d.hire_payment_id = y.id and d.closed_at is null)
    order by y.id`,
}).list;

export const markAvailable = sqlStatement({
  takes: { ids: arrayOf(int8) },
  sql: (p) => sql`update hire_payments set is_available = true where id = any(${p.ids}::bigint[])`,
}).run;
