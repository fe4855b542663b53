import { sql } from 'kysely';
import { arrayOf, int4, int8, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** What open carts of a showroom hold, by product, most common first. */
export const listProductsInCarts = sqlStatement({
  takes: { showroomId: ID.showroom, max: int8 },
  gives: {
    productId: ID.product,
    name: text,
    brandId: int4,
    categoryId: int4,
    lines: int8,
    cartIds: arrayOf(text),
  },
  sql: (p) => sql`select p.id as "productId", p.name, p.brand_id as "brandId",
      p.category_id as "categoryId", count(*) as lines,
      array_agg(distinct l.cart_id) as "cartIds"
    from carts c
    join cart_lines l on l.cart_id = c.id
    join variants v on v.id = l.variant_id
    join products p on p.id = v.product_id
    where c.showroom_id = ${p.showroomId} and p.status = 'active'
    group by p.id order by count(*) desc, p.id limit ${p.max}`,
}).list;
