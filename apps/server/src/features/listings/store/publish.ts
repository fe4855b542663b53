// What an approval writes. The catalog's triggers follow it: summaries, index, pages.
import type { VariantId } from '@wevisu/domain/ids.ts';
import type { Listing, ListingModel } from '@wevisu/domain/listings/listing.ts';
import { sql } from 'kysely';
import { int4, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** Its id, also by a name that it had; null if another vendor has a brand of this name. */
export const requireBrand = sqlStatement({
  takes: { vendorId: ID.vendor, name: text, slug: text },
  gives: { id: int4 },
  sql: (p) => sql`with known as (
      select id, vendor_id, 1 as place from brands where name_key = brand_key(${p.name})
      union all select b.id, b.vendor_id, 2 from brand_names n join brands b on b.id = n.brand_id
        where n.name_key = brand_key(${p.name})
    ), made as (
      insert into brands (vendor_id, name, slug)
      select ${p.vendorId}, ${p.name}, ${p.slug} where not exists (select from known)
      on conflict do nothing returning id
    )
    select id from (select id, 0 as place from made
      union all select id, place from known where vendor_id = ${p.vendorId}) one
    order by place limit 1`,
}).get;

const PRODUCT = {
  vendorId: ID.vendor,
  brandId: int4,
  categoryId: int4,
  name: text,
  description: text,
  unit: text,
  minimumUnit: int4,
  colorFamily: text.orNull,
  material: text.orNull,
  style: text.orNull,
  specification: json<Listing['specification']>(),
  picture: json<unknown>(),
  photos: json<Listing['photos']>(),
  documents: json<Listing['documents']>(),
  model: json<ListingModel>().orNull,
  pictureKey: text,
  leadTimeMinDays: int4,
  leadTimeMaxDays: int4,
  freightClass: text.orNull,
  now: timestamptz,
};

export const insertProduct = sqlStatement({
  takes: { ...PRODUCT, hash: text },
  gives: { id: ID.product },
  sql: (
    p,
  ) => sql`insert into products (hash, vendor_id, brand_id, category_id, name, description, unit,
      minimum_unit, color_family, material, style, specification, picture, picture_key, photos, documents, model,
      lead_time_min_days, lead_time_max_days, freight_class, created_at, updated_at)
    values (${p.hash}, ${p.vendorId}, ${p.brandId}, ${p.categoryId}, ${p.name}, ${p.description}, ${p.unit},
      ${p.minimumUnit}, ${p.colorFamily}, ${p.material}, ${p.style}, ${p.specification}, ${p.picture},
      ${p.pictureKey}, ${p.photos}, ${p.documents}, ${p.model}, ${p.leadTimeMinDays}, ${p.leadTimeMaxDays}, ${p.freightClass}, ${p.now}, ${p.now})
    returning id`,
}).require;

export const updateProduct = sqlStatement({
  takes: { ...PRODUCT, productId: ID.product },
  sql: (
    p,
  ) => sql`update products set brand_id = ${p.brandId}, category_id = ${p.categoryId}, name = ${p.name},
      description = ${p.description}, unit = ${p.unit}, minimum_unit = ${p.minimumUnit},
      color_family = ${p.colorFamily}, material = ${p.material}, style = ${p.style},
      specification = ${p.specification}, picture = ${p.picture}, picture_key = ${p.pictureKey},
      photos = ${p.photos}, documents = ${p.documents}, model = ${p.model},
      lead_time_min_days = ${p.leadTimeMinDays}, lead_time_max_days = ${p.leadTimeMaxDays},
      freight_class = ${p.freightClass}, version = version + 1, updated_at = ${p.now}
    where id = ${p.productId} and vendor_id = ${p.vendorId}`,
}).run;

export interface PublishedVariant {
  readonly id: VariantId | null;
  readonly vendor_sku: string;
  readonly position: number;
  readonly size_label: string;
  readonly finish: string;
  readonly pattern: string;
  readonly width_tmm: number | null;
  readonly height_tmm: number | null;
  readonly length_tmm: number | null;
  readonly thickness_tmm: number | null;
  readonly box_sqft_e4: number | null;
  readonly pieces_per_unit: number;
  readonly weight_g: number;
  readonly wholesale_cents: number | null;
  readonly picture: unknown;
  readonly picture_key: string | null;
  readonly status: 'active' | 'withdrawn';
}

const ROWS = sql`as r (id bigint, vendor_sku text, position int, size_label text, finish text, pattern text,
  width_tmm int, height_tmm int, length_tmm int, thickness_tmm int, box_sqft_e4 int, pieces_per_unit int,
  weight_g int, wholesale_cents bigint, picture jsonb, picture_key text, status text)`;
const of = {
  takes: { productId: ID.product, rows: json<readonly PublishedVariant[]>() },
} as const;

/** A SKU moves from one variant to another only if both are written: each first lets go of its own. */
export const freeSkus = sqlStatement({
  ...of,
  sql: (p) => sql`update variants v set vendor_sku = '~' || v.id
    from jsonb_to_recordset(${p.rows}::jsonb) ${ROWS}
    where v.id = r.id and v.product_id = ${p.productId} and v.vendor_sku <> r.vendor_sku`,
}).run;

/** Prices of live variants stay: they change at their own date. */
export const updateVariants = sqlStatement({
  ...of,
  sql: (p) => sql`update variants v set vendor_sku = r.vendor_sku, position = r.position,
      size_label = r.size_label, finish = r.finish, pattern = r.pattern, width_tmm = r.width_tmm,
      height_tmm = r.height_tmm, length_tmm = r.length_tmm, thickness_tmm = r.thickness_tmm,
      box_sqft_e4 = r.box_sqft_e4, pieces_per_unit = r.pieces_per_unit, weight_g = r.weight_g,
      picture = r.picture, picture_key = r.picture_key, status = r.status
    from jsonb_to_recordset(${p.rows}::jsonb) ${ROWS}
    where v.id = r.id and v.product_id = ${p.productId}`,
}).run;

/** Their public SKUs are made by the table's trigger. */
export const insertVariants = sqlStatement({
  ...of,
  sql: (
    p,
  ) => sql`insert into variants (product_id, vendor_sku, position, size_label, finish, pattern, width_tmm,
      height_tmm, length_tmm, thickness_tmm, box_sqft_e4, pieces_per_unit, weight_g, wholesale_cents,
      picture, picture_key, status)
    select ${p.productId}, r.vendor_sku, r.position, r.size_label, r.finish, r.pattern, r.width_tmm,
      r.height_tmm, r.length_tmm, r.thickness_tmm, r.box_sqft_e4, r.pieces_per_unit, r.weight_g,
      r.wholesale_cents, r.picture, r.picture_key, r.status
    from jsonb_to_recordset(${p.rows}::jsonb) ${ROWS}
    where r.id is null`,
}).run;

/** What the price list of a new product said is on hand. */
export const insertOpeningStock = sqlStatement({
  takes: { productId: ID.product, stock: json<Readonly<Record<string, number>>>() },
  sql: (p) => sql`insert into stock_lots (variant_id, lot_code, on_hand)
    select v.id, 'A', s.value::int from jsonb_each_text(${p.stock}::jsonb) s
    join variants v on v.product_id = ${p.productId} and v.vendor_sku = s.key
    on conflict (variant_id, lot_code) do nothing`,
}).run;

/** SKUs of the list that other products of the vendor have. */
export const listTakenSkus = sqlStatement({
  takes: { vendorId: ID.vendor, productId: ID.product.orNull, skus: json<readonly string[]>() },
  gives: { sku: text },
  sql: (p) => sql`select vendor_sku as sku from variants
    where vendor_id = ${p.vendorId} and product_id is distinct from ${p.productId}
      and vendor_sku in (select jsonb_array_elements_text(${p.skus}::jsonb))`,
}).list;
