// Counts what callers do in time windows, across all processes: count-in-windows.ts in the database.
import { sql } from 'kysely';
import { int4, int8, text, timestamptz } from '../database/columns.ts';
import type { Queryable } from '../database/queryable.ts';
import { sqlStatement } from '../database/statement.ts';
import { countInWindows } from './count-in-windows.ts';

const add = sqlStatement({
  takes: { key: text, seconds: int4, now: timestamptz },
  gives: { count: int4, secondsLeft: int4 },
  sql: (p) => sql`
    insert into call_windows as w (key, count, ends_at)
    values (${p.key}, 1, ${p.now}::timestamptz + ${p.seconds}::int * interval '1 second')
    on conflict (key) do update set
      count = case when w.ends_at <= ${p.now} then 1 else w.count + 1 end,
      ends_at = case when w.ends_at <= ${p.now} then excluded.ends_at else w.ends_at end
    returning count, least(${p.seconds}::int,
      ceil(extract(epoch from ends_at - ${p.now}::timestamptz)))::int as "secondsLeft"`,
}).require;

/** Drops windows that have ended. */
export const dropEndedWindows = sqlStatement({
  takes: { limit: int8 },
  sql: (p) => sql`delete from call_windows where key in (
    select key from call_windows where ends_at < now() limit ${p.limit})`,
  rare: true,
}).run;

export interface SharedWindows {
  /** Counts one and returns the whole seconds to wait; 0 if it is among the first `max` of its window. */
  secondsToWait(
    key: string,
    limit: { readonly max: number; readonly seconds: number },
  ): Promise<number>;
}

export function createSharedWindows(db: Queryable, now: () => Date): SharedWindows {
  // Who has to wait is turned away here, without asking the database again and again.
  const waiting = countInWindows(now);
  return {
    async secondsToWait(key, { max, seconds }) {
      const known = waiting.secondsLeft(key);
      if (known > 0) return known;
      const { count, secondsLeft } = await add(db, { key, seconds, now: now() });
      if (count <= max) return 0;
      waiting.add(key, secondsLeft);
      return secondsLeft;
    },
  };
}
