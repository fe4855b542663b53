import { ok, type Result, refuse } from '../errors/errors.ts';

/** Maximum units of one line; keeps every amount of an order well within the safe integers. */
export const MAXIMUM_QUANTITY = 1_000_000;

type QuantityCode = 'quantity_invalid' | 'quantity_below_minimum' | 'quantity_above_maximum';

/**
 * Reads a quantity from a client: a whole number, as a number or as digits, of at least the
 * product's `minimumUnit` (CAT-07; 1 by default) and at most 1,000,000.
 */
export function parseQuantity(value: unknown, minimumUnit = 1): Result<number, QuantityCode> {
  const quantity = typeof value === 'string' ? fromDigits(value) : value;
  if (typeof quantity !== 'number' || !Number.isInteger(quantity)) {
    return refuse('quantity_invalid');
  }
  if (quantity < minimumUnit) {
    return refuse('quantity_below_minimum', { params: { minimum: minimumUnit } });
  }
  if (quantity > MAXIMUM_QUANTITY) {
    return refuse('quantity_above_maximum', { params: { maximum: MAXIMUM_QUANTITY } });
  }
  return ok(quantity);
}

/** Clamps a typed or stepped quantity to what the box may show (CAT-07, CAT-08). */
export function clampQuantity(quantity: number, minimumUnit = 1): number {
  if (Number.isNaN(quantity)) return minimumUnit;
  return Math.min(MAXIMUM_QUANTITY, Math.max(minimumUnit, Math.trunc(quantity)));
}

function fromDigits(text: string): number | null {
  return /^-?\d{1,15}$/.test(text.trim()) ? Number(text) : null;
}
