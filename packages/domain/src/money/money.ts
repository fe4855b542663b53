/**
 * Amounts and rates. An amount is an integer of cents, a rate an integer of parts per million, so
 * that 8.875 % is exactly 88,750; no amount is ever a fraction. Products go through bigint, since
 * cents x ppm soon exceeds the safe integers.
 */

declare const unit: unique symbol;

/** An amount of U.S. dollars in whole cents; a safe integer, may be negative (refunds, balances). */
export type Cents = number & { readonly [unit]: 'cents' };

/** A rate in parts per million, 0 or more: 100,000 is 10 %. */
export type Ppm = number & { readonly [unit]: 'ppm' };

const PPM_ONE = 1_000_000;
const EXACT_PRODUCT = 2 ** 50;

/** Brands whole cents. Throws RangeError for anything but a safe integer; -0 becomes 0. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole cents: ${amount}`);
  return (amount === 0 ? 0 : amount) as Cents;
}

/** Brands a rate in parts per million. Throws RangeError unless it is a safe integer of 0 or more. */
export function ppm(rate: number): Ppm {
  if (!Number.isSafeInteger(rate) || rate < 0) throw new RangeError(`not a rate in ppm: ${rate}`);
  return (rate === 0 ? 0 : rate) as Ppm;
}

/**
 * Rate from a percentage with at most four decimals, as people and tables write it: '8.875' or 10.
 * Throws RangeError for anything else.
 */
export function percent(value: string | number): Ppm {
  const parts = /^(\d{1,9})(?:\.(\d{1,4}))?$/.exec(String(value));
  if (!parts) throw new RangeError(`not a percentage with at most four decimals: ${value}`);
  return ppm(Number(parts[1]) * 10_000 + Number((parts[2] ?? '').padEnd(4, '0')));
}

/** Formats a rate as a percentage without trailing zeros: 88,750 gives '8.875%'. */
export function formatPercent(rate: Ppm): string {
  const decimals = String(rate % 10_000)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return `${Math.floor(rate / 10_000)}${decimals && `.${decimals}`}%`;
}

/** Sum of two or more amounts. Throws RangeError when it leaves the safe integers. */
export function add(first: Cents, ...others: readonly Cents[]): Cents {
  return sum([first, ...others]);
}

/** `from` less `amount`. Throws RangeError when it leaves the safe integers. */
export function subtract(from: Cents, amount: Cents): Cents {
  return cents(from - amount);
}

/** Sum of a list; 0 for an empty one. Throws RangeError when it leaves the safe integers. */
export function sum(amounts: readonly Cents[]): Cents {
  let total = 0;
  for (const amount of amounts) total = cents(total + amount);
  return cents(total);
}

/** The opposite amount; 0 stays 0. */
export function negate(amount: Cents): Cents {
  return cents(-amount);
}

/** Amount of `qty` units. Throws RangeError unless `qty` is a whole number of 0 or more. */
export function multiplyByQty(amount: Cents, qty: number): Cents {
  if (!Number.isSafeInteger(qty) || qty < 0) throw new RangeError(`not a quantity: ${qty}`);
  return fromBigint(BigInt(amount) * BigInt(qty));
}

/**
 * `numerator / denominator` to the nearest whole number, halves away from zero, as PostgreSQL
 * rounds `numeric`: so the share of a refund is the exact opposite of the share of the charge.
 * Throws RangeError unless the denominator is positive.
 */
export function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError(`denominator must be positive: ${denominator}`);
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (size * 2n + denominator) / (denominator * 2n);
  return numerator < 0n ? -rounded : rounded;
}

/**
 * `amount x rate` rounded half-up to the cent. For amounts of 0 or more SQL gives the same with
 * bigints: `(amount * rate + 500000) / 1000000`.
 */
export function mulRate(amount: Cents, rate: Ppm): Cents {
  const product = amount * rate;
  // Below 2^50 the quotient is precise enough for its floor to be exact; a list prices hundreds of
  // variants in a twentieth of the time that bigints take.
  if (product >= 0 && product < EXACT_PRODUCT) {
    return Math.floor((product + PPM_ONE / 2) / PPM_ONE) as Cents;
  }
  return fromBigint(roundHalfUp(BigInt(amount) * BigInt(rate), BigInt(PPM_ONE)));
}

/** `amount x numerator / denominator` rounded half-up to the cent; whole numbers, denominator > 0. */
export function mulRatio(amount: Cents, numerator: number, denominator: number): Cents {
  return fromBigint(roundHalfUp(BigInt(amount) * BigInt(numerator), BigInt(denominator)));
}

/** Brands a bigint of cents. Throws RangeError when it leaves the safe integers. */
function fromBigint(amount: bigint): Cents {
  return cents(Number(amount));
}

/**
 * Shares `total` out in proportion to `weights` by largest remainders. The shares always add up to
 * `total`; each is within one cent of its exact share; a weight of 0 gets nothing unless all are
 * 0, when the shares are even; ties go to the earlier place; the shares of `-total` are the
 * opposites of those of `total`. Throws RangeError for a negative or fractional weight, or for an
 * amount that has no recipient (no weights, total not 0).
 */
export function allocate(total: Cents, weights: readonly number[]): Cents[] {
  for (const weight of weights) {
    if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError(`bad weight: ${weight}`);
  }
  if (weights.length === 0) {
    if (total !== 0) throw new RangeError('no recipient for the amount');
    return [];
  }
  const parts = weights.every((weight) => weight === 0)
    ? weights.map(() => 1n)
    : weights.map(BigInt);
  const whole = parts.reduce((left, right) => left + right);
  const size = BigInt(Math.abs(total));
  const shares = parts.map((part) => (size * part) / whole);
  const order = parts
    .map((part, place) => ({ place, rest: (size * part) % whole }))
    .sort((a, b) => (a.rest === b.rest ? a.place - b.place : a.rest > b.rest ? -1 : 1));
  // Fewer cents remain than there are remainders above 0, so a weight of 0 gets none.
  let left = size - shares.reduce((sum, share) => sum + share, 0n);
  for (const { place } of order) {
    if (left === 0n) break;
    shares[place] = (shares[place] ?? 0n) + 1n;
    left -= 1n;
  }
  const sign = total < 0 ? -1 : 1;
  return shares.map((share) => cents(sign * Number(share)));
}

/** Formats an amount as U.S. dollars with two decimals (FMT-06): 123450 gives '$1,234.50'. */
export function formatUsd(amount: Cents): string {
  const size = Math.abs(amount);
  const dollars = String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}$${dollars}.${String(size % 100).padStart(2, '0')}`;
}

const USD = /^(-?)\$?(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d{1,2}))?$/;

/**
 * Reads dollars as people type them ('$1,234.50', '1234.5', '-$3'); null for anything else, for
 * more than two decimals, and for amounts beyond the safe integers of cents.
 */
export function parseUsd(text: string): Cents | null {
  const parts = USD.exec(text.trim());
  const whole = parts?.[2]?.replaceAll(',', '') ?? '';
  const decimals = parts?.[3] ?? '';
  if (!parts || whole + decimals === '') return null;
  const size = Number(whole || '0') * 100 + Number(decimals.padEnd(2, '0'));
  return Number.isSafeInteger(size) ? cents(parts[1] === '-' ? -size : size) : null;
}
