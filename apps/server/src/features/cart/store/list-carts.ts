import { sql } from 'kysely';
import { int8, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { byName, type RowOf, sqlStatement } from '../../../platform/database/statement.ts';
import type { CartOwner } from '../owner.ts';
import { OWNER_KINDS, ownerKey, ownsCart } from './owner-sql.ts';

const list = byName(OWNER_KINDS, (kind) =>
  sqlStatement({
    takes: { owner: text.orNull },
    gives: {
      proId: ID.pro,
      vsdId: text,
      companyName: text,
      products: int8,
      totalQty: int8,
    },
    sql: (p) => sql`select s.user_id as "proId", s.vsd_id as "vsdId",
        s.company_name as "companyName", held.products, held.total_qty as "totalQty"
      from carts c
      join showrooms s on s.id = c.showroom_id
      join lateral (select count(*) as products, sum(l.qty) as total_qty from cart_lines l
        where l.cart_id = c.id) held on held.products > 0
      where ${ownsCart(kind, p.owner)}
      order by c.updated_at desc, c.id limit 50`,
  }),
);

export type CartOfShowroomRow = RowOf<(typeof list)['member']['list']>;

/** The owner's carts that hold something, last changed first. */
export function listFilledCarts(db: Queryable, owner: CartOwner): Promise<CartOfShowroomRow[]> {
  return list[owner.kind].list(db, { owner: ownerKey(owner) });
}
