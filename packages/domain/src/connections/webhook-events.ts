/** What a vendor's system can be told of. */
export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.item_status',
  'request.opened',
  'stock.low',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds to wait after each failed try, of which the first follows the event at once. */
export const RETRY_SECONDS = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;
/** Up to so much of a wait is added to it, so that what failed together does not return together. */
const JITTER = 0.2;
export const MAX_WAIT_SECONDS = 24 * HOUR;

/** For a receiver to answer. */
export const DELIVERY_SECONDS = 15;
/** By how much the time of a genuine message may be off. */
export const SIGNATURE_SECONDS = 5 * MINUTE;

/**
 * Seconds until the next try after `tries` of them failed; null after the last one. A receiver may ask for more time
 * (`retryAfter`, in seconds), up to a day. `random` is from 0 to 1.
 */
export function secondsToNextTry(
  tries: number,
  { random, retryAfter = 0 }: { readonly random: number; readonly retryAfter?: number },
): number | null {
  const wait = RETRY_SECONDS[tries - 1];
  if (wait === undefined) return null;
  const jittered = Math.round(wait * (1 + JITTER * random));
  return Math.max(jittered, Math.min(Math.ceil(retryAfter), MAX_WAIT_SECONDS));
}

/** An address to which nothing has arrived for so long: its vendor is mailed, then it is switched off. */
export const FAILING = { warnHours: 24, offHours: 120 } as const;
