// Tries that must be few across all processes: wrong passwords, codes, mails sent to one address.
import type { Queryable } from '../database/queryable.ts';

export interface TryLimit {
  readonly key: string;
  readonly max: number;
  readonly seconds: number;
}

/** Whole seconds to wait before another try; 0 where one is free. Counts nothing. */
export async function secondsToWait(db: Queryable, limits: readonly TryLimit[]): Promise<number> {
  const { rows } = await db.query(
    `select ceil(extract(epoch from max(r.window_start + l.seconds * interval '1 second' - now())))::int as wait
     from unnest($1::text[], $2::int[], $3::int[]) as l (key, max, seconds)
     join rate_limits r on r.key = l.key and r.count >= l.max
      and r.window_start > now() - l.seconds * interval '1 second'`,
    toColumns(limits),
  );
  return Math.max(0, rows[0]?.wait ?? 0);
}

export async function countTry(db: Queryable, limits: readonly TryLimit[]): Promise<void> {
  await db.query(
    `insert into rate_limits (key, window_start, count)
     select l.key, date_bin(l.seconds * interval '1 second', now(), timestamptz 'epoch'), 1
     from unnest($1::text[], $2::int[], $3::int[]) as l (key, max, seconds)
     order by l.key
     on conflict (key, window_start) do update set count = rate_limits.count + 1`,
    toColumns(limits),
  );
}

export async function forgetTries(db: Queryable, limits: readonly TryLimit[]): Promise<void> {
  await db.query('delete from rate_limits where key = any($1)', [limits.map((limit) => limit.key)]);
}

function toColumns(limits: readonly TryLimit[]) {
  return [
    limits.map((limit) => limit.key),
    limits.map((limit) => limit.max),
    limits.map((limit) => limit.seconds),
  ];
}
