// What an account keeps, and the lock under which it is counted.
import type { UserId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { int4, int8 } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

/** Until the end of the transaction: an account's projects are counted and added one by one. */
export const lockOwner = statement((p: Params<{ userId: UserId }>) =>
  tables.selectFrom('users').select('id').where('id', '=', p.userId).forNoKeyUpdate(),
).run;

export const countProjects = sqlStatement({
  takes: { userId: ID.user },
  gives: { projects: int4, withDeleted: int4 },
  sql: (p) => sql`select (count(*) filter (where deleted_at is null))::int as projects,
      count(*)::int as "withDeleted"
    from projects where user_id = ${p.userId}`,
}).require;

export const getUsage = sqlStatement({
  takes: { userId: ID.user },
  gives: { projects: int4, sceneBytes: int8, pictures: int4, stills: int4 },
  sql: (p) => sql`select
    (select count(*) from projects where user_id = ${p.userId} and deleted_at is null)::int
      as projects,
    (select coalesce(sum(octet_length(s.document)), 0) from scenes s
      join projects p on p.id = s.project_id
      where p.user_id = ${p.userId} and p.deleted_at is null)::bigint as "sceneBytes",
    (select count(*) from own_pictures where user_id = ${p.userId})::int as pictures,
    (select count(*) from stills where user_id = ${p.userId} and project_id is not null
      and failed_at is null)::int as stills`,
}).require;

/**
 * Drops an account's oldest automatic versions until the rest fits. Returns the bytes of what stays whatever its age:
 * the newest of each project and the named versions, of the projects that are there and with the deleted ones.
 */
export const dropVersionsToFit = sqlStatement({
  takes: { userId: ID.user, maxBytes: int8 },
  gives: { kept: int8, withDeleted: int8 },
  sql: (p) => sql`with own as (
      select s.project_id, s.revision, s.saved_at, octet_length(s.document) as bytes,
        s.label is not null or s.revision = p.scene_revision as is_fixed,
        p.deleted_at is not null as is_deleted
      from scenes s join projects p on p.id = s.project_id
      where p.user_id = ${p.userId}
    ),
    fixed as (
      select coalesce(sum(bytes) filter (where not is_deleted), 0) as kept,
        coalesce(sum(bytes), 0) as with_deleted
      from own where is_fixed
    ),
    aged as (
      select project_id, revision,
        sum(bytes) over (order by saved_at desc, project_id, revision) as up_to
      from own where not is_fixed
    ),
    gone as (
      delete from scenes s using aged a, fixed f
      where s.project_id = a.project_id and s.revision = a.revision
        and f.kept + a.up_to > ${p.maxBytes}
    )
    select kept::bigint as kept, with_deleted::bigint as "withDeleted" from fixed`,
}).require;
