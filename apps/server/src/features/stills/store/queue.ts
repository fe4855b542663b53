// The queue of stills, and which server draws which. Owners matter only in that people take turns. Leases use the
// database's clock, since the servers' clocks may differ.
import type { Queryable } from '../../../platform/database/queryable.ts';
import { IS_LATER, IS_SMALL, OWNED, UNDONE } from './owned.ts';

export interface ClaimedStill {
  readonly id: number;
  readonly key: string;
  readonly request: unknown;
  readonly document: Buffer;
  readonly is_small: boolean;
}

interface Lease {
  readonly id: number;
  readonly worker: string;
}

const FREE = 'worker = null, leased_until = null';
const LEASED_UNTIL = (ms: string) => `clock_timestamp() + ${ms} * interval '1 millisecond'`;

/**
 * Frees the stills of servers that are gone, and fails those that are out of attempts. Returns the keys of the failed.
 */
export async function freeLostLeases(
  db: Queryable,
  { maxTries, now }: { readonly maxTries: number; readonly now: Date },
): Promise<readonly string[]> {
  const { rows } = await db.query(
    `update stills set ${FREE}, ${failedAfter('$1', '$2')}
     where worker is not null and leased_until < clock_timestamp()
     returning key, failed_at is not null as failed`,
    [maxTries, now],
  );
  return rows.filter(({ failed }) => failed).map(({ key }) => key);
}

function failedAfter(tries: string, now: string): string {
  return `failed_at = case when done_at is null and tries >= ${tries}::int then ${now}::timestamptz end,
    document = case when tries < ${tries}::int then document end`;
}

/**
 * Claims the next still: of the accounts with none in progress, the one that waited longest, and its oldest one.
 * Pictures of templates, which nobody waits for, come last. Null if the queue is empty. Throws a unique violation if
 * another server claims one of the same account at the same moment.
 */
export async function claimStill(
  db: Queryable,
  { worker, leaseMs }: { readonly worker: string; readonly leaseMs: number },
): Promise<ClaimedStill | null> {
  const { rows } = await db.query(
    `with next as (
       select stills.id from stills
       where ${OWNED} and ${UNDONE} and stills.worker is null and stills.document is not null
         and not exists (
           select from stills o where o.user_id = stills.user_id and o.worker is not null)
       order by ${IS_LATER},
         (select max(o.begun_at) from stills o where o.user_id = stills.user_id) nulls first,
         stills.id
       limit 1 for update skip locked)
     update stills set worker = $1, leased_until = ${LEASED_UNTIL('$2::int')},
       begun_at = clock_timestamp(), tries = tries + 1
     from next where stills.id = next.id
     returning stills.id, stills.key, stills.request, stills.document, ${IS_SMALL} as is_small`,
    [worker, leaseMs],
  );
  return rows[0] ?? null;
}

/** False if this server has lost it: its owner has deleted it, or another server has claimed it. */
export async function renewLease(
  db: Queryable,
  { id, worker, leaseMs }: Lease & { readonly leaseMs: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update stills set leased_until = ${LEASED_UNTIL('$3::int')}
     where id = $1 and worker = $2 and ${OWNED}`,
    [id, worker, leaseMs],
  );
  return rowCount === 1;
}

export async function noteProgress(
  db: Queryable,
  of: Lease & { readonly samples: number; readonly hasPicture: boolean },
): Promise<void> {
  await db.query(
    `update stills set samples_done = $3, picture = picture + $4::int where id = $1 and worker = $2`,
    [of.id, of.worker, of.samples, of.hasPicture ? 1 : 0],
  );
}

/** Marks it as done. False if this server has lost it. */
export async function finishStill(
  db: Queryable,
  { id, worker, now }: Lease & { readonly now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update stills set ${FREE}, done_at = $3, document = null, picture = picture + 1,
       samples_done = (request ->> 'samples')::int
     where id = $1 and worker = $2 and ${OWNED}`,
    [id, worker, now],
  );
  return rowCount === 1;
}

/** Returns it to the queue; this attempt does not count. */
export async function giveBackStill(db: Queryable, { id, worker }: Lease): Promise<void> {
  await db.query(`update stills set ${FREE}, tries = tries - 1 where id = $1 and worker = $2`, [
    id,
    worker,
  ]);
}

/** Records a failed attempt. True if it was the last. */
export async function noteDeath(
  db: Queryable,
  { id, worker, maxTries, now }: Lease & { readonly maxTries: number; readonly now: Date },
): Promise<boolean> {
  const { rows } = await db.query(
    `update stills set ${FREE}, ${failedAfter('$3', '$4')} where id = $1 and worker = $2
     returning failed_at is not null as failed`,
    [id, worker, maxTries, now],
  );
  return rows[0]?.failed ?? false;
}

/** Keys of the stills without an owner, except those that a server is drawing. */
export async function listLostStills(db: Queryable, limit: number): Promise<readonly string[]> {
  const { rows } = await db.query(
    `select key from stills
     where not (${OWNED}) and (worker is null or leased_until < clock_timestamp())
     order by id limit $1`,
    [limit],
  );
  return rows.map(({ key }) => key);
}

/** Whether it has no owner and no server is drawing it. Its row may be gone already. */
export async function isLost(db: Queryable, key: string): Promise<boolean> {
  const { rows } = await db.query(
    `select from stills where key = $1 and (${OWNED} or leased_until >= clock_timestamp())`,
    [key],
  );
  return rows.length === 0;
}

export async function deleteStillRow(db: Queryable, key: string): Promise<void> {
  await db.query('delete from stills where key = $1', [key]);
}
