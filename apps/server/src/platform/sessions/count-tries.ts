// Tries that must be few across all processes: wrong passwords, codes, mails sent to one address.
// Windows are fixed slices of time, so that around a boundary twice as many may come close together.
import type { Queryable } from '../database/queryable.ts';

export interface TryLimit {
  readonly key: string;
  readonly max: number;
  readonly seconds: number;
}

/**
 * Counts a try under each of the limits and gives the whole seconds to wait; 0 where it may go on.
 * Counted before it is made and in one statement: of any number of tries at once no more go on than
 * the limit allows.
 */
export async function takeTry(db: Queryable, limits: readonly TryLimit[]): Promise<number> {
  const { rows } = await db.query(
    `with limits as (
       select * from unnest($1::text[], $2::int[], $3::int[]) as l (key, max, seconds)
     ),
     counted as (
       insert into rate_limits (key, window_start, count)
       select l.key, date_bin(l.seconds * interval '1 second', now(), timestamptz 'epoch'), 1
       from limits l order by l.key
       on conflict (key, window_start) do update set count = rate_limits.count + 1
       returning key, window_start, count
     )
     select ceil(extract(epoch from
       max(c.window_start + l.seconds * interval '1 second' - now())))::int as wait
     from counted c join limits l on l.key = c.key and c.count > l.max`,
    [
      limits.map((limit) => limit.key),
      limits.map((limit) => limit.max),
      limits.map((limit) => limit.seconds),
    ],
  );
  return Math.max(0, rows[0].wait ?? 0);
}

/** Takes back the last try of a key that others share, where it was a good one. */
export async function returnTry(db: Queryable, key: string): Promise<void> {
  await db.query(
    `update rate_limits set count = count - 1
     where key = $1 and count > 0
       and window_start = (select max(window_start) from rate_limits where key = $1)`,
    [key],
  );
}

/** Forgets all tries of a key, since the right person has come. */
export async function forgetTries(db: Queryable, key: string): Promise<void> {
  await db.query('delete from rate_limits where key = $1', [key]);
}

/** Drops windows that no limit looks at any more. */
export async function dropOldTries(db: Queryable, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from rate_limits where (key, window_start) in (
       select key, window_start from rate_limits
       where window_start < now() - interval '2 days' limit $1)`,
    [most],
  );
  return rowCount ?? 0;
}
