// Lines that a project's room put into the project and into the cart, apart from those of other origin.
import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';

export interface SceneLineRow {
  readonly variant_id: number;
  /** Units under this project in the cart; 0 where it is not there. */
  readonly in_cart: number;
  /** Whether the room put it there, so that the room may take it out. */
  readonly from_scene: boolean;
}

/** All lines of an own project, in the cart of its showroom or in the project alone. */
export async function readSceneLines(
  db: Queryable,
  of: { readonly userId: number; readonly projectId: number },
): Promise<SceneLineRow[]> {
  const { rows } = await queryPrepared(
    db,
    `select variant_id, coalesce(held.qty, 0) as in_cart, coalesce(own.from_scene, false) as from_scene
     from (
       select l.variant_id, l.qty from projects p
       join carts c on c.showroom_id = p.showroom_id and c.user_id = p.user_id
       join cart_lines l on l.cart_id = c.id and l.project_id = p.id
       where p.id = $2 and p.user_id = $1
     ) held
     full join (
       select l.variant_id, l.from_scene from project_lines l join projects p on p.id = l.project_id
       where p.id = $2 and p.user_id = $1
     ) own using (variant_id)
     order by variant_id`,
    [of.userId, of.projectId],
  );
  return rows;
}

/** Sets what the room needs in the project; takes what it no longer needs out of project and cart. */
export async function replaceSceneLines(
  db: Queryable,
  of: {
    readonly userId: number;
    readonly projectId: number;
    readonly items: readonly { readonly variantId: number; readonly qty: number }[];
  },
): Promise<void> {
  const variantIds = of.items.map(({ variantId }) => variantId);
  await queryPrepared(
    db,
    `with gone as (
       delete from project_lines
       where project_id = $2 and from_scene and variant_id <> all($3::bigint[])
       returning variant_id
     )
     delete from cart_lines l using carts c, gone
     where l.project_id = $2 and l.variant_id = gone.variant_id and c.id = l.cart_id
       and c.user_id = $1`,
    [of.userId, of.projectId, variantIds],
  );
  await queryPrepared(
    db,
    `insert into project_lines (project_id, variant_id, qty, from_scene)
     select $1, i.variant_id, i.qty, true from unnest($2::bigint[], $3::int[]) as i(variant_id, qty)
     on conflict (project_id, variant_id) do update set qty = excluded.qty, from_scene = true`,
    [of.projectId, variantIds, of.items.map(({ qty }) => qty)],
  );
}
