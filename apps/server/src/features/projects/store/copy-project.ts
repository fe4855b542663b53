import { sql } from 'kysely';
import { text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/**
 * Copies the user's own project with its newest scene (as revision 1), lines and checklist in one
 * statement; links and shares stay with the original. Null if the user has no such project.
 */
export const insertCopy = sqlStatement({
  takes: { id: ID.project, userId: ID.user, publicId: text, name: text, now: timestamptz },
  gives: { id: ID.project },
  sql: (p) => sql`with source as (
      select * from projects where id = ${p.id} and user_id = ${p.userId} and deleted_at is null
    ),
    copy as (
      insert into projects (user_id, public_id, showroom_id, name, floorplan, floor_template,
        is_3d, extra_info, notes, scene_revision, created_at, updated_at)
      select user_id, ${p.publicId}, showroom_id, ${p.name}, floorplan, floor_template, is_3d,
        extra_info, notes, least(scene_revision, 1), ${p.now}, ${p.now}
      from source returning id
    ),
    scene as (
      insert into scenes (project_id, revision, saved_at, document, content_hash, rooms, skus)
      select copy.id, 1, ${p.now}, sc.document, sc.content_hash, sc.rooms, sc.skus
      from copy, source join scenes sc on sc.project_id = source.id and sc.revision = source.scene_revision
    ),
    lines as (
      insert into project_lines (project_id, variant_id, qty, note, from_scene)
      select copy.id, l.variant_id, l.qty, l.note, l.from_scene
      from copy, source join project_lines l on l.project_id = source.id order by l.id
    ),
    list as (
      insert into checklist_items (project_id, title, done, product_hash, scene_key, position)
      select copy.id, c.title, c.done, c.product_hash, c.scene_key, c.position
      from copy, source join checklist_items c on c.project_id = source.id order by c.id
    )
    select id from copy`,
}).value;
