/** What moves the balance of a vendor or a pro, in their words. */

/** `available`: what was pending may be paid out from then on. */
export const EARNING_KINDS = [
  'sale',
  'hire',
  'hire_fee',
  'refund',
  'available',
  'payout',
  'dispute',
  'correction',
] as const;
export type EarningKind = (typeof EARNING_KINDS)[number];

/** By the cause of a transaction of the ledger. */
export const KIND_OF_CAUSE: Readonly<Record<string, EarningKind>> = {
  capture: 'sale',
  hire: 'hire',
  hire_fee: 'hire_fee',
  refund: 'refund',
  maturity: 'available',
  payout: 'payout',
  dispute: 'dispute',
  correction: 'correction',
};

export const CAUSE_OF_KIND: Readonly<Record<EarningKind, string>> = {
  sale: 'capture',
  hire: 'hire',
  hire_fee: 'hire_fee',
  refund: 'refund',
  available: 'maturity',
  payout: 'payout',
  dispute: 'dispute',
  correction: 'correction',
};

export const EARNING_WORDS: Readonly<Record<EarningKind, string>> = {
  sale: 'Sale',
  hire: 'Hire',
  hire_fee: 'Fee on a hire',
  refund: 'Refund',
  available: 'Became available',
  payout: 'Payout',
  dispute: 'Dispute',
  correction: 'Correction',
};
