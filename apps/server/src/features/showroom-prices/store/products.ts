import { sql } from 'kysely';
import { arrayOf, int4, int8, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../../platform/database/statement.ts';

/** Products as the catalog lists them, with the wholesale of the cheapest variant. */
export const listProductCosts = sqlStatement({
  takes: { showroomId: ID.showroom, ids: arrayOf(ID.product) },
  gives: {
    productId: ID.product,
    hash: text,
    name: text,
    brandId: int4,
    brand: text,
    categoryId: int4,
    parentId: int4.orNull,
    category: text,
    unit: text,
    wholesaleCents: int8,
    ownVersion: int4.orNull,
  },
  sql: (p) => sql`select s.product_id as "productId", s.hash, s.name, s.brand_id as "brandId",
      b.name as brand, s.category_id as "categoryId", c.parent_id as "parentId",
      c.name as category, s.unit, s.least_cents as "wholesaleCents",
      (select m.version from showroom_markups m
        where m.showroom_id = ${p.showroomId} and m.product_id = s.product_id) as "ownVersion"
    from unnest(${p.ids}::bigint[]) with ordinality as asked(id, place)
    join product_summaries s on s.product_id = asked.id
    join brands b on b.id = s.brand_id
    join categories c on c.id = s.category_id
    order by asked.place`,
}).list;

export type ProductCostRow = RowOf<typeof listProductCosts>;
