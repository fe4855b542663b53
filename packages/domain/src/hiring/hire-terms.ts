/** What a homeowner and a pro agree on: the work, its price, and the milestones that the price is split into. */

export const HIRING = {
  maxMessageLength: 2_000,
  maxScopeLength: 4_000,
  maxTitleLength: 120,
  maxMilestones: 12,
  /** In cents. */
  maxPrice: 100_000_000,
  maxReviewLength: 2_000,
} as const;

/** Of the longest list; the oldest are left out. */
export const MAX_LISTED_HIRES = 200;

export interface HireTerms {
  readonly scope: string;
  /** In cents. */
  readonly price: number;
  /** In the order in which they are delivered. */
  readonly milestones: readonly HireMilestone[];
}

export interface HireMilestone {
  readonly title: string;
  /** In cents. */
  readonly price: number;
}

/** In cents: above zero if the milestones are more than the price. Zero or the terms can't be sent. */
export function differenceOfTerms({ price, milestones }: HireTerms): number {
  return milestones.reduce((total, milestone) => total + milestone.price, -price);
}

export type MilestoneState = 'open' | 'delivered' | 'accepted';

/** Of the milestone at this place: those before the current one are accepted, and the rest is still to come. */
export function milestoneStateOf(
  place: number,
  { accepted, isDelivered }: { readonly accepted: number; readonly isDelivered: boolean },
): MilestoneState {
  if (place < accepted) return 'accepted';
  return place === accepted && isDelivered ? 'delivered' : 'open';
}
