import type { LineProblemCode } from '@wevisu/contract/cart.ts';
import { type Refusal, refuse } from '@wevisu/domain/errors/errors.ts';
import { SAMPLE } from '@wevisu/domain/policy/policy.ts';

interface LineToBuy {
  readonly productName: string;
  readonly vendor: string;
  readonly listed: boolean;
  readonly vendorActive: boolean;
  readonly offered: boolean;
  readonly minimumUnit: number;
  readonly qty: number;
  readonly sampled: boolean;
}

/** Why a line can't be bought as is, or null. `left` is the number of units still available to it. */
export function lineProblem(line: LineToBuy, left: number): Refusal<LineProblemCode> | null {
  const product = line.productName;
  if (!line.listed) return refuse('product_not_sold', { params: { product } });
  if (!line.vendorActive) return refuse('vendor_suspended', { params: { vendor: line.vendor } });
  if (!line.offered) return refuse('product_not_offered', { params: { product } });
  if (line.sampled) return refuse('sample_taken', { params: { product, days: SAMPLE.days } });
  if (left <= 0) return refuse('out_of_stock', { params: { product } });
  if (line.qty > left) return refuse('not_enough_stock', { params: { product, left } });
  if (line.qty < line.minimumUnit) {
    return refuse('quantity_below_minimum', { params: { minimum: line.minimumUnit } });
  }
  return null;
}
