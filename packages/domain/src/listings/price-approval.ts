/** Staff may set another, as the setting `price_change_limit_percent`. */
export const PRICE_CHANGE_LIMIT_PERCENT = 20;
/** A price list may not drop a price by more without a reason. Staff may set another, as `price_drop_hold_percent`. */
export const PRICE_DROP_HOLD_PERCENT = 50;

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
