import { sql } from 'kysely';
import { arrayOf, int4, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** Products on sale as a list of a pro shows them, in the order of the ids. */
export const listNamedProducts = sqlStatement({
  takes: { ids: arrayOf(ID.product) },
  gives: {
    productId: ID.product,
    hash: text,
    name: text,
    brandId: int4,
    categoryId: int4,
    pictureKey: text.orNull,
  },
  sql: (p) => sql`select s.product_id as "productId", s.hash, s.name, s.brand_id as "brandId",
      s.category_id as "categoryId", p.picture_key as "pictureKey"
    from unnest(${p.ids}::bigint[]) with ordinality as asked(id, place)
    join product_summaries s on s.product_id = asked.id
    join products p on p.id = s.product_id
    order by asked.place`,
}).list;
