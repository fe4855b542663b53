import { cents, type Ppm, ppm } from '@wevisu/domain/money.ts';
import { resolveMarkup, type UnitPrice, unitPrice } from '@wevisu/domain/pricing.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { toPlatformRate } from './platform-rate.ts';
import { listPriceParts } from './store.ts';

/** Everything that an order item freezes of one unit, before any coupon. Never goes to a homeowner whole. */
export interface VariantPrice extends UnitPrice {
  readonly variantId: number;
  readonly productId: number;
  readonly platformRate: Ppm;
  readonly markupRate: Ppm;
}

/**
 * Prices of variants in a showroom, as the database has them now: for carts and checkouts, inside
 * their transaction. Variants that do not exist are left out; withdrawn ones are priced.
 */
export async function priceVariants(
  db: Queryable,
  showroomId: number,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, VariantPrice>> {
  if (variantIds.length === 0) return new Map();
  const rows = await listPriceParts(db, { showroomId, variantIds });
  return new Map(
    rows.map((row) => {
      const platformRate = toPlatformRate(row.platform);
      const markupRate = resolveMarkup(
        {
          showroomRate: ppm(row.showroom_ppm),
          productRates: rateOf(row.product_id, row.product_ppm),
          categoryRates: new Map([
            ...rateOf('child', row.category_ppm),
            ...rateOf('parent', row.parent_ppm),
          ]),
        },
        { productId: row.product_id, categoryIds: ['child', 'parent'] },
      );
      const price = unitPrice({ wholesale: cents(row.wholesale_cents), platformRate, markupRate });
      const { variant_id: variantId, product_id: productId } = row;
      return [variantId, { ...price, variantId, productId, platformRate, markupRate }];
    }),
  );
}

function rateOf<Id>(id: Id, rate: number | null): ReadonlyMap<Id, Ppm> {
  return rate === null ? new Map() : new Map([[id, ppm(rate)]]);
}
