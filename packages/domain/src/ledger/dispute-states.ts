/** How far a bank is with a dispute. */
export const DISPUTE_STATES = [
  /** The bank waits for evidence until a day. */
  'needs_response',
  'under_review',
  'won',
  'lost',
  /** Given up by us. */
  'accepted',
] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

export function isOpenDispute(state: DisputeState): boolean {
  return state === 'needs_response' || state === 'under_review';
}
