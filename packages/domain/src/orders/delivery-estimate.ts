import { addBusinessDays } from '../calendar/business-days.ts';
import { addDays, type Day, dayOf, type Instant } from '../calendar/calendar.ts';

/** Days from the least to the most, whole, the least at least 0. */
export interface DaySpan {
  readonly least: number;
  readonly most: number;
}

/**
 * The days between which goods arrive: the vendor's lead time in days of the calendar, then the way in
 * working days, so that nothing arrives on a weekend or a holiday. `transit` counts from 1. Throws
 * RangeError for spans that are none.
 */
export function deliveryEstimate(of: {
  readonly orderedAt: Instant;
  readonly lead: DaySpan;
  readonly transit: DaySpan;
}): { readonly from: Day; readonly to: Day } {
  for (const { least, most } of [of.lead, of.transit]) {
    if (!Number.isInteger(least) || !Number.isInteger(most) || least < 0 || most < least) {
      throw new RangeError(`not a span of days: ${least} to ${most}`);
    }
  }
  const ordered = dayOf(of.orderedAt);
  return {
    from: addBusinessDays(addDays(ordered, of.lead.least), of.transit.least),
    to: addBusinessDays(addDays(ordered, of.lead.most), of.transit.most),
  };
}
