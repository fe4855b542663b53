import { sql } from 'kysely';
import { bool, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** Returns its id; null if there is no such showroom, or it is the sample, where nothing could be bought. */
export const insertProject = sqlStatement({
  takes: {
    publicId: text,
    userId: ID.user,
    proId: ID.pro,
    name: text,
    floorplan: text.orNull,
    floorTemplate: text.orNull,
    is3d: bool,
  },
  gives: { id: ID.project },
  sql: (p) => sql`insert into projects
      (public_id, user_id, showroom_id, name, floorplan, floor_template, is_3d)
    select ${p.publicId}, ${p.userId}, s.id, ${p.name}, ${p.floorplan}, ${p.floorTemplate}, ${p.is3d}
    from showrooms s where s.user_id = ${p.proId} and s.status <> 'sample'
    returning id`,
}).value;

/**
 * Returns the id of the project that a browser remembers, by its public id or its number: the user's own, or a
 * guest's, which the user claims by its public id, known only to its holder.
 */
export const claimProject = sqlStatement({
  takes: { remembered: text, userId: ID.user, proId: ID.pro },
  gives: { id: ID.project },
  sql: (p) => sql`update projects p set user_id = ${p.userId}, updated_at = now()
    from showrooms s
    where s.id = p.showroom_id and s.user_id = ${p.proId} and p.deleted_at is null
      and ((p.public_id = ${p.remembered} and (p.user_id is null or p.user_id = ${p.userId}))
        or (p.id::text = ${p.remembered} and p.user_id = ${p.userId}))
    returning p.id`,
}).value;
