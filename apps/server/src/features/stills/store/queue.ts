// The line of stills, and who draws which. Whose they are is no matter here, but for that people take turns. Leases go by
// the database's clock: those of the servers may differ.
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
 * Frees what a server held that is no more, and gives up what was tried as often as it may be. Keys of what was given up.
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
 * The next in line: of those who have none at work, whoever's turn was longest ago, and of theirs the oldest. Pictures of
 * templates, which nobody waits for, come when there are no others. Null where nothing is left. Throws a unique violation
 * where another server takes one of the same person at the same moment.
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

/** False where it is this server's no longer: its owner has deleted it, or another server has it. */
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

/** Its last picture is there. False where it is this server's no longer. */
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

/** To be taken up again by anybody; this try does not count. */
export async function giveBackStill(db: Queryable, { id, worker }: Lease): Promise<void> {
  await db.query(`update stills set ${FREE}, tries = tries - 1 where id = $1 and worker = $2`, [
    id,
    worker,
  ]);
}

/** A try that came to nothing. True where it was the last. */
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

/** Keys of those that nothing has any more, unless a server is still at one. */
export async function listLostStills(db: Queryable, limit: number): Promise<readonly string[]> {
  const { rows } = await db.query(
    `select key from stills
     where not (${OWNED}) and (worker is null or leased_until < clock_timestamp())
     order by id limit $1`,
    [limit],
  );
  return rows.map(({ key }) => key);
}

/** Whether nothing has it any more and no server is at it. Its row may have gone before. */
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
