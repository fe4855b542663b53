import type { CategoryAttribute, Listing, SellingUnit } from '@wevisu/domain/listings/listing.ts';
import { sql } from 'kysely';
import { int4, json, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

const attributesOf = sql`(select coalesce(json_agg(json_build_object('key', a.key, 'label', a.label,
    'type', a.type, 'unit', a.unit, 'options', a.options, 'required', a.required)
    order by a.category_id = c.id, a.position, a.id), '[]')
  from category_attributes a where a.category_id in (c.id, c.parent_id))`;

/** Those that products hang on, with the names above them. */
export const listListingCategories = sqlStatement({
  gives: {
    id: int4,
    name: text,
    slug: text,
    unit: text.as<SellingUnit>(),
    picture: json<Listing['picture']>().orNull,
    attributes: json<readonly CategoryAttribute[]>(),
  },
  sql: () => sql`select c.id, d.name || ' > ' || up.name || ' > ' || c.name as name, c.code as slug, c.unit, c.picture,
      ${attributesOf} as attributes
    from categories c join categories up on up.id = c.parent_id
    join departments d on d.id = c.department_id
    where c.merged_into is null
    order by d.position, up.position, c.position, c.id`,
}).list;

/** Null if there is no such category. */
export const readCategory = sqlStatement({
  takes: { id: int4 },
  gives: {
    name: text,
    picture: json<Listing['picture']>().orNull,
    attributes: json<readonly CategoryAttribute[]>(),
  },
  sql: (p) => sql`select c.name, c.picture, ${attributesOf} as attributes from categories c
    where c.id = ${p.id} and c.parent_id is not null and c.merged_into is null`,
}).get;

export const listCategoryNames = sqlStatement({
  takes: { ids: json<readonly number[]>() },
  gives: { id: int4, name: text },
  sql: (p) => sql`select id, name from categories
    where id in (select jsonb_array_elements(${p.ids}::jsonb)::int)`,
}).list;

export const listOwnBrands = sqlStatement({
  takes: { vendorId: ID.vendor },
  gives: { id: int4, name: text },
  sql: (p) => sql`select id, name from brands where vendor_id = ${p.vendorId} order by lower(name)`,
}).list;

/** What a new listing begins with. */
export const readVendorDefaults = sqlStatement({
  takes: { vendorId: ID.vendor },
  gives: { leadTimeMinDays: int4, leadTimeMaxDays: int4, brand: text },
  sql: (
    p,
  ) => sql`select lead_time_min_days as "leadTimeMinDays", lead_time_max_days as "leadTimeMaxDays",
      coalesce((select min(name) from brands where vendor_id = v.id having count(*) = 1), '') as brand
    from vendors v where id = ${p.vendorId}`,
}).require;
