import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';

export interface RoomRow {
  readonly id: string;
  readonly name: string;
  readonly style: string;
  readonly picture: string;
}

/** Templates that order some variant of a product, those that order the most of it first. */
export async function listRoomsWithProduct(
  db: Queryable,
  of: { readonly hash: string; readonly limit: number },
): Promise<RoomRow[]> {
  const { rows } = await queryPrepared(
    db,
    `select t.id, t.name, t.style, t.picture_key as picture
     from products p
     join variants v on v.product_id = p.id
     join template_products tp on tp.sku = v.sku
     join templates t on t.id = tp.template_id
     where p.hash = $1 and t.picture_key <> ''
     group by t.id
     order by sum(tp.units) desc, t.id
     limit $2`,
    [of.hash, of.limit],
  );
  return rows;
}
