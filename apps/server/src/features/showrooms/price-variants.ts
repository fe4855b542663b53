// Prices of a few variants in one showroom, straight from the tables: for carts and checkouts, where
// a rate that changed a moment ago must count already.
import { type Cents, cents, type Ppm, percent, ppm } from '@wevisu/domain/money.ts';
import { resolveMarkup, type UnitPrice, unitPrice } from '@wevisu/domain/pricing.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { readMarkupRows } from './store/markup-rates.ts';

/** The platform's share of wholesale where staff have set no other (`platform_rate_ppm` in the settings). */
export const STANDARD_PLATFORM_RATE: Ppm = percent(5);

export interface VariantToPrice {
  readonly variantId: number;
  readonly productId: number;
  /** The category that the product hangs on. */
  readonly categoryId: number;
  readonly wholesale: Cents;
}

export interface VariantPrice extends UnitPrice {
  readonly markupRate: Ppm;
}

export interface VariantPrices {
  readonly platformRate: Ppm;
  /** By variant id; one for each variant that was asked for. */
  readonly byVariant: ReadonlyMap<number, VariantPrice>;
}

/** Throws for a showroom that is not there: the caller has found it before. */
export async function priceVariants(
  db: Queryable,
  {
    showroomId,
    variants,
    couponRate,
  }: {
    /** Of the table, not the pro's user id. */
    readonly showroomId: number;
    readonly variants: readonly VariantToPrice[];
    readonly couponRate?: Ppm | undefined;
  },
): Promise<VariantPrices> {
  const found = await readMarkupRows(db, {
    showroomId,
    productIds: variants.map((variant) => variant.productId),
    categoryIds: variants.map((variant) => variant.categoryId),
  });
  if (found === null) throw new Error(`showroom ${showroomId} is not there`);
  const platformRate =
    found.platform_ppm === null ? STANDARD_PLATFORM_RATE : ppm(found.platform_ppm);
  const rates = {
    showroomRate: ppm(found.showroom_ppm),
    productRates: new Map(found.products.map((row) => [row.id, ppm(row.ppm)])),
    categoryRates: new Map(found.categories.map((row) => [row.id, ppm(row.ppm)])),
  };
  const parents = new Map(found.parents.map((row) => [row.id, row.parent]));
  const byVariant = new Map<number, VariantPrice>();
  for (const { variantId, productId, categoryId, wholesale } of variants) {
    const parent = parents.get(categoryId);
    const markupRate = resolveMarkup(rates, {
      productId,
      categoryIds: parent === undefined ? [categoryId] : [categoryId, parent],
    });
    const price = unitPrice({ wholesale: cents(wholesale), platformRate, markupRate, couponRate });
    byVariant.set(variantId, { ...price, markupRate });
  }
  return { platformRate, byVariant };
}
