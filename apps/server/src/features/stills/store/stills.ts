// Stills of projects, as their owner sees them.

import type { ProjectStill } from '@wevisu/contract/stills.ts';
import type { ProjectId, UserId } from '@wevisu/domain/ids.ts';
import type { StillRequest } from '@wevisu/still/run/request.ts';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { bytea, int4, int8, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { type RowOf, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';
import { lockUser } from './lock-user.ts';
import { IS_LATER, OWNED, UNDONE } from './owned.ts';

interface OfProject {
  readonly userId: UserId;
  readonly projectId: ProjectId;
}

const STATUS = sql`case when s.done_at is not null then 'done' when s.failed_at is not null then 'failed'
  when s.leased_until >= clock_timestamp() then 'drawing' else 'waiting' end`;

/**
 * Stills in progress first, then each account's first, by whose turn was longest ago: the order of claimStill. Pictures
 * of templates and designs come after all of these, so they are not counted here. With 5,000 stills in the queue this takes 50 ms;
 * it is skipped when all of an account's stills are finished.
 */
const LINE = sql`select id, row_number() over (order by worker is null, place, turn nulls first, id) - 1 as ahead
  from (
    select stills.id, stills.worker,
      row_number() over (partition by stills.user_id, ${IS_LATER} order by stills.id) as place,
      (select max(o.begun_at) from stills o where o.user_id = stills.user_id) as turn
    from stills
    where ${OWNED} and ${UNDONE} and (stills.worker is not null or not (${IS_LATER}))
      and exists (select from own stills where ${UNDONE})) undone`;

type PlacesOf<T> = { readonly [K in keyof T]: Expression<T[K]> };

/** `only` narrows down the stills of the project. */
function rowsSql({ userId, projectId }: PlacesOf<OfProject>, only: RawBuilder<unknown>) {
  return sql`with own as (
      select s.id, s.key, s.name, s.request, ${STATUS} as status, s.samples_done, s.picture,
        s.revision, s.look, s.created_at, s.done_at, s.failed_at
      from stills s join projects p on p.id = s.project_id
      where p.id = ${projectId} and p.user_id = ${userId} and p.deleted_at is null ${only}),
    line as (${LINE})
    select own.id, own.key, own.name, own.request, own.status,
      coalesce(line.ahead, 0)::int as ahead, own.samples_done as "samplesDone", own.picture,
      own.revision, own.look, own.created_at as "createdAt", own.done_at as "doneAt"
    from own left join line on line.id = own.id
    order by own.id desc`;
}

const ROW = {
  id: int8,
  key: text,
  name: text,
  request: json<StillRequest>(),
  status: text.as<ProjectStill['status']>(),
  ahead: int4,
  samplesDone: int4,
  picture: int4,
  revision: int4,
  look: text.orNull,
  createdAt: timestamptz,
  doneAt: timestamptz.orNull,
} as const;

/** Newest first. */
export const listStillRows = sqlStatement({
  takes: { userId: ID.user, projectId: ID.project },
  gives: ROW,
  sql: (p) => rowsSql(p, sql``),
}).list;

export type StillRow = RowOf<typeof listStillRows>;

export const getStillRow = sqlStatement({
  takes: { userId: ID.user, projectId: ID.project, id: int8 },
  gives: ROW,
  sql: (p) => rowsSql(p, sql`and s.id = ${p.id}`),
}).get;

export const hasProject = statement((p: Params<OfProject>) =>
  tables
    .selectFrom('projects')
    .select('id')
    .where('id', '=', p.projectId)
    .where('user_id', '=', p.userId)
    .where('deleted_at', 'is', null),
).runAny;

export interface StillLimits {
  readonly max: number;
  /** Over all projects of the account. */
  readonly maxInAll: number;
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

const count = sqlStatement({
  takes: { userId: ID.user, projectId: ID.project },
  gives: { kept: int4, inAll: int4, waiting: int4 },
  sql: (p) => sql`select
    (select count(*) from stills where project_id = ${p.projectId} and failed_at is null)::int as kept,
    (select count(*) from stills where user_id = ${p.userId} and project_id is not null
      and failed_at is null)::int as "inAll",
    (select count(*) from stills
     where user_id = ${p.userId} and project_id is not null and ${UNDONE})::int as waiting`,
}).require;

const insertOne = sqlStatement({
  takes: {
    userId: ID.user,
    projectId: ID.project,
    key: text,
    name: text,
    request: json<StillRequest>(),
    revision: int4,
    look: text,
    document: bytea,
    now: timestamptz,
  },
  gives: { id: int8 },
  sql: (p) => sql`insert into stills
      (user_id, project_id, key, name, request, revision, look, document, created_at)
    select ${p.userId}, id, ${p.key}, ${p.name}, ${p.request}, ${p.revision}, ${p.look},
      ${p.document}, ${p.now}
    from projects
    where id = ${p.projectId} and user_id = ${p.userId} and deleted_at is null for key share
    returning id`,
}).value;

/**
 * In a transaction: requests of one account run one by one, so that the counts are exact. Returns the id, or the limit
 * that was reached; null if the project is gone.
 */
export async function insertStill(
  db: Queryable,
  of: NewStill & StillLimits,
): Promise<number | keyof StillLimits | null> {
  await lockUser(db, of);
  const { kept, inAll, waiting } = await count(db, of);
  if (kept >= of.max) return 'max';
  if (inAll >= of.maxInAll) return 'maxInAll';
  if (waiting >= of.maxWaiting) return 'maxWaiting';
  return insertOne(db, { ...of, document: Buffer.from(of.document) });
}

const LET_GO = sql`project_id = null, user_id = null, name = '', document = null`;

const disownFailed = sqlStatement({
  takes: { userId: ID.user, projectId: ID.project, maxFailed: int8 },
  gives: { key: text },
  sql: (p) => sql`update stills set ${LET_GO}
    where id in (
      select id from stills
      where project_id = ${p.projectId} and user_id = ${p.userId} and failed_at is not null
      order by id desc offset ${p.maxFailed})
    returning key`,
}).list;

/** Removes the owner of all but a project's newest failed stills. Returns the keys of their files. */
export async function disownOldFailed(
  db: Queryable,
  of: OfProject & { readonly maxFailed: number },
): Promise<readonly string[]> {
  return (await disownFailed(db, of)).map(({ key }) => key);
}

/** Removes its owner: nobody sees it from now on. Returns the key of its files, null if there is no such still. */
export const disownStill = sqlStatement({
  takes: { userId: ID.user, projectId: ID.project, id: int8 },
  gives: { key: text },
  sql: (p) => sql`update stills s set ${LET_GO}
    from projects p
    where s.id = ${p.id} and p.id = s.project_id and p.id = ${p.projectId}
      and p.user_id = ${p.userId} and p.deleted_at is null
    returning s.key`,
}).value;
