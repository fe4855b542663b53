/** What a comparison of ledger, order items and gateway may find, in words for staff. */

export const DIFFERENCE_KINDS = [
  'vendor',
  'pro',
  'fee',
  'tax',
  'shipping',
  'gateway',
  'gateway_fee',
  'charge',
  'charge_fee',
  'refund',
  'unknown_charge',
  'missing_charge',
  'payout',
  'balance',
  'transaction',
  'stuck',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** Which sum differs; the first amount is what it should be. */
export const DIFFERENCE_WORDS: Readonly<Record<DifferenceKind, string>> = {
  vendor: 'Vendors’ part: items and ledger',
  pro: 'Pro’s part: items and ledger',
  fee: 'Platform fee: items and ledger',
  tax: 'Tax: items and ledger',
  shipping: 'Shipping and restocking: items and ledger',
  gateway: 'Charged less refunds and fees: charges and ledger',
  gateway_fee: 'Gateway’s fees: charges and ledger',
  charge: 'Charge: ours and the gateway’s',
  charge_fee: 'Fee of a charge: ours and the gateway’s',
  refund: 'Refunds of a charge: ours and the gateway’s',
  unknown_charge: 'A charge that only the gateway knows',
  missing_charge: 'A charge that the gateway does not know',
  payout: 'On its way to a payee: payouts and ledger',
  balance: 'Kept balance: entries and balance',
  transaction: 'A transaction that does not balance',
  stuck: 'Begun and not finished for hours',
};
