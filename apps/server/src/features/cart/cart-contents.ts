// A cart, read and priced: what is shown of it and what a checkout buys come from this one place.
import type { LineProblemCode } from '@wevisu/contract/cart.ts';
import type { Refusal } from '@wevisu/domain/errors/errors.ts';
import { type Ppm, ppm } from '@wevisu/domain/money/money.ts';
import { unitPrice } from '@wevisu/domain/money/pricing.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { toVariantPrice, type VariantPrice } from '../showrooms/price-parts.ts';
import { lineProblem } from './line-problem.ts';
import { freeOf } from './pick-lots.ts';
import {
  type ContentsOf,
  type ContentsRow,
  type LineRow,
  readContents,
} from './store/read-contents.ts';

export interface PricedLine extends LineRow {
  readonly price: VariantPrice;
  /** Units left for this line, after the lines of the same variant before it. */
  readonly left: number;
  readonly problem: Refusal<LineProblemCode> | null;
}

export interface CartContents extends Omit<ContentsRow, 'lines'> {
  readonly lines: readonly PricedLine[];
  readonly couponRate: Ppm | null;
}

/** Null where there is no such showroom. One round trip. */
export async function readCartContents(
  db: Queryable,
  of: ContentsOf,
): Promise<CartContents | null> {
  const found = await readContents(db, of);
  if (found === null) return null;
  const couponRate = found.coupon_rate_ppm === null ? null : ppm(found.coupon_rate_ppm);
  return { ...found, lines: withProblems(found.lines, couponRate), couponRate };
}

function priceOf(row: LineRow, couponRate: Ppm | null): VariantPrice {
  const price = toVariantPrice(row);
  return couponRate === null ? price : { ...price, ...unitPrice({ ...price, couponRate }) };
}

function withProblems(rows: readonly LineRow[], couponRate: Ppm | null): PricedLine[] {
  const taken = new Map<number, number>();
  return rows.map((row) => {
    const left = freeOf(row.lots) - (taken.get(row.variant_id) ?? 0);
    const problem = lineProblem(row, left);
    if (problem === null) {
      taken.set(row.variant_id, (taken.get(row.variant_id) ?? 0) + row.qty);
    }
    return { ...row, price: priceOf(row, couponRate), left, problem };
  });
}
