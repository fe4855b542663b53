// What a vendor finds. Every query is bound to the vendor's user.
import { sql } from 'kysely';
import { int4, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';
import { begins } from './begins.ts';

const own = (userId: unknown) => sql`(select id from vendors where user_id = ${userId})`;

export const findOrderOfVendor = sqlStatement({
  takes: { userId: ID.user, number: text },
  gives: { number: text, placedAt: timestamptz, lines: int4 },
  sql: (p) => sql`select o.number, o.placed_at as "placedAt", count(*)::int as lines
    from orders o join order_items i on i.order_id = o.id
    where o.number = ${p.number} and i.vendor_id = ${own(p.userId)} group by o.id`,
}).get;

/** SKUs read for one beginning: a product may have many. */
const MAX_SKUS = 200;

const NAME = sql`lower(p.name) collate "C"`;

/** By the beginning of a name, in small letters, or of an SKU, as typed or in capitals. Each reads its own index. */
export const findProductsOfVendor = sqlStatement({
  takes: { userId: ID.user, name: text, sku: text, capitals: text, most: int8 },
  gives: { id: ID.product, name: text, sku: text.orNull, category: text },
  sql: (p) => sql`
    with skus as (
      (select v.product_id, v.vendor_sku from variants v where v.vendor_id = ${own(p.userId)}
        and ${begins(sql`v.vendor_sku`, p.sku)} limit ${sql.lit(MAX_SKUS)})
      union (select v.product_id, v.vendor_sku from variants v where v.vendor_id = ${own(p.userId)}
        and ${begins(sql`v.vendor_sku`, p.capitals)} limit ${sql.lit(MAX_SKUS)})
    ), found as (
      select product_id as id, min(vendor_sku) as sku from skus group by product_id
      union all
      (select p.id, null from products p where p.vendor_id = ${own(p.userId)}
        and ${NAME} >= ${p.name}::text collate "C"
        and ${NAME} < (${p.name}::text || chr(1114111)) collate "C"
        order by ${NAME}, p.id limit ${p.most})
    )
    select p.id, p.name, f.sku, c.name as category
    from (select id, min(sku) as sku from found group by id) f
    join products p on p.id = f.id join categories c on c.id = p.category_id
    where p.vendor_id = ${own(p.userId)}
    order by f.sku nulls last, ${NAME}, p.id limit ${p.most}`,
}).list;

/** Lists read for a search, the newest: older ones are found on their page. */
const MAX_LISTS = 1_000;

export const findListsOfVendor = sqlStatement({
  takes: { userId: ID.user, q: text, most: int8 },
  gives: { id: int8, fileName: text, createdAt: timestamptz },
  sql: (p) => sql`select l.id, l.file_name as "fileName", l.created_at as "createdAt"
    from (select * from price_lists where vendor_id = ${own(p.userId)}
      order by id desc limit ${sql.lit(MAX_LISTS)}) l
    where position(${p.q} in lower(l.file_name)) > 0 order by l.id desc limit ${p.most}`,
}).list;
