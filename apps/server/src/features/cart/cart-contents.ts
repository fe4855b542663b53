// Reads and prices a cart: both the displayed cart and the checkout use this.
import type { LineProblemCode } from '@wevisu/contract/cart.ts';
import type { Refusal } from '@wevisu/domain/errors/errors.ts';
import { cents, type Ppm, ppm } from '@wevisu/domain/money/money.ts';
import { unitPrice } from '@wevisu/domain/money/pricing.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { VariantPrice } from '../showrooms/price-parts.ts';
import { lineProblem } from './line-problem.ts';
import { freeOf } from './pick-lots.ts';
import type { ContentsRow, HoldRow, LineRow } from './store/contents-sql.ts';
import { type ContentsOf, readContents } from './store/read-contents.ts';

export interface PricedLine extends LineRow {
  readonly price: VariantPrice;
  /** Units left for this line, after earlier lines of the same variant. */
  readonly left: number;
  readonly problem: Refusal<LineProblemCode> | null;
}

export interface CartContents extends Omit<ContentsRow, 'lines'> {
  /** In the order they were added. */
  readonly lines: readonly PricedLine[];
  readonly couponRate: Ppm | null;
}

/** Null if there is no such showroom. One round trip. */
export async function readCartContents(
  db: Queryable,
  of: ContentsOf,
): Promise<CartContents | null> {
  const found = await readContents(db, of);
  return found === null ? null : toContents(found);
}

export function toContents(row: ContentsRow): CartContents {
  const couponRate = row.couponRatePpm === null ? null : ppm(row.couponRatePpm);
  const lines = row.lines.toSorted((a, b) => a.id - b.id);
  return { ...row, lines: withProblems(withOwnHolds(lines, row.holds), couponRate), couponRate };
}

/** Stock held by the cart's own checkout counts as available. */
function withOwnHolds(lines: readonly LineRow[], holds: readonly HoldRow[]): readonly LineRow[] {
  if (holds.length === 0) return lines;
  const own = new Map<number, number>();
  for (const { lotId, qty } of holds) own.set(lotId, (own.get(lotId) ?? 0) + qty);
  return lines.map((line) => ({
    ...line,
    lots: line.lots.map((lot) => ({ ...lot, free: lot.free + (own.get(lot.id) ?? 0) })),
  }));
}

function withProblems(rows: readonly LineRow[], couponRate: Ppm | null): PricedLine[] {
  const taken = new Map<number, number>();
  return rows.map((row) => {
    const left = freeOf(row.lots) - (taken.get(row.variantId) ?? 0);
    const problem = lineProblem(row, left);
    if (problem === null) taken.set(row.variantId, (taken.get(row.variantId) ?? 0) + row.qty);
    return { ...row, price: priceOf(row, couponRate), left, problem };
  });
}

function priceOf(row: LineRow, couponRate: Ppm | null): VariantPrice {
  const { variantId, productId } = row;
  const platformRate = ppm(row.platformPpm);
  const markupRate = ppm(row.markupPpm);
  const price = unitPrice({
    wholesale: cents(row.wholesaleCents),
    platformRate,
    markupRate,
    couponRate: row.isSample ? undefined : (couponRate ?? undefined),
  });
  return { ...price, variantId, productId, platformRate, markupRate };
}
