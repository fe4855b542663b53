import { sql } from 'kysely';
import { arrayOf, date, int4, text } from '../../../platform/database/columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** Returns how many notes of changed days it worked off. */
export const refreshSalesDays = sqlStatement({
  takes: { max: int4 },
  gives: { taken: int4 },
  sql: (p) => sql`select refresh_sales_days(${p.max}) as taken`,
  rare: true,
}).require;

export const addVisitCounts = sqlStatement({
  gives: { days: int4 },
  sql: () => sql`select add_visit_counts() as days`,
  rare: true,
}).require;

/** Appends counts, so that processes never wait for each other. IDs of no open showroom count nothing. */
export const insertVisits = sqlStatement({
  takes: { vsdIds: arrayOf(text), days: arrayOf(date), counts: arrayOf(int4) },
  sql: (p) => sql`insert into showroom_visit_counts (showroom_id, day, visits, carts)
    select s.id, v.day, v.visits, 0
    from unnest(${p.vsdIds}::text[], ${p.days}::date[], ${p.counts}::int[]) as v(vsd_id, day, visits)
    join showrooms s on s.vsd_id = v.vsd_id and s.status = 'open'`,
}).run;
