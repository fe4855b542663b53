/** What credits of AI 3D design are: how many a person starts with and what a design run takes. */

/** Given once, when the address is verified: three design runs. */
export const WELCOME_CREDITS = 30;

/** What one run takes, which gives at least three designs. */
export const DESIGN_CREDITS = 10;

/** Credits of a run that is neither delivered nor failed by then are returned by themselves. */
export const CREDIT_HOLD_MINUTES = 15;

/** Why a credit entry was made; the history names each. */
export const CREDIT_CAUSES = [
  'welcome',
  'bought',
  'held',
  'charged',
  'returned',
  'refunded',
  /** Kept while a bank decides about what was paid for them, and given back. */
  'disputed',
  'restored',
  'given_up',
] as const;
export type CreditCause = (typeof CREDIT_CAUSES)[number];

/** Why held credits went back. */
export const RETURN_REASONS = ['failed', 'declined', 'canceled', 'timeout'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export interface CreditLot {
  readonly id: number;
  /** What is left of it. */
  readonly left: number;
}

export interface CreditUse {
  readonly lotId: number;
  readonly credits: number;
}

/**
 * Shares `credits` out over lots, in the order given: the first is used up before the next begins. What comes back adds
 * up to `credits`. Throws RangeError for less than one credit, and if the lots hold fewer.
 */
export function useLots(lots: readonly CreditLot[], credits: number): readonly CreditUse[] {
  if (!Number.isSafeInteger(credits) || credits < 1)
    throw new RangeError(`not credits: ${credits}`);
  const uses: CreditUse[] = [];
  let rest = credits;
  for (const { id, left } of lots) {
    const used = Math.min(left, rest);
    if (used > 0) uses.push({ lotId: id, credits: used });
    rest -= used;
  }
  if (rest > 0) throw new RangeError(`the lots hold ${credits - rest} of ${credits} credits`);
  return uses;
}
