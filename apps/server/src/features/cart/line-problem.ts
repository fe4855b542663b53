import type { LineProblemCode } from '@wevisu/contract/cart.ts';
import { type Refusal, refuse } from '@wevisu/domain/errors/errors.ts';
import { SAMPLE } from '@wevisu/domain/policy/policy.ts';

interface LineToBuy {
  readonly product_name: string;
  readonly vendor: string;
  readonly listed: boolean;
  readonly vendor_active: boolean;
  readonly minimum_unit: number;
  readonly qty: number;
  readonly sampled: boolean;
}

/** Why a line can't be bought as it stands, or null. `left` are the units that it may still take. */
export function lineProblem(line: LineToBuy, left: number): Refusal<LineProblemCode> | null {
  const product = line.product_name;
  if (!line.listed) return refuse('product_not_sold', { params: { product } });
  if (!line.vendor_active) return refuse('vendor_suspended', { params: { vendor: line.vendor } });
  if (line.sampled) return refuse('sample_taken', { params: { product, days: SAMPLE.days } });
  if (left <= 0) return refuse('out_of_stock', { params: { product } });
  if (line.qty > left) return refuse('not_enough_stock', { params: { product, left } });
  if (line.qty < line.minimum_unit) {
    return refuse('quantity_below_minimum', { params: { minimum: line.minimum_unit } });
  }
  return null;
}
