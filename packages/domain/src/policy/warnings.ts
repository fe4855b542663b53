/** How long before a deadline of the policies runs out those whom it concerns are told. */

import { addDays, type Day, dayOf, type Instant } from '../calendar/calendar.ts';
import { ORDER_PROCESSING_HOURS, VENDOR_REFUND_DAYS } from './policy.ts';

/** POL-13: hours left to approve or decline a line. */
const PROCESSING_SOON_HOURS = 12;
/** POL-10: days left to send an accepted return. */
const RETURN_SENDING_DAYS = 3;
/** POL-09: days left for the vendor to see to a refund. */
const VENDOR_REFUND_SOON_DAYS = 7;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Orders placed by then have their lines due soon, and those placed by the other are late. */
export function processingWarnings(now: Instant): { readonly soon: Date; readonly late: Date } {
  const ms = new Date(now).getTime();
  return {
    soon: new Date(ms - (ORDER_PROCESSING_HOURS - PROCESSING_SOON_HOURS) * HOUR_MS),
    late: new Date(ms - ORDER_PROCESSING_HOURS * HOUR_MS),
  };
}

/** Returns that are to be sent by this day or before are told of. */
export function lastWarnedSendDay(now: Instant): Day {
  return addDays(dayOf(now), RETURN_SENDING_DAYS);
}

/** Refunds that are due by this day or before are told of. */
export function lastWarnedRefundDay(now: Instant): Day {
  return addDays(dayOf(now), VENDOR_REFUND_SOON_DAYS);
}

/** Requests made by then have their refund due soon. */
export function vendorRefundWarning(now: Instant): Date {
  return new Date(
    new Date(now).getTime() - (VENDOR_REFUND_DAYS - VENDOR_REFUND_SOON_DAYS) * DAY_MS,
  );
}
