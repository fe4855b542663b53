// What a change of many markups comes to: each product that would change, with its price before and after.
import type { ProductId } from '@wevisu/domain/ids.ts';
import { changeMarkup, type MarkupAct } from '@wevisu/domain/money/change-markup.ts';
import { type Cents, cents, type Ppm } from '@wevisu/domain/money/money.ts';
import { resolveMarkup, unitPrice } from '@wevisu/domain/money/pricing.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { OwnRates } from '../showrooms/own-rates.ts';
import type { ShowroomPricesDeps } from './deps.ts';
import { findProducts, type ProductFilter } from './find-products.ts';
import { markupOf } from './markup-source.ts';
import { listProductCosts, type ProductCostRow } from './store/products.ts';

/** More than these are changed by a job. */
export const MAX_AT_ONCE = 25_000;
/** More than these are the work of a rule. */
export const MAX_BULK = 250_000;
const AT_ONCE = 5_000;

export interface BulkChange {
  readonly filter: ProductFilter;
  readonly act: MarkupAct;
  readonly by: Ppm;
}

export interface PlannedRate {
  readonly productId: ProductId;
  readonly name: string;
  readonly before: Ppm;
  readonly after: Ppm;
  /** The product's own rate, if it has one. */
  readonly own: Ppm | null;
  readonly isHeld: boolean;
  readonly priceBefore: Cents;
  readonly priceAfter: Cents;
}

export interface BulkPlan {
  /** Found by the filter. */
  readonly products: number;
  /** Those that would change, in the order of the list. */
  readonly changes: readonly PlannedRate[];
}

/** Null where the filter finds more than MAX_BULK. */
export async function planBulk(
  db: Queryable,
  { catalog }: Pick<ShowroomPricesDeps, 'catalog'>,
  { own, change }: { readonly own: OwnRates; readonly change: BulkChange },
): Promise<BulkPlan | null> {
  const found = await findProducts(catalog, change.filter, { page: 1, perPage: MAX_BULK });
  if (found.total > MAX_BULK) return null;
  const changes: PlannedRate[] = [];
  for (let from = 0; from < found.ids.length; from += AT_ONCE) {
    const ids = found.ids.slice(from, from + AT_ONCE);
    for (const row of await listProductCosts(db, { showroomId: own.showroomId, ids })) {
      const planned = plan(own, change, row);
      if (planned.before !== planned.after) changes.push(planned);
    }
  }
  return { products: found.total, changes };
}

function plan(own: OwnRates, { act, by }: BulkChange, row: ProductCostRow): PlannedRate {
  const before = resolveMarkup(own.rates, markupOf(row));
  const after = changeMarkup(before, act, by);
  const wanted = act === 'set' ? by : act === 'raise' ? before + by : before - by;
  const priceAt = (markupRate: Ppm) =>
    unitPrice({ wholesale: cents(row.wholesaleCents), platformRate: own.platformRate, markupRate })
      .price;
  return {
    productId: row.productId,
    name: row.name,
    before,
    after,
    own: own.rates.productRates.get(row.productId) ?? null,
    isHeld: after !== wanted,
    priceBefore: priceAt(before),
    priceAfter: priceAt(after),
  };
}
