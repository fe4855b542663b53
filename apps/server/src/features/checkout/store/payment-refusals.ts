import { sql } from 'kysely';
import { int8 } from '../../../platform/database/columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';
import {
  FIRST_WAIT_S,
  FREE_REFUSALS,
  FREE_REFUSALS_OF_ADDRESS,
  LONGEST_WAIT_S,
} from '../payment-limits.ts';

/** Seconds until the next payment after so many refusals: none at first, then doubling. */
function waitSql(key: unknown, refusals: unknown) {
  const free = sql`case when ${key} like 'address %' then ${sql.lit(FREE_REFUSALS_OF_ADDRESS)}
    else ${sql.lit(FREE_REFUSALS)} end`;
  return sql`case when ${refusals} < ${free} then 0
    else least(${sql.lit(LONGEST_WAIT_S)}, ${sql.lit(FIRST_WAIT_S)} * power(2, least(20, ${refusals} - ${free})))
    end * interval '1 second'`;
}

/** The CTE `counted`: one more refusal for each of `keys`, an array; its rows have `key` and `refusals`. */
export function countRefusalSql(of: {
  readonly keys: unknown;
  readonly from: unknown;
  readonly now: unknown;
}) {
  const { keys, from, now } = of;
  const next = sql`case when r.last_at < ${now}::timestamptz - interval '1 day' then 1 else r.refusals + 1 end`;
  return sql`insert into payment_refusals as r (key, refusals, last_at, wait_until)
    select key, 1, ${now}, ${now} from ${from}, unnest(${keys}) as key order by key
    on conflict (key) do update set refusals = ${next}, last_at = ${now},
      wait_until = ${now}::timestamptz + ${waitSql(sql`r.key`, sql`(${next})`)}
    returning key, refusals`;
}

/** Drops counts that have started over. */
export const dropOldRefusals = sqlStatement({
  takes: { limit: int8 },
  sql: (p) => sql`delete from payment_refusals where key in (
    select key from payment_refusals where last_at < now() - interval '2 days' limit ${p.limit})`,
  rare: true,
}).run;
