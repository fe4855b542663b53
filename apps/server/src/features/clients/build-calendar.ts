import type { ProArrival } from '@wevisu/contract/pro-calendar.ts';
import { addDays, day } from '@wevisu/domain/calendar/calendar.ts';
import ical from 'ical-generator';

export interface FedArrival extends ProArrival {
  /** The last change of any of its lines. */
  readonly changedAt: Date;
}

const STATES: Readonly<Record<ProArrival['state'], string>> = {
  expected: 'Expected',
  on_the_way: 'On the way',
  late: 'Late',
  delivered: 'Delivered',
};

/**
 * Deliveries as iCalendar text. A delivery keeps its UID however its days change, so calendars move it and don't double
 * it. No amount is in it: whoever learns the address learns no price.
 */
export function buildCalendar(
  arrivals: readonly FedArrival[],
  { name, host }: { readonly name: string; readonly host: string },
): string {
  const calendar = ical({
    name: `Deliveries of ${name}`,
    prodId: { company: 'WeVisu', product: 'Deliveries', language: 'EN' },
    ttl: 3_600,
  });
  for (const one of arrivals) {
    const more = one.lines - one.products.length;
    const goods = one.products.join(', ') + (more > 0 ? ` and ${more} more` : '');
    calendar.createEvent({
      id: `delivery-${one.key}@${host}`,
      start: utc(one.from),
      // The end of a whole-day event is the day after.
      end: utc(addDays(day(one.to), 1)),
      allDay: true,
      stamp: one.changedAt,
      lastModified: one.changedAt,
      summary: `${STATES[one.state]}: ${one.client}, order ${one.order_number}`,
      description: `${goods}. From ${one.vendor}.`,
      location: one.place,
    });
  }
  return calendar.toString();
}

const utc = (text: string) => new Date(`${text}T00:00:00Z`);
