/** Why a vendor declines a line, as the homeowner reads it. */
export const DECLINE_REASONS = {
  out_of_stock: 'Out of stock',
  discontinued: 'No longer made',
  damaged: 'Damaged in stock',
  no_delivery: 'Cannot be delivered to this address',
  other: 'Another reason',
} as const;

export const DECLINE_REASON_KEYS = Object.keys(
  DECLINE_REASONS,
) as readonly (keyof typeof DECLINE_REASONS)[];
export type DeclineReason = (typeof DECLINE_REASON_KEYS)[number];

/** What is kept with the step: 'Out of stock: the next delivery is in March.' */
export function declineText(reason: DeclineReason, note: string): string {
  const label = DECLINE_REASONS[reason];
  if (note === '') return label;
  return reason === 'other' ? note : `${label}: ${note}`;
}
