// Stills of projects, as their owner sees them.
import type { StillRequest } from '@wevisu/still/run/request.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { IS_LATER, OWNED, UNDONE } from './owned.ts';

export interface StillRow {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly request: StillRequest;
  readonly status: 'waiting' | 'drawing' | 'done' | 'failed';
  readonly ahead: number;
  readonly samples_done: number;
  readonly picture: number;
  readonly revision: number;
  readonly look: string | null;
  readonly created_at: Date;
  readonly done_at: Date | null;
}

interface OfProject {
  readonly userId: number;
  readonly projectId: number;
}

interface OneStill extends OfProject {
  readonly id: number;
}

const STATUS = `case when s.done_at is not null then 'done' when s.failed_at is not null then 'failed'
  when s.leased_until >= clock_timestamp() then 'drawing' else 'waiting' end`;

/**
 * Stills in progress first, then each account's first, by whose turn was longest ago: the order of claimStill. Pictures
 * of templates come after all of these, so they are not counted here. With 5,000 stills in the queue this takes 50 ms;
 * it is skipped when all of an account's stills are finished.
 */
const LINE = `select id, row_number() over (order by worker is null, place, turn nulls first, id) - 1 as ahead
  from (
    select stills.id, stills.worker,
      row_number() over (partition by stills.user_id, ${IS_LATER} order by stills.id) as place,
      (select max(o.begun_at) from stills o where o.user_id = stills.user_id) as turn
    from stills
    where ${OWNED} and ${UNDONE} and (stills.worker is not null or not (${IS_LATER}))
      and exists (select from own stills where ${UNDONE})) undone`;

/** `only` narrows down the stills of project $1 of user $2. */
const rowsOf = (only: string) => `with own as (
    select s.id, s.key, s.name, s.request, ${STATUS} as status, s.samples_done, s.picture, s.revision, s.look, s.created_at,
      s.done_at, s.failed_at
    from stills s join projects p on p.id = s.project_id
    where p.id = $1 and p.user_id = $2 and p.deleted_at is null ${only}),
  line as (${LINE})
  select own.id, own.key, own.name, own.request, own.status, coalesce(line.ahead, 0)::int as ahead,
    own.samples_done, own.picture, own.revision, own.look, own.created_at, own.done_at
  from own left join line on line.id = own.id
  order by own.id desc`;

export async function hasProject(
  db: Queryable,
  { userId, projectId }: OfProject,
): Promise<boolean> {
  const { rows } = await db.query(
    'select from projects where id = $1 and user_id = $2 and deleted_at is null',
    [projectId, userId],
  );
  return rows.length === 1;
}

/** Newest first. */
export async function listStillRows(
  db: Queryable,
  { userId, projectId }: OfProject,
): Promise<StillRow[]> {
  const { rows } = await db.query(rowsOf(''), [projectId, userId]);
  return rows;
}

export async function getStillRow(
  db: Queryable,
  { userId, projectId, id }: OneStill,
): Promise<StillRow | null> {
  const { rows } = await db.query(rowsOf('and s.id = $3'), [projectId, userId, id]);
  return rows[0] ?? null;
}

export interface StillLimits {
  readonly most: number;
  readonly maxWaiting: number;
}

export interface NewStill extends OfProject {
  readonly key: string;
  readonly name: string;
  readonly request: StillRequest;
  readonly revision: number;
  readonly look: string;
  /** Packed. */
  readonly document: Uint8Array;
  readonly now: Date;
}

/**
 * In a transaction: requests of one account run one by one, so that the counts are exact. Returns the id, or the limit
 * that was reached; null if the project is gone.
 */
export async function insertStill(
  db: Queryable,
  of: NewStill & StillLimits,
): Promise<number | keyof StillLimits | null> {
  await db.query('select from users where id = $1 for no key update', [of.userId]);
  const { rows: counts } = await db.query(
    `select (select count(*) from stills where project_id = $1 and failed_at is null)::int as kept,
       (select count(*) from stills
        where user_id = $2 and project_id is not null and ${UNDONE})::int as waiting`,
    [of.projectId, of.userId],
  );
  if (counts[0].kept >= of.most) return 'most';
  if (counts[0].waiting >= of.maxWaiting) return 'maxWaiting';
  const { rows } = await db.query(
    `insert into stills (user_id, project_id, key, name, request, revision, look, document, created_at)
     select $2, id, $3, $4, $5, $6, $7, $8, $9 from projects
     where id = $1 and user_id = $2 and deleted_at is null for key share
     returning id`,
    [
      of.projectId,
      of.userId,
      of.key,
      of.name,
      JSON.stringify(of.request),
      of.revision,
      of.look,
      Buffer.from(of.document),
      of.now,
    ],
  );
  return rows[0]?.id ?? null;
}

const LET_GO = "project_id = null, user_id = null, name = '', document = null";

/** Removes the owner of all but a project's newest failed stills. Returns the keys of their files. */
export async function disownOldFailed(
  db: Queryable,
  { userId, projectId, mostFailed }: OfProject & { readonly mostFailed: number },
): Promise<readonly string[]> {
  const { rows } = await db.query(
    `update stills set ${LET_GO}
     where id in (
       select id from stills where project_id = $1 and user_id = $2 and failed_at is not null
       order by id desc offset $3)
     returning key`,
    [projectId, userId, mostFailed],
  );
  return rows.map(({ key }) => key);
}

/** Removes its owner: nobody sees it from now on. Returns the key of its files, null if there is no such still. */
export async function disownStill(
  db: Queryable,
  { userId, projectId, id }: OneStill,
): Promise<string | null> {
  const { rows } = await db.query(
    `update stills s set ${LET_GO}
     from projects p
     where s.id = $3 and p.id = s.project_id and p.id = $1 and p.user_id = $2 and p.deleted_at is null
     returning s.key`,
    [projectId, userId, id],
  );
  return rows[0]?.key ?? null;
}
