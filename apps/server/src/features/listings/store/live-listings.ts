import type { ProductId, UserId, VendorId } from '@wevisu/domain/ids.ts';
import type {
  Listing,
  ListingModel,
  ListingVariant,
  SellingUnit,
} from '@wevisu/domain/listings/listing.ts';
import { sql } from 'kysely';
import { int4, int8, json, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { type RowOf, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

/** The vendor of an account; null if it has none. */
export const getVendorId = statement((p: Params<{ userId: UserId }>) =>
  tables.selectFrom('vendors').select('id').where('user_id', '=', p.userId),
).value;

type LiveVariant = Omit<ListingVariant, 'wholesale_cents'> & { readonly price_cents: number };

/** A product of the vendor with all its variants; null if the vendor has none of this id. */
export const readLive = sqlStatement({
  takes: { vendorId: ID.vendor, productId: ID.product },
  gives: {
    id: ID.product,
    hash: text,
    version: int4,
    status: text.as<'active' | 'draft' | 'withdrawn'>(),
    name: text,
    description: text,
    brandName: text,
    categoryId: int4,
    unit: text.as<SellingUnit>(),
    minimumUnit: int4,
    colorFamily: text.orNull,
    material: text.orNull,
    style: text.orNull,
    specification: json<Listing['specification']>(),
    picture: json<NonNullable<Listing['picture']>>(),
    photos: json<Listing['photos']>(),
    documents: json<Listing['documents']>(),
    model: json<ListingModel>().orNull,
    leadTimeMinDays: int4,
    leadTimeMaxDays: int4,
    freightClass: text.orNull,
    variants: json<readonly LiveVariant[]>(),
    carts: int8,
  },
  sql: (
    p,
  ) => sql`select p.id, p.hash, p.version, p.status, p.name, p.description, b.name as "brandName",
      p.category_id as "categoryId", p.unit, p.minimum_unit as "minimumUnit",
      p.color_family as "colorFamily", p.material, p.style, p.specification, p.picture,
      p.photos, p.documents, p.model,
      p.lead_time_min_days as "leadTimeMinDays", p.lead_time_max_days as "leadTimeMaxDays",
      p.freight_class as "freightClass",
      (select coalesce(json_agg(json_build_object('key', 'v' || v.id, 'id', v.id, 'vendor_sku', v.vendor_sku,
          'size_label', v.size_label, 'finish', v.finish, 'pattern', v.pattern, 'width_tmm', v.width_tmm,
          'height_tmm', v.height_tmm, 'length_tmm', v.length_tmm, 'thickness_tmm', v.thickness_tmm,
          'box_sqft_e4', v.box_sqft_e4, 'pieces_per_unit', v.pieces_per_unit, 'weight_g', v.weight_g,
          'price_cents', v.wholesale_cents, 'picture', v.picture, 'is_sold', v.status = 'active')
          order by v.position, v.id), '[]')
       from variants v where v.product_id = p.id) as variants,
      (select count(distinct l.cart_id) from variants v join cart_lines l on l.variant_id = v.id
       where v.product_id = p.id) as carts
    from products p join brands b on b.id = p.brand_id
    where p.id = ${p.productId} and p.vendor_id = ${p.vendorId}`,
}).get;
export type LiveRow = RowOf<typeof readLive>;

interface LiveIds {
  readonly vendorId: VendorId;
  readonly productId: ProductId;
}

/** Until the transaction ends nobody else publishes or changes it. */
export const lockProduct = statement((p: Params<LiveIds>) =>
  tables
    .selectFrom('products')
    .select('id')
    .where('id', '=', p.productId)
    .where('vendor_id', '=', p.vendorId)
    .forNoKeyUpdate(),
).get;

/** Without prices: those of live variants are no part of a listing. */
export function toListing(row: LiveRow): Listing {
  return {
    name: row.name,
    description: row.description,
    brand_name: row.brandName,
    category_id: row.categoryId,
    unit: row.unit,
    minimum_unit: row.minimumUnit,
    color_family: row.colorFamily,
    material: row.material,
    style: row.style,
    specification: row.specification,
    picture: row.picture,
    photos: row.photos,
    documents: row.documents,
    model: row.model,
    lead_time_min_days: row.leadTimeMinDays,
    lead_time_max_days: row.leadTimeMaxDays,
    freight_class: row.freightClass,
    variants: row.variants.map(({ price_cents: _, ...variant }) => ({
      ...variant,
      wholesale_cents: null,
    })),
  };
}
