// The parts of a variant's price, for every statement that needs one: read here, computed here.

import type { ProductId, VariantId } from '@wevisu/domain/ids.ts';
import { cents, type Ppm, ppm } from '@wevisu/domain/money/money.ts';
import {
  resolveMarkup,
  SAMPLE_MARKUP,
  type UnitPrice,
  unitPrice,
} from '@wevisu/domain/money/pricing.ts';
import { int4, int8, json, type RowOfColumns } from '../../platform/database/columns.ts';
import { ID } from '../../platform/database/id-columns.ts';
import { STANDARD_PLATFORM_RATE, toPlatformRate } from './platform-rate.ts';

/** The amounts per unit that an order item freezes, before any coupon. Never sent to a homeowner as a whole. */
export interface VariantPrice extends UnitPrice {
  readonly variantId: VariantId;
  readonly productId: ProductId;
  readonly platformRate: Ppm;
  readonly markupRate: Ppm;
}

const PRODUCT_PPM_SQL = `(select m.markup_ppm from showroom_markups m
   where m.showroom_id = shop.id and m.product_id = v.product_id)`;

/** Within the nearest category first, then wherever it is sold. */
const BRAND_PPM_SQL = `(select m.markup_ppm from showroom_markups m
   where m.showroom_id = shop.id and m.product_id is null and m.brand_id = p.brand_id
     and (m.category_id is null or m.category_id in (p.category_id, cat.parent_id))
   order by m.category_id is null, m.category_id <> p.category_id limit 1)`;

const CATEGORY_PPM_SQL = `(select m.markup_ppm from showroom_markups m
   where m.showroom_id = shop.id and m.product_id is null and m.brand_id is null
     and m.category_id in (p.category_id, cat.parent_id)
   order by m.category_id <> p.category_id limit 1)`;

/**
 * Columns of PRICE_PARTS, for a statement that joins variants as `v`, products as `p`, their categories
 * as `cat` and the showroom as `shop`.
 */
export const PRICE_PARTS_SQL = `v.id as "variantId", v.product_id as "productId",
  v.wholesale_cents as "wholesaleCents", shop.markup_ppm as "showroomPpm",
  ${PRODUCT_PPM_SQL} as "productPpm", ${BRAND_PPM_SQL} as "brandPpm", ${CATEGORY_PPM_SQL} as "categoryPpm",
  (select value from settings where key = 'platform_fee_ppm') as platform`;

/** What PRICE_PARTS_SQL gives, for the statements that hold it. */
export const PRICE_PARTS = {
  variantId: ID.variant,
  productId: ID.product,
  wholesaleCents: int8,
  showroomPpm: int4,
  productPpm: int4.orNull,
  brandPpm: int4.orNull,
  categoryPpm: int4.orNull,
  platform: json<unknown>().orNull,
};
export type PriceParts = RowOfColumns<typeof PRICE_PARTS>;

/** Rate of the platform in ppm, as `toPlatformRate` reads it. */
export const PLATFORM_PPM_SQL = `coalesce((select (value #>> '{}')::int from settings
  where key = 'platform_fee_ppm'), ${STANDARD_PLATFORM_RATE})`;

/**
 * Rate of the markup in ppm, as `resolveMarkup` finds it, of a sample its own; for statements that join as
 * PRICE_PARTS_SQL says.
 */
export const MARKUP_PPM_SQL = `case when v.status = 'sample' then ${SAMPLE_MARKUP} else coalesce(
  ${PRODUCT_PPM_SQL},
  ${BRAND_PPM_SQL},
  ${CATEGORY_PPM_SQL},
  shop.markup_ppm) end`;

/** What `unitPrice` computes, before any coupon, of columns or expressions: the formula stands beside it. */
export function priceSql(of: {
  readonly wholesale: string;
  readonly platformPpm: string;
  readonly markupPpm: string;
}): string {
  const base = `(${of.wholesale} + (${of.wholesale} * ${of.platformPpm} + 500000) / 1000000)`;
  return `(${base} + (${base} * ${of.markupPpm} + 500000) / 1000000)`;
}

/** The current price, before any coupon. */
export function toVariantPrice(row: PriceParts): VariantPrice {
  const platformRate = toPlatformRate(row.platform);
  const markupRate = resolveMarkup(
    {
      showroomRate: ppm(row.showroomPpm),
      productRates: rateOf(row.productId, row.productPpm),
      brandRates: new Map([['brand', { everywhere: rateOrNone(row.brandPpm) }]]),
      categoryRates: rateOf('category', row.categoryPpm),
    },
    { productId: row.productId, brandId: 'brand', categoryIds: ['category'] },
  );
  const price = unitPrice({ wholesale: cents(row.wholesaleCents), platformRate, markupRate });
  const { variantId, productId } = row;
  return { ...price, variantId, productId, platformRate, markupRate };
}

function rateOf<Id>(id: Id, rate: number | null): ReadonlyMap<Id, Ppm> {
  return rate === null ? new Map() : new Map([[id, ppm(rate)]]);
}

function rateOrNone(rate: number | null): Ppm | undefined {
  return rate === null ? undefined : ppm(rate);
}
