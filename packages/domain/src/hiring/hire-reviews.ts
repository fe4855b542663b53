/** Two people review each other without having read what the other one wrote. */
import type { Instant } from '../calendar/calendar.ts';

/** After so many days a review is published though the other one wrote none. */
export const REVIEW_DAYS = 14;
export const MAX_STARS = 5;

const DAY_MS = 86_400_000;

/** When the reviews of a hire are published at the latest. */
export function reviewDayOf(completedAt: Instant): Date {
  return new Date(new Date(completedAt).getTime() + REVIEW_DAYS * DAY_MS);
}

/** Once both have written, or the days are over; from then on nobody may add one. */
export function areReviewsPublished(of: {
  readonly written: number;
  readonly completedAt: Instant;
  readonly now: Date;
}): boolean {
  return of.written >= 2 || reviewDayOf(of.completedAt) <= of.now;
}
