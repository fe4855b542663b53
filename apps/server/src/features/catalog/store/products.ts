import type { ProductId, VariantId } from '@wevisu/domain/ids.ts';
import type { Listing, ListingModel } from '@wevisu/domain/listings/listing.ts';
import { sql } from 'kysely';
import { arrayOf, int4, int8, json, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { anyOf, type Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { type RowOf, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';
import { type BatchedReader, createBatchedReader } from './batched-reader.ts';

interface LotRow {
  readonly lotCode: string;
  readonly available: number;
}

export interface VariantRow {
  readonly id: VariantId;
  readonly sku: string;
  readonly sizeLabel: string;
  readonly finish: string;
  readonly pattern: string;
  readonly widthTmm: number | null;
  readonly heightTmm: number | null;
  readonly lengthTmm: number | null;
  readonly thicknessTmm: number | null;
  readonly boxSqftE4: number | null;
  readonly piecesPerUnit: number;
  readonly weightG: number;
  readonly wholesaleCents: number;
  readonly pictureKey: string | null;
  /** Lots with stock left, largest first; null for none. */
  readonly lots: readonly LotRow[] | null;
}

const productsOf = sqlStatement({
  takes: { hashes: arrayOf(text) },
  gives: {
    id: ID.product,
    hash: text,
    name: text,
    description: text,
    unit: text,
    minimumUnit: int4,
    colorFamily: text.orNull,
    material: text.orNull,
    specification: json<readonly (readonly [label: string, value: string])[]>(),
    leadTimeMinDays: int4,
    leadTimeMaxDays: int4,
    categoryId: int4,
    brandId: int4,
    pictureKey: text.orNull,
    status: text.as<'active' | 'draft' | 'withdrawn'>(),
    photos: json<Listing['photos']>(),
    documents: json<Listing['documents']>(),
    model: json<ListingModel>().orNull,
    /** The view of its surface's picture; null for a model, '' if there is no picture yet. */
    ownView: text.orNull,
    /** What the vendor gets for a sample, if staff have set it. */
    sampleCents: json<unknown>().orNull,
    /** Active ones by position; null for none. */
    variants: json<readonly VariantRow[]>().orNull,
  },
  sql: (p) => sql`
    select p.id, p.hash, p.name, p.description, p.unit, p.minimum_unit as "minimumUnit",
      p.color_family as "colorFamily", p.material, p.specification,
      p.lead_time_min_days as "leadTimeMinDays", p.lead_time_max_days as "leadTimeMaxDays",
      p.category_id as "categoryId", p.brand_id as "brandId", p.picture_key as "pictureKey",
      p.status, p.photos, p.documents, p.model,
      case when p.picture ->> 'type' = 'model' then null else coalesce(p.picture ->> 'view', '') end
        as "ownView",
      (select value from settings where key = 'sample_wholesale_cents') as "sampleCents",
      (select json_agg(json_build_object(
          'id', v.id, 'sku', v.sku, 'sizeLabel', v.size_label, 'finish', v.finish,
          'pattern', v.pattern, 'widthTmm', v.width_tmm, 'heightTmm', v.height_tmm,
          'lengthTmm', v.length_tmm, 'thicknessTmm', v.thickness_tmm, 'boxSqftE4', v.box_sqft_e4,
          'piecesPerUnit', v.pieces_per_unit, 'weightG', v.weight_g,
          'wholesaleCents', v.wholesale_cents, 'pictureKey', v.picture_key,
          'lots', (select json_agg(json_build_object('lotCode', l.lot_code, 'available', l.on_hand - l.held)
                     order by l.on_hand - l.held desc, l.id)
                   from stock_lots l where l.variant_id = v.id and l.on_hand > l.held))
         order by v.position, v.id)
       from variants v where v.product_id = p.id and v.status = 'active') as variants
    from products p
    where p.hash = any(${p.hashes}) and p.status <> 'draft'`,
}).list;
export type ProductRow = RowOf<typeof productsOf>;

/** Products by hash with their variants and current stock; drafts are excluded. */
export type ProductReader = BatchedReader<string, ProductRow>;

export function createProductReader(db: Queryable): ProductReader {
  return createBatchedReader(
    async (hashes) => {
      const rows = await productsOf(db, { hashes });
      return new Map(rows.map((row) => [row.hash, row]));
    },
    { maxKeys: 20, inFlight: 2 },
  );
}

/** The id, category and brand of a product by its public key. */
export const getProductPlace = statement((p: Params<{ hash: string }>) =>
  tables
    .selectFrom('products')
    .select(['id', 'category_id', 'brand_id'])
    .where('hash', '=', p.hash)
    .where('status', '<>', 'draft'),
).get;

const namesOf = statement((p: Params<{ ids: readonly ProductId[] }>) =>
  tables
    .selectFrom('products')
    .select(['id', 'hash', 'name', 'picture_key', 'brand_id'])
    .where('id', '=', anyOf(p.ids)),
).list;

/** Names for suggestions, by product id. */
export async function readProductNames(
  db: Queryable,
  ids: readonly ProductId[],
): Promise<Map<ProductId, RowOf<typeof namesOf>>> {
  const rows = await namesOf(db, { ids });
  return new Map(rows.map((row) => [row.id, row]));
}

const bySku = sqlStatement({
  takes: { from: text, to: text, limit: int8 },
  gives: { productId: ID.product },
  sql: (p) => sql`select product_id as "productId" from variants
    where sku ~>=~ ${p.from} and sku ~<~ ${p.to} and status = 'active'
    order by sku using ~<~ limit ${p.limit}`,
}).list;

/** Products with a variant whose SKU begins with the text; a whole SKU matches itself. */
export async function findProductsBySku(
  db: Queryable,
  { sku, limit }: { readonly sku: string; readonly limit: number },
): Promise<ProductId[]> {
  // U+FFFF sorts after every character that an SKU can have.
  const rows = await bySku(db, { from: sku, to: `${sku}\uffff`, limit });
  return [...new Set(rows.map(({ productId }) => productId))];
}

const settingsOf = statement((p: Params<{ keys: readonly string[] }>) =>
  tables.selectFrom('settings').select(['key', 'value']).where('key', '=', anyOf(p.keys)),
).list;

export async function readSettings(
  db: Queryable,
  keys: readonly string[],
): Promise<Map<string, unknown>> {
  const rows = await settingsOf(db, { keys });
  return new Map(rows.map((row) => [row.key, row.value]));
}
