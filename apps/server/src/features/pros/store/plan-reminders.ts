import { sql } from 'kysely';
import { date, int4, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** Plans that end within so many days, each given once for its end. */
export const takePlansToRemind = sqlStatement({
  takes: { today: date, days: int4 },
  gives: { userId: ID.user, email: text, endsOn: date.notNull },
  sql: (p) => sql`with due as (
      select id from showrooms
      where plan_ends_on between ${p.today}::date and ${p.today}::date + ${p.days}::int
        and plan_reminded_for is distinct from plan_ends_on
      order by plan_ends_on, id limit 500 for update skip locked)
    update showrooms s set plan_reminded_for = s.plan_ends_on
    from due, users u
    where s.id = due.id and u.id = s.user_id
    returning s.user_id as "userId", u.email, s.plan_ends_on as "endsOn"`,
  rare: true,
}).list;
