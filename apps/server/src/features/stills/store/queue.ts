// The queue of stills, and which server draws which. Owners matter only in that people take turns. Leases use the
// database's clock, since the servers' clocks may differ.
import { type Expression, sql } from 'kysely';
import {
  bool,
  bytea,
  int4,
  int8,
  json,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { type RowOf, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';
import { IS_LATER, IS_SMALL, OWNED, UNDONE } from './owned.ts';

interface Lease {
  readonly id: number;
  readonly worker: string;
}

const FREE = sql`worker = null, leased_until = null`;

function leasedUntil(ms: Expression<number>) {
  return sql`clock_timestamp() + ${ms}::int * interval '1 millisecond'`;
}

function failedAfter(tries: Expression<number>, now: Expression<Date>) {
  return sql`failed_at = case when done_at is null and tries >= ${tries}::int then ${now}::timestamptz end,
    document = case when tries < ${tries}::int then document end`;
}

const freeLost = sqlStatement({
  takes: { maxTries: int4, now: timestamptz },
  gives: { key: text, failed: bool },
  sql: (p) => sql`update stills set ${FREE}, ${failedAfter(p.maxTries, p.now)}
    where worker is not null and leased_until < clock_timestamp()
    returning key, failed_at is not null as failed`,
}).list;

/**
 * Frees the stills of servers that are gone, and fails those that are out of attempts. Returns the keys of the failed.
 */
export async function freeLostLeases(
  db: Queryable,
  of: { readonly maxTries: number; readonly now: Date },
): Promise<readonly string[]> {
  return (await freeLost(db, of)).filter(({ failed }) => failed).map(({ key }) => key);
}

/**
 * Claims the next still: of the accounts with none in progress, the one that waited longest, and its oldest one.
 * Pictures of templates and designs, which nobody asked for, come last. Null if the queue is empty. Throws a unique violation if
 * another server claims one of the same account at the same moment.
 */
export const claimStill = sqlStatement({
  takes: { worker: text, leaseMs: int4 },
  gives: { id: int8, key: text, request: json<unknown>(), document: bytea.notNull, isSmall: bool },
  sql: (p) => sql`with next as (
      select stills.id from stills
      where ${OWNED} and ${UNDONE} and stills.worker is null and stills.document is not null
        and not exists (
          select from stills o where o.user_id = stills.user_id and o.worker is not null)
      order by ${IS_LATER},
        (select max(o.begun_at) from stills o where o.user_id = stills.user_id) nulls first,
        stills.id
      limit 1 for update skip locked)
    update stills set worker = ${p.worker}, leased_until = ${leasedUntil(p.leaseMs)},
      begun_at = clock_timestamp(), tries = tries + 1
    from next where stills.id = next.id
    returning stills.id, stills.key, stills.request, stills.document, ${IS_SMALL} as "isSmall"`,
}).get;

export type ClaimedStill = RowOf<typeof claimStill>;

/** False if this server has lost it: its owner has deleted it, or another server has claimed it. */
export const renewLease = sqlStatement({
  takes: { id: int8, worker: text, leaseMs: int4 },
  sql: (p) => sql`update stills set leased_until = ${leasedUntil(p.leaseMs)}
    where id = ${p.id} and worker = ${p.worker} and ${OWNED}`,
}).runAny;

const addProgress = sqlStatement({
  takes: { id: int8, worker: text, samples: int4, pictures: int4 },
  sql: (p) => sql`update stills
    set samples_done = ${p.samples}, picture = picture + ${p.pictures}::int
    where id = ${p.id} and worker = ${p.worker}`,
}).run;

export async function noteProgress(
  db: Queryable,
  { hasPicture, ...of }: Lease & { readonly samples: number; readonly hasPicture: boolean },
): Promise<void> {
  await addProgress(db, { ...of, pictures: hasPicture ? 1 : 0 });
}

/** Marks it as done. False if this server has lost it. */
export const finishStill = sqlStatement({
  takes: { id: int8, worker: text, now: timestamptz },
  sql: (
    p,
  ) => sql`update stills set ${FREE}, done_at = ${p.now}, document = null, picture = picture + 1,
      samples_done = (request ->> 'samples')::int
    where id = ${p.id} and worker = ${p.worker} and ${OWNED}`,
}).runAny;

/** Returns it to the queue; this attempt does not count. */
export const giveBackStill = statement((p: Params<Lease>) =>
  tables
    .updateTable('stills')
    .set((eb) => ({ worker: null, leased_until: null, tries: eb('tries', '-', 1) }))
    .where('id', '=', p.id)
    .where('worker', '=', p.worker),
).run;

const countDeath = sqlStatement({
  takes: { id: int8, worker: text, maxTries: int4, now: timestamptz },
  gives: { failed: bool },
  sql: (p) => sql`update stills set ${FREE}, ${failedAfter(p.maxTries, p.now)}
    where id = ${p.id} and worker = ${p.worker}
    returning failed_at is not null as failed`,
}).value;

/** Records a failed attempt. True if it was the last. */
export async function noteDeath(
  db: Queryable,
  of: Lease & { readonly maxTries: number; readonly now: Date },
): Promise<boolean> {
  return (await countDeath(db, of)) ?? false;
}

const listLost = sqlStatement({
  takes: { limit: int8 },
  gives: { key: text },
  rare: true,
  sql: (p) => sql`select key from stills
    where not ${OWNED} and (worker is null or leased_until < clock_timestamp())
    order by id limit ${p.limit}`,
}).list;

/** Keys of the stills without an owner, except those that a server is drawing. */
export async function listLostStills(
  db: Queryable,
  of: { readonly limit: number },
): Promise<readonly string[]> {
  return (await listLost(db, of)).map(({ key }) => key);
}

const isNeeded = sqlStatement({
  takes: { key: text },
  gives: { id: int8 },
  sql: (p) => sql`select id from stills
    where key = ${p.key} and (${OWNED} or leased_until >= clock_timestamp())`,
}).get;

/** Whether it has no owner and no server is drawing it. Its row may be gone already. */
export async function isLost(db: Queryable, of: { readonly key: string }): Promise<boolean> {
  return (await isNeeded(db, of)) === null;
}

export const deleteStillRow = statement((p: Params<{ key: string }>) =>
  tables.deleteFrom('stills').where('key', '=', p.key),
).run;
