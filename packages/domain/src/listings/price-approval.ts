/** Staff may set another, as the setting `price_change_limit_percent`. */
export const PRICE_CHANGE_LIMIT_PERCENT = 20;

/**
 * Whether staff look at a new wholesale price first: one that rises or falls by more than the limit is likely a slip of
 * a digit or a unit. Exactly the limit is not above it.
 */
export function needsPriceApproval(given: {
  readonly fromCents: number;
  readonly toCents: number;
  readonly limitPercent: number;
}): boolean {
  const { fromCents, toCents, limitPercent } = given;
  return Math.abs(toCents - fromCents) * 100 > fromCents * limitPercent;
}
