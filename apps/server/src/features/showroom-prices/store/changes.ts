import { sql } from 'kysely';
import { bool, int4, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** What the rates were before, latest first; of one rule, or of all. */
export const listChanges = sqlStatement({
  takes: {
    showroomId: ID.showroom,
    ofRule: bool,
    categoryId: int4.orNull,
    brandId: int4.orNull,
    productId: int8.orNull,
    after: int8.orNull,
    max: int8,
  },
  gives: {
    id: int8,
    categoryId: int4.orNull,
    brandId: int4.orNull,
    productId: int8.orNull,
    label: text,
    fromPpm: int4.orNull,
    toPpm: int4.orNull,
    by: text,
    at: timestamptz,
    batchId: int8.orNull,
  },
  sql: (p) => sql`select x.id, x.category_id as "categoryId", x.brand_id as "brandId",
      x.product_id as "productId",
      coalesce(pr.name, nullif(concat_ws(' in ', b.name, c.name), ''), 'Standard') as label,
      x.from_ppm as "fromPpm", x.to_ppm as "toPpm",
      concat_ws(' ', u.first_name, u.last_name) as by, x.at, x.batch_id as "batchId"
    from markup_changes x
    join users u on u.id = x.actor_user_id
    left join products pr on pr.id = x.product_id
    left join brands b on b.id = x.brand_id
    left join categories c on c.id = x.category_id
    where x.showroom_id = ${p.showroomId} and (${p.after}::bigint is null or x.id < ${p.after})
      and (not ${p.ofRule}::boolean or (
        x.category_id is not distinct from ${p.categoryId}::int
        and x.brand_id is not distinct from ${p.brandId}::int
        and x.product_id is not distinct from ${p.productId}::bigint))
    order by x.id desc limit ${p.max}`,
}).list;
