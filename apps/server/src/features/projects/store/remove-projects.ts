import type { ProjectId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { int4, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

/** Projects deleted before an instant, oldest first. */
export const listLongAside = statement(
  (p: Params<{ before: Date; limit: number }>) =>
    tables
      .selectFrom('projects')
      .select('id')
      .where('deleted_at', '<', p.before)
      .orderBy('deleted_at')
      .limit(p.limit),
  {},
  { rare: true },
).list;

const detachCartLines = sqlStatement({
  takes: { id: ID.project, before: timestamptz, maximumQty: int4 },
  sql: (p) => sql`with gone as (
      select id from projects where id = ${p.id} and deleted_at < ${p.before} for update
    ),
    loose as (
      delete from cart_lines l using gone where l.project_id = gone.id returning l.*
    )
    insert into cart_lines
      (cart_id, variant_id, project_id, qty, area_sqft_e2, seen_price_cents, created_at)
    select cart_id, variant_id, null, qty, area_sqft_e2, seen_price_cents, created_at from loose
    on conflict (cart_id, variant_id, coalesce(project_id, 0), coalesce(room, '')) do update set
      qty = least(${p.maximumQty}::int, cart_lines.qty + excluded.qty), area_sqft_e2 = null`,
  rare: true,
}).run;

const deleteProject = statement(
  (p: Params<{ id: ProjectId; before: Date }>) =>
    tables.deleteFrom('projects').where('id', '=', p.id).where('deleted_at', '<', p.before),
  {},
  { rare: true },
).run;

/**
 * Removes a project for good, unless it was restored meanwhile. Its lines in the cart stay there without
 * a project, merged with a line of the same product.
 */
export async function removeProject(
  db: Queryable,
  of: { readonly id: ProjectId; readonly before: Date; readonly maximumQty: number },
): Promise<void> {
  await detachCartLines(db, of);
  await deleteProject(db, of);
}
