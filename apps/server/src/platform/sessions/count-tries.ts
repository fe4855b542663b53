// Attempts that are limited across all processes: wrong passwords, codes, mails to one address.
// Windows are fixed slices of time, so around a boundary up to twice as many may pass.
import { sql } from 'kysely';
import { ago } from '../database/clock.ts';
import { arrayOf, int4, int8, text } from '../database/columns.ts';
import type { Params } from '../database/parameters.ts';
import type { Queryable } from '../database/queryable.ts';
import { sqlStatement, statement } from '../database/statement.ts';
import { tables } from '../database/tables.ts';

export interface TryLimit {
  readonly key: string;
  readonly max: number;
  readonly seconds: number;
}

const count = sqlStatement({
  takes: { keys: arrayOf(text), maxima: arrayOf(int4), seconds: arrayOf(int4) },
  gives: { wait: int4.orNull },
  sql: (p) => sql`
    with limits as (
      select * from unnest(${p.keys}::text[], ${p.maxima}::int[], ${p.seconds}::int[]) as l (key, max, seconds)
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
});

/**
 * Counts an attempt under each of the limits and returns the whole seconds to wait; 0 if it may proceed.
 * It is counted beforehand and in one statement: of any number of concurrent attempts, no more proceed
 * than the limit allows.
 */
export async function takeTry(db: Queryable, limits: readonly TryLimit[]): Promise<number> {
  const wait = await count.value(db, {
    keys: limits.map(({ key }) => key),
    maxima: limits.map(({ max }) => max),
    seconds: limits.map(({ seconds }) => seconds),
  });
  return Math.max(0, wait ?? 0);
}

/** Takes back a successful attempt from a shared key. */
export const returnTry = statement((p: Params<{ key: string }>) =>
  tables
    .updateTable('rate_limits')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', p.key)
    .where('count', '>', 0)
    .where('window_start', '=', ({ selectFrom }) =>
      selectFrom('rate_limits')
        .select((eb) => eb.fn.max('window_start').as('newest'))
        .where('key', '=', p.key),
    ),
).run;

/** Clears a key's attempts after a success. */
export const forgetTries = statement((p: Params<{ key: string }>) =>
  tables.deleteFrom('rate_limits').where('key', '=', p.key),
).run;

/** Drops windows that no limit uses any longer. */
export const dropOldTries = sqlStatement({
  takes: { limit: int8 },
  sql: (p) => sql`
    delete from rate_limits where (key, window_start) in (
      select key, window_start from rate_limits
      where window_start < ${ago('2 days')} limit ${p.limit})`,
  rare: true,
}).run;
