// Products that were added to a project by hand.
import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';

const SET_SQL = {
  set: 'excluded.qty',
  add: 'least($5::int, project_lines.qty + excluded.qty)',
} as const;

/**
 * Sets or adds quantities; 0 removes a line. A line that came from a room counts as added by hand from then on. One
 * statement; the caller checks the project.
 */
export async function setProjectLines(
  db: Queryable,
  of: {
    readonly projectId: number;
    readonly items: readonly { readonly variantId: number; readonly qty: number }[];
    readonly mode: 'set' | 'add';
    readonly maximumQty: number;
  },
): Promise<void> {
  const kept = of.items.filter((item) => item.qty > 0);
  await queryPrepared(
    db,
    `with gone as (
       delete from project_lines where project_id = $1 and variant_id = any($2::bigint[])
     ),
     touched as (update projects set updated_at = now() where id = $1)
     insert into project_lines (project_id, variant_id, qty)
     select $1, i.variant_id, least($5::int, i.qty)
     from unnest($3::bigint[], $4::int[]) as i(variant_id, qty)
     on conflict (project_id, variant_id) do update
       set qty = ${SET_SQL[of.mode]}, from_scene = false`,
    [
      of.projectId,
      of.items.filter((item) => item.qty === 0).map((item) => item.variantId),
      kept.map((item) => item.variantId),
      kept.map((item) => item.qty),
      of.maximumQty,
    ],
  );
}

/** The variants among these that can be added to a project. */
export async function listListedVariants(
  db: Queryable,
  variantIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await queryPrepared(
    db,
    `select v.id from variants v join products p on p.id = v.product_id
     where v.id = any($1::bigint[]) and v.status = 'active' and p.status = 'active'`,
    [variantIds],
  );
  return new Set(rows.map((row) => row.id));
}
