// What the approval of many new products writes: the same rows as store/publish.ts, by statements for a whole batch.
import { sql } from 'kysely';
import { int4, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';
import type { PublishedVariant } from './publish.ts';

export interface NewProductRow {
  readonly hash: string;
  readonly brand_id: number;
  readonly category_id: number;
  readonly name: string;
  readonly description: string;
  readonly unit: string;
  readonly minimum_unit: number;
  readonly color_family: string | null;
  readonly material: string | null;
  readonly style: string | null;
  readonly specification: unknown;
  readonly picture: unknown;
  readonly picture_key: string;
  readonly photos: unknown;
  readonly documents: unknown;
  readonly model: unknown;
  readonly lead_time_min_days: number;
  readonly lead_time_max_days: number;
  readonly freight_class: string | null;
}

export const insertProducts = sqlStatement({
  takes: { vendorId: ID.vendor, rows: json<readonly NewProductRow[]>(), now: timestamptz },
  gives: { id: ID.product, hash: text },
  sql: (
    p,
  ) => sql`insert into products (hash, vendor_id, brand_id, category_id, name, description, unit,
      minimum_unit, color_family, material, style, specification, picture, picture_key, photos, documents,
      model, lead_time_min_days, lead_time_max_days, freight_class, created_at, updated_at)
    select hash, ${p.vendorId}, brand_id, category_id, name, description, unit, minimum_unit, color_family,
      material, style, specification, picture, picture_key, photos, documents, nullif(model, 'null'), lead_time_min_days, lead_time_max_days,
      freight_class, ${p.now}, ${p.now}
    from jsonb_to_recordset(${p.rows}::jsonb) as r(hash text, brand_id int, category_id int, name text,
      description text, unit text, minimum_unit int, color_family text, material text, style text,
      specification jsonb, picture jsonb, picture_key text,
      photos jsonb, documents jsonb, model jsonb, lead_time_min_days int, lead_time_max_days int,
      freight_class text)
    returning id, hash`,
}).list;

export type NewVariantRow = Omit<PublishedVariant, 'id'> & {
  readonly product_id: number;
  readonly stock: number | null;
};

/** With what is on hand of each. */
export const insertVariantsOfMany = sqlStatement({
  takes: { rows: json<readonly NewVariantRow[]>() },
  gives: { lots: int4 },
  sql: (p) => sql`with r as (
      select * from jsonb_to_recordset(${p.rows}::jsonb) as r(product_id bigint, vendor_sku text, position int,
        size_label text, finish text, pattern text, width_tmm int, height_tmm int, length_tmm int,
        thickness_tmm int, box_sqft_e4 int, pieces_per_unit int, weight_g int, wholesale_cents bigint,
        picture jsonb, picture_key text, status text, stock int)
    ), made as (
      insert into variants (product_id, vendor_sku, position, size_label, finish, pattern, width_tmm,
        height_tmm, length_tmm, thickness_tmm, box_sqft_e4, pieces_per_unit, weight_g, wholesale_cents,
        picture, picture_key, status)
      select product_id, vendor_sku, position, size_label, finish, pattern, width_tmm, height_tmm, length_tmm,
        thickness_tmm, box_sqft_e4, pieces_per_unit, weight_g, wholesale_cents, picture, picture_key, status
      from r returning id, product_id, vendor_sku
    ), lots as (
      insert into stock_lots (variant_id, lot_code, on_hand)
      select m.id, 'A', r.stock from made m join r on r.product_id = m.product_id and r.vendor_sku = m.vendor_sku
      where r.stock is not null returning variant_id
    )
    select count(*)::int as lots from lots`,
}).require;
