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
    /** Null takes the name of the design. */
    name: text.orNull,
    floorplan: text.orNull,
    floorTemplate: text.orNull,
    is3d: bool,
    /** The room of a guest's cart that it is for; '' for a cart without one, null for none. */
    fromCart: text.orNull,
  },
  gives: { id: ID.project },
  sql: (p) => sql`insert into projects
      (public_id, user_id, showroom_id, name, floorplan, floor_template, is_3d, from_cart)
    select ${p.publicId}, ${p.userId}, s.id, coalesce(${p.name},
        (select t.name from templates t where t.id = ${p.floorTemplate}),
        (select f.name from floor_plans f where f.id = ${p.floorplan}),
        case when ${p.fromCart}::text is null then 'My project'
          when ${p.fromCart} = '' then 'Picks from ' || s.company_name else 'My room' end),
      ${p.floorplan}, ${p.floorTemplate}, ${p.is3d}, ${p.fromCart}
    from showrooms s where s.user_id = ${p.proId} and s.status <> 'sample'
    returning id`,
}).value;

/** The project that an earlier cart of the same showroom and room went under. */
export const findCartProject = sqlStatement({
  takes: { userId: ID.user, proId: ID.pro, room: text },
  gives: { id: ID.project },
  sql: (p) => sql`select p.id from projects p join showrooms s on s.id = p.showroom_id
    where p.user_id = ${p.userId} and s.user_id = ${p.proId} and p.from_cart = ${p.room}
      and p.deleted_at is null`,
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
