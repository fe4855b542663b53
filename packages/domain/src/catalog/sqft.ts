/**
 * Areas in integer ten-thousandths of a square foot, so that a box of 15.0694 sq ft and an area of
 * 120.5 sq ft compare exactly (`box_sqft_e4` in the database).
 */

import { type Result, refuse } from '../errors/errors.ts';
import { formatCount } from '../format-count.ts';
import { type Cents, mulRatio } from '../money/money.ts';

declare const unit: unique symbol;

/** An area in ten-thousandths of a square foot; a safe integer of 0 or more. */
export type SqFt = number & { readonly [unit]: 'sqft' };

const PER_SQFT = 10_000;

/** The largest area that can be typed: 1,000,000 sq ft, far beyond any house. */
const MAXIMUM_AREA = 1_000_000;

/** Area from decimal text or a number with at most four decimals. Throws RangeError otherwise. */
export function sqft(value: string | number): SqFt {
  const parts = /^(\d{1,10})(?:\.(\d{1,4})0*)?$/.exec(String(value));
  if (!parts) throw new RangeError(`not square feet with at most four decimals: ${value}`);
  return sqftFromUnits(Number(parts[1]) * PER_SQFT + Number((parts[2] ?? '').padEnd(4, '0')));
}

/** Brands ten-thousandths of a square foot. Throws RangeError unless a safe integer of 0 or more. */
export function sqftFromUnits(units: number): SqFt {
  if (!Number.isSafeInteger(units) || units < 0) throw new RangeError(`not an area: ${units}`);
  return units as SqFt;
}

/** Decimal text without trailing zeros: '15.0694', '120.5', '12'. */
export function sqftText(area: SqFt): string {
  const decimals = String(area % PER_SQFT)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return `${Math.floor(area / PER_SQFT)}${decimals && `.${decimals}`}`;
}

/** Area for display with at most two decimals, rounded half-up, in thousands: 150694 gives '15.07', 16e9 '1,600,000'. */
export function formatSqft(area: SqFt): string {
  const text = sqftText((Math.floor((area + 50) / 100) * 100) as SqFt);
  return text.replace(/\d+/, (whole) => formatCount(Number(whole)));
}

/**
 * Reads an area that a person typed or a client sent: above 0, up to 1,000,000 sq ft, two decimals
 * (CAT-11); everything else is refused as `area_invalid`.
 */
export function parseArea(value: unknown): Result<SqFt, 'area_invalid'> {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return refuse('area_invalid');
  const plain = text.trim().replace(/^\./, '0.').replace(/\.$/, '');
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(plain)) return refuse('area_invalid');
  const area = sqft(plain);
  if (area === 0 || area > MAXIMUM_AREA * PER_SQFT) return refuse('area_invalid');
  return { ok: true, value: area };
}

/** CAT-05: price of one square foot, half-up to the cent. Throws RangeError for an empty box. */
export function pricePerSqft(price: Cents, boxSqft: SqFt): Cents {
  return mulRatio(price, PER_SQFT, boxSqft);
}
