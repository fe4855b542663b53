import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { type BatchedReader, createBatchedReader } from './batched-reader.ts';

export interface LotRow {
  readonly lot_code: string;
  readonly available: number;
}

export interface VariantRow {
  readonly id: number;
  readonly sku: string;
  readonly size_label: string;
  readonly finish: string;
  readonly pattern: string;
  readonly width_tmm: number | null;
  readonly height_tmm: number | null;
  readonly length_tmm: number | null;
  readonly box_sqft_e4: number | null;
  readonly pieces_per_unit: number;
  readonly weight_g: number;
  readonly wholesale_cents: number;
  readonly picture_key: string | null;
  /** Lots with stock left, largest first; null for none. */
  readonly lots: readonly LotRow[] | null;
}

export interface ProductRow {
  readonly id: number;
  readonly hash: string;
  readonly name: string;
  readonly description: string;
  readonly unit: string;
  readonly minimum_unit: number;
  readonly color_family: string | null;
  readonly material: string | null;
  readonly specification: readonly (readonly [string, string])[];
  readonly lead_time_min_days: number;
  readonly lead_time_max_days: number;
  readonly category_id: number;
  readonly brand_id: number;
  readonly picture_key: string | null;
  /** The picture spec of its surface; null for a model, '' if there is no picture yet. */
  readonly own_view: string | null;
  /** What the vendor gets for a sample, if staff have set it. */
  readonly sample_cents: unknown;
  readonly status: 'active' | 'draft' | 'withdrawn';
  /** Active ones by position; null for none. */
  readonly variants: readonly VariantRow[] | null;
}

const PRODUCT = `
  select p.id, p.hash, p.name, p.description, p.unit, p.minimum_unit, p.color_family, p.material,
    p.specification, p.lead_time_min_days, p.lead_time_max_days, p.category_id, p.brand_id,
    p.picture_key, p.status,
    case when p.picture ->> 'type' = 'model' then null else coalesce(p.picture ->> 'view', '') end
      as own_view,
    (select value from settings where key = 'sample_wholesale_cents') as sample_cents,
    (select json_agg(json_build_object(
        'id', v.id, 'sku', v.sku, 'size_label', v.size_label, 'finish', v.finish,
        'pattern', v.pattern, 'width_tmm', v.width_tmm, 'height_tmm', v.height_tmm,
        'length_tmm', v.length_tmm, 'box_sqft_e4', v.box_sqft_e4,
        'pieces_per_unit', v.pieces_per_unit, 'weight_g', v.weight_g,
        'wholesale_cents', v.wholesale_cents, 'picture_key', v.picture_key,
        'lots', (select json_agg(json_build_object('lot_code', l.lot_code, 'available', l.on_hand - l.held)
                   order by l.on_hand - l.held desc, l.id)
                 from stock_lots l where l.variant_id = v.id and l.on_hand > l.held))
       order by v.position, v.id)
     from variants v where v.product_id = p.id and v.status = 'active') as variants
  from products p
  where p.hash = any($1::text[]) and p.status <> 'draft'`;

/** Products by hash with their variants and current stock; drafts are excluded. */
export type ProductReader = BatchedReader<string, ProductRow>;

export function createProductReader(db: Queryable): ProductReader {
  return createBatchedReader(
    async (hashes) => {
      const { rows } = await queryPrepared(db, PRODUCT, [hashes]);
      return new Map(rows.map((row: ProductRow) => [row.hash, row]));
    },
    { maxKeys: 20, inFlight: 2 },
  );
}

/** The id and the category of a product by its public key. */
export async function getProductPlace(
  db: Queryable,
  hash: string,
): Promise<{
  readonly id: number;
  readonly category_id: number;
  readonly brand_id: number;
} | null> {
  const { rows } = await queryPrepared(
    db,
    `select id, category_id, brand_id from products where hash = $1 and status <> 'draft'`,
    [hash],
  );
  return rows[0] ?? null;
}

/** Names for suggestions, by product id. */
export async function readProductNames(
  db: Queryable,
  ids: readonly number[],
): Promise<
  Map<
    number,
    {
      readonly hash: string;
      readonly name: string;
      readonly picture_key: string | null;
      readonly brand_id: number;
    }
  >
> {
  const { rows } = await queryPrepared(
    db,
    'select id, hash, name, picture_key, brand_id from products where id = any($1::bigint[])',
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Products with a variant whose SKU begins with the text; a whole SKU matches itself. */
export async function findProductsBySku(
  db: Queryable,
  { sku, limit }: { readonly sku: string; readonly limit: number },
): Promise<number[]> {
  const { rows } = await queryPrepared(
    db,
    `select product_id from variants
     where sku ~>=~ $1 and sku ~<~ $2 and status = 'active'
     order by sku using ~<~ limit $3`,
    // U+FFFF sorts after every character that an SKU can have.
    [sku, `${sku}\uffff`, limit],
  );
  return [...new Set(rows.map((row) => row.product_id as number))];
}

export async function readSettings(
  db: Queryable,
  keys: readonly string[],
): Promise<Map<string, unknown>> {
  const { rows } = await db.query('select key, value from settings where key = any($1::text[])', [
    keys,
  ]);
  return new Map(rows.map((row) => [row.key, row.value]));
}
