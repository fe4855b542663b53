import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';

/** Projects deleted before an instant, oldest first. */
export async function listLongAside(
  db: Queryable,
  of: { readonly before: Date; readonly limit: number },
): Promise<number[]> {
  const { rows } = await queryPrepared(
    db,
    'select id from projects where deleted_at < $1 order by deleted_at limit $2',
    [of.before, of.limit],
  );
  return rows.map((row) => row.id);
}

/**
 * Removes a project for good, unless it was restored meanwhile. Its lines in the cart stay there without
 * a project, merged with a line of the same product.
 */
export async function removeProject(
  db: Queryable,
  of: { readonly id: number; readonly before: Date; readonly maximumQty: number },
): Promise<void> {
  await queryPrepared(
    db,
    `with gone as (
       select id from projects where id = $1 and deleted_at < $2 for update
     ),
     loose as (
       delete from cart_lines l using gone where l.project_id = gone.id returning l.*
     )
     insert into cart_lines
       (cart_id, variant_id, project_id, qty, area_sqft_e2, seen_price_cents, created_at)
     select cart_id, variant_id, null, qty, area_sqft_e2, seen_price_cents, created_at from loose
     on conflict (cart_id, variant_id, coalesce(project_id, 0)) do update set
       qty = least($3::int, cart_lines.qty + excluded.qty), area_sqft_e2 = null`,
    [of.id, of.before, of.maximumQty],
  );
  await queryPrepared(db, 'delete from projects where id = $1 and deleted_at < $2', [
    of.id,
    of.before,
  ]);
}
