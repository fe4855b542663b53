import { addBusinessDays } from '../calendar/business-days.ts';
import { addDays, type Day, dayOf, type Instant } from '../calendar/calendar.ts';

/** Whole days, 0 <= min <= max. */
export interface DaySpan {
  readonly min: number;
  readonly max: number;
}

/**
 * The delivery window: the vendor's lead time in calendar days, then transit in business days, so
 * that nothing arrives on a weekend or a holiday. `transit` counts from 1. Throws RangeError for
 * invalid spans.
 */
export function deliveryEstimate(of: {
  readonly orderedAt: Instant;
  readonly lead: DaySpan;
  readonly transit: DaySpan;
}): { readonly from: Day; readonly to: Day } {
  for (const { min, max } of [of.lead, of.transit]) {
    if (!Number.isInteger(min) || !Number.isInteger(max) || min < 0 || max < min) {
      throw new RangeError(`not a span of days: ${min} to ${max}`);
    }
  }
  const ordered = dayOf(of.orderedAt);
  return {
    from: addBusinessDays(addDays(ordered, of.lead.min), of.transit.min),
    to: addBusinessDays(addDays(ordered, of.lead.max), of.transit.max),
  };
}
