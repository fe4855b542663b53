import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';

export interface NewProject {
  readonly publicId: string;
  readonly userId: number;
  /** The pro's user id. */
  readonly showroom: number;
  readonly name: string;
  readonly floorplan: string | null;
  readonly floorTemplate: string | null;
  readonly is3d: boolean;
}

/** Null if there is no such showroom. */
export async function insertProject(db: Queryable, project: NewProject): Promise<number | null> {
  const { rows } = await queryPrepared(
    db,
    `insert into projects (public_id, user_id, showroom_id, name, floorplan, floor_template, is_3d)
     select $1, $2, s.id, $4, $5, $6, $7 from showrooms s where s.user_id = $3
     returning id`,
    [
      project.publicId,
      project.userId,
      project.showroom,
      project.name,
      project.floorplan,
      project.floorTemplate,
      project.is3d,
    ],
  );
  return rows[0]?.id ?? null;
}

/**
 * The project that a browser remembers, by its public id or its number: the user's own, or a guest's,
 * which the user claims by its public id, known only to its holder.
 */
export async function claimProject(
  db: Queryable,
  of: { readonly remembered: string; readonly userId: number; readonly showroom: number },
): Promise<number | null> {
  const { rows } = await queryPrepared(
    db,
    `update projects p set user_id = $2, updated_at = now()
     from showrooms s
     where s.id = p.showroom_id and s.user_id = $3 and p.deleted_at is null
       and ((p.public_id = $1 and (p.user_id is null or p.user_id = $2))
         or (p.id::text = $1 and p.user_id = $2))
     returning p.id`,
    [of.remembered, of.userId, of.showroom],
  );
  return rows[0]?.id ?? null;
}
