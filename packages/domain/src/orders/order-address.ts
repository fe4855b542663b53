/**
 * POL-14: whether the address of an order may still be changed. Its amounts are frozen and its card is authorized, so
 * the new address must cost the same tax and the same shipping.
 */

import type { Instant } from '../calendar/calendar.ts';
import { ok, type Result, refuse, refuseFields } from '../errors/errors.ts';
import { CANCEL_WINDOW_MINUTES, isCancelOpen } from '../policy/policy.ts';
import { keepsGoods, type OrderStatus } from './order-status.ts';
import { zoneBetween } from './shipping-zone.ts';

export interface Readdressable {
  readonly placedAt: Instant;
  /** Statuses of all its lines. */
  readonly statuses: readonly OrderStatus[];
}

const MINUTE_MS = 60_000;

/** Within the window, and before any vendor has approved a line. */
export function canChangeAddress(order: Readdressable, now: Instant): Result<null> {
  const expected = order.statuses.filter(keepsGoods);
  const isWaiting = expected.every((status) => status === 'Waiting for approval');
  if (expected.length === 0 || !isWaiting) return refuse('address_locked');
  return isCancelOpen(order.placedAt, now)
    ? ok(null)
    : refuse('address_window_over', { params: { minutes: CANCEL_WINDOW_MINUTES } });
}

/** The instant (ISO) until which it may be changed; null if it may not. */
export function addressChangeUntil(order: Readdressable, now: Instant): string | null {
  if (!canChangeAddress(order, now).ok) return null;
  const end = new Date(order.placedAt).getTime() + CANCEL_WINDOW_MINUTES * MINUTE_MS;
  return new Date(end).toISOString();
}

interface Place {
  readonly state: string;
  readonly zip_code: string;
}

/** Tax depends on the state, shipping on the zone from each vendor. */
export function checkSameCharges(given: {
  readonly from: Place;
  readonly to: Place;
  readonly shipFromZips: readonly string[];
}): Result<null> {
  const { from, to, shipFromZips } = given;
  const isSame =
    from.state === to.state &&
    shipFromZips.every((zip) => zoneBetween(zip, from.zip_code) === zoneBetween(zip, to.zip_code));
  return isSame ? ok(null) : refuseFields({ zip_code: 'address_costs_differ' });
}
