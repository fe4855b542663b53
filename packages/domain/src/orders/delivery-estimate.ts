import { addBusinessDays } from '../calendar/business-days.ts';
import { addDays, type Day, day, dayOf, formatDay, type Instant } from '../calendar/calendar.ts';
import { zoneBetween } from './shipping-zone.ts';

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

/** Business days on the way to a zone, as staff set them. */
export interface ZoneDays extends DaySpan {
  readonly zone: number;
}

export interface Arrival {
  readonly from: Day;
  readonly to: Day;
}

/**
 * When goods of one vendor arrive at a ZIP code: product page, cart and checkout all ask here. Goods that are sent
 * together wait for the slowest of them. Null where staff have set no days for the zone. Throws RangeError without
 * a lead time, and as deliveryEstimate and zoneBetween do.
 */
export function estimateArrival(of: {
  readonly orderedAt: Instant;
  /** One per product, at least one. */
  readonly leads: readonly DaySpan[];
  readonly shipFromZip: string;
  readonly toZip: string;
  readonly transit: readonly ZoneDays[];
}): Arrival | null {
  if (of.leads.length === 0) throw new RangeError('no lead time');
  const zone = zoneBetween(of.shipFromZip, of.toZip);
  const transit = of.transit.find((row) => row.zone === zone);
  if (transit === undefined) return null;
  const lead = {
    min: Math.max(...of.leads.map(({ min }) => min)),
    max: Math.max(...of.leads.map(({ max }) => max)),
  };
  return deliveryEstimate({ orderedAt: of.orderedAt, lead, transit });
}

/** The one way to say it: 'Arrives between 12.03.2026 and 12.09.2026'. Takes days as they come over the wire. */
export function arrivalText({ from, to }: { readonly from: string; readonly to: string }): string {
  const first = formatDay(day(from));
  return from === to ? `Arrives on ${first}` : `Arrives between ${first} and ${formatDay(day(to))}`;
}
