// What a scene needs to know about products, in one round trip: looks, sizes and the parts of a price.

import type { ShowroomId } from '@wevisu/domain/ids.ts';
import { type Expression, sql } from 'kysely';
import {
  arrayOf,
  bool,
  int4,
  json,
  type RowOfColumns,
  text,
} from '../../platform/database/columns.ts';
import { ID } from '../../platform/database/id-columns.ts';
import type { Params } from '../../platform/database/parameters.ts';
import { sqlStatement, statement } from '../../platform/database/statement.ts';
import { tables } from '../../platform/database/tables.ts';
import { PRICE_PARTS, PRICE_PARTS_SQL } from '../showrooms/price-parts.ts';

const FACTS = {
  ...PRICE_PARTS,
  /** Null outside a showroom, where there are no prices. */
  showroomPpm: int4.orNull,
  sku: text,
  hash: text,
  name: text,
  brand: text,
  vendor: text,
  category: text,
  finish: text,
  sizeLabel: text,
  unit: text,
  boxSqftE4: int4.orNull,
  piecesPerUnit: int4,
  minimumUnit: int4,
  leadTimeMinDays: int4,
  leadTimeMaxDays: int4,
  specification: json<readonly (readonly string[])[]>(),
  picture: json<unknown>(),
  variantPicture: json<unknown>().orNull,
  productPictureKey: text.orNull,
  variantPictureKey: text.orNull,
  listed: bool,
  vendorActive: bool,
  inStock: bool,
  offered: bool,
};
export type FactsRow = RowOfColumns<typeof FACTS>;

/** Excludes drafts, which only their vendor may see. */
const factsIn = (showroomId: Expression<ShowroomId | null>) => sql`
  select v.sku, p.hash, p.name, b.name as brand, ven.company_name as vendor,
    cat.code as category, v.finish, v.size_label as "sizeLabel", p.unit,
    v.box_sqft_e4 as "boxSqftE4", v.pieces_per_unit as "piecesPerUnit",
    p.minimum_unit as "minimumUnit", p.lead_time_min_days as "leadTimeMinDays",
    p.lead_time_max_days as "leadTimeMaxDays", p.specification, p.picture, v.picture as "variantPicture",
    p.picture_key as "productPictureKey", v.picture_key as "variantPictureKey",
    p.status = 'active' and v.status = 'active' as listed,
    vu.status in ('Active', 'Approve') as "vendorActive",
    exists (select 1 from stock_lots l where l.variant_id = v.id and l.on_hand > l.held) as "inStock",
    is_offered(shop.id, p.id, p.brand_id, p.category_id) as offered,
    ${sql.raw(PRICE_PARTS_SQL)}
  from variants v
  join products p on p.id = v.product_id
  join categories cat on cat.id = p.category_id
  join brands b on b.id = p.brand_id
  join vendors ven on ven.id = p.vendor_id
  join users vu on vu.id = ven.user_id
  left join showrooms shop on shop.id = ${showroomId}
  where p.status <> 'draft'`;

export const readFactsBySku = sqlStatement({
  takes: { skus: arrayOf(text), showroomId: ID.showroom.orNull },
  gives: FACTS,
  sql: (p) => sql`${factsIn(p.showroomId)} and v.sku = any(${p.skus})`,
}).list;

export const readFactsByVariant = sqlStatement({
  takes: { variantIds: arrayOf(ID.variant), showroomId: ID.showroom.orNull },
  gives: FACTS,
  sql: (p) => sql`${factsIn(p.showroomId)} and v.id = any(${p.variantIds})`,
}).list;

/** Of the first variant of each product on sale. */
export const readFactsOfProducts = sqlStatement({
  takes: { productIds: arrayOf(ID.product), showroomId: ID.showroom.orNull },
  gives: FACTS,
  sql: (p) => sql`${factsIn(p.showroomId)} and v.id in (
      select distinct on (product_id) id from variants
      where product_id = any(${p.productIds}) and status = 'active'
      order by product_id, position, id)`,
}).list;

/** Of every variant of a product on sale, in order. */
export const readFactsOfVariants = sqlStatement({
  takes: { hash: text, showroomId: ID.showroom.orNull },
  gives: FACTS,
  sql: (p) => sql`${factsIn(p.showroomId)} and p.hash = ${p.hash} and v.status = 'active'
    order by v.position, v.id`,
}).list;

/** Products shown by a model of a kind, with the categories that they are in. */
export const listProductsOfKind = statement((p: Params<{ kind: string }>) =>
  tables
    .selectFrom('products')
    .select(['id', 'category_id'])
    .where(sql<string>`picture ->> 'type'`, '=', 'model')
    .where(sql<string>`picture ->> 'kind'`, '=', p.kind)
    .where('status', '=', 'active'),
).list;
