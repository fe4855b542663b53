// What a cart reads of the projects that go into it.
import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';

/** The pro's user id of an own project's showroom; null where the user has no such project. */
export async function getShowroomOfProject(
  db: Queryable,
  of: { readonly id: number; readonly userId: number },
): Promise<number | null> {
  const { rows } = await queryPrepared(
    db,
    `select s.user_id as showroom from projects p join showrooms s on s.id = p.showroom_id
     where p.id = $1 and p.user_id = $2 and p.deleted_at is null`,
    [of.id, of.userId],
  );
  return rows[0]?.showroom ?? null;
}

/** How many of the projects are the user's, in the showroom of this pro. */
export async function countOwnProjects(
  db: Queryable,
  of: {
    readonly userId: number;
    readonly showroom: number;
    readonly projectIds: readonly number[];
  },
): Promise<number> {
  const { rows } = await queryPrepared(
    db,
    `select count(*)::int as own from projects p join showrooms s on s.id = p.showroom_id
     where p.id = any($3::bigint[]) and p.user_id = $1 and s.user_id = $2
       and p.deleted_at is null`,
    [of.userId, of.showroom, of.projectIds],
  );
  return rows[0].own;
}

export interface ProjectLine {
  readonly variant_id: number;
  readonly project_id: number;
  readonly qty: number;
}

/** Lines of those of the projects that are the user's, in this showroom. */
export async function readProjectLines(
  db: Queryable,
  of: { readonly userId: number; readonly projectIds: readonly number[] },
): Promise<ProjectLine[]> {
  const { rows } = await queryPrepared(
    db,
    `select l.variant_id, l.project_id, l.qty
     from project_lines l join projects p on p.id = l.project_id
     where p.id = any($2::bigint[]) and p.user_id = $1 and p.deleted_at is null
     order by l.id`,
    [of.userId, of.projectIds],
  );
  return rows;
}
