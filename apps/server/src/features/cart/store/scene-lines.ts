// Lines that a project's room added to the project and the cart, as opposed to all others.

import type { ProjectId, UserId, VariantId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { arrayOf, bool, int4 } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { type RowOf, sqlStatement } from '../../../platform/database/statement.ts';

/** All lines of a user's project, in its showroom's cart or only in the project. */
export const readSceneLines = sqlStatement({
  takes: { userId: ID.user, projectId: ID.project },
  gives: {
    variantId: ID.variant,
    /** Units under this project in the cart; 0 if none. */
    inCart: int4,
    /** Whether the room added it, and so may remove it. */
    fromScene: bool,
  },
  sql: (p) => sql`select variant_id as "variantId", coalesce(held.qty, 0) as "inCart",
      coalesce(own.from_scene, false) as "fromScene"
    from (
      select l.variant_id, l.qty from projects p
      join carts c on c.showroom_id = p.showroom_id and c.user_id = p.user_id
      join cart_lines l on l.cart_id = c.id and l.project_id = p.id
      where p.id = ${p.projectId} and p.user_id = ${p.userId}
    ) held
    full join (
      select l.variant_id, l.from_scene from project_lines l join projects p on p.id = l.project_id
      where p.id = ${p.projectId} and p.user_id = ${p.userId}
    ) own using (variant_id)
    order by variant_id`,
}).list;

export type SceneLineRow = RowOf<typeof readSceneLines>;

const dropLines = sqlStatement({
  takes: {
    userId: ID.user,
    projectId: ID.project,
    needed: arrayOf(ID.variant),
    only: arrayOf(ID.variant).orNull,
  },
  sql: (p) => sql`with gone as (
      delete from project_lines
      where project_id = ${p.projectId} and from_scene and variant_id <> all(${p.needed})
        and (${p.only}::bigint[] is null or variant_id = any(${p.only}::bigint[]))
      returning variant_id
    ),
    cart as (
      update carts c set revision = c.revision + 1 from projects p
      where p.id = ${p.projectId} and c.showroom_id = p.showroom_id and c.user_id = ${p.userId}
        and exists (select from gone)
      returning c.id
    )
    delete from cart_lines l using cart, gone
    where l.project_id = ${p.projectId} and l.variant_id = gone.variant_id and l.cart_id = cart.id`,
}).run;

const setLines = sqlStatement({
  takes: { projectId: ID.project, variantIds: arrayOf(ID.variant), qtys: arrayOf(int4) },
  sql: (p) => sql`insert into project_lines (project_id, variant_id, qty, from_scene)
    select ${p.projectId}, i.variant_id, i.qty, true
    from unnest(${p.variantIds}::bigint[], ${p.qtys}::int[]) as i(variant_id, qty)
    on conflict (project_id, variant_id) do update set qty = excluded.qty, from_scene = true`,
}).run;

/** Sets quantities of the room in the project; removes what it no longer needs from project and cart. */
export async function replaceSceneLines(
  db: Queryable,
  of: {
    readonly userId: UserId;
    readonly projectId: ProjectId;
    readonly items: readonly { readonly variantId: VariantId; readonly qty: number }[];
    readonly needed: readonly VariantId[];
    readonly only: readonly VariantId[] | null;
  },
): Promise<void> {
  const { userId, projectId, needed, only } = of;
  const variantIds = of.items.map(({ variantId }) => variantId);
  await dropLines(db, { userId, projectId, needed, only });
  await setLines(db, { projectId, variantIds, qtys: of.items.map(({ qty }) => qty) });
}
