/**
 * What a homeowner may request for a line after buying, until when, and for which reasons (G-54). A
 * request changes no status: staff decide, and set it. Only a cancel within the hour is done at once.
 */

import { dayOf, type Instant } from '../calendar/calendar.ts';
import { ok, type Result, refuse } from '../errors/errors.ts';
import { type Extensions, latestDay } from '../policy/extended-clocks.ts';
import {
  CANCEL_WINDOW_MINUTES,
  INCOMPLETE_REPORT_DAYS,
  isCancelOpen,
  lastReportDay,
  lastReturnDay,
  RETURN_WINDOW_DAYS,
} from '../policy/policy.ts';
import { type OrderStatus, statusLabel } from './order-status.ts';
import { isPackable } from './parcels.ts';

export const REQUEST_KINDS = ['cancel', 'return', 'incomplete'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export const REQUEST_STATES = ['open', 'granted', 'refused', 'withdrawn'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** What a vendor may tell staff about a request. */
export const ADVICE = ['accept', 'refuse'] as const;
export type Advice = (typeof ADVICE)[number];

/** Reasons to choose from, by kind, with their labels; the last one requires a note. */
export const REQUEST_REASONS = {
  cancel: {
    changed_mind: 'I changed my mind',
    wrong_item: 'I ordered the wrong thing',
    wrong_quantity: 'The quantity is wrong',
    wrong_address: 'The address is wrong',
    other: 'Something else',
  },
  return: {
    not_as_expected: 'It looks different than I expected',
    wrong_item: 'I ordered the wrong thing',
    too_much: 'I ordered too much',
    other: 'Something else',
  },
  incomplete: {
    missing: 'Something is missing',
    damaged: 'Something arrived damaged',
    wrong_goods: 'Something else was sent',
    other: 'Something else',
  },
} as const satisfies Readonly<Record<RequestKind, Readonly<Record<string, string>>>>;

/** The label of a reason; null if this kind does not have it. */
export function reasonLabel(kind: RequestKind, reason: string): string | null {
  const reasons: Readonly<Record<string, string>> = REQUEST_REASONS[kind];
  return Object.hasOwn(reasons, reason) ? (reasons[reason] ?? null) : null;
}

/** The status that staff set to grant a request; null if granting changes none. */
export function grantedStatus(kind: RequestKind): OrderStatus | null {
  if (kind === 'incomplete') return null;
  return kind === 'cancel' ? 'Cancle' : 'Return Request';
}

/** In these, nothing has left the vendor. */
const BEFORE_PICK_UP: readonly OrderStatus[] = [
  'Waiting for approval',
  'Vendor Approved',
  'In Progress',
  'Ready to Pick Up',
];

/** The facts of a line that decide what may be requested. */
export interface RequestableItem {
  readonly status: OrderStatus;
  readonly placedAt: Instant;
  /** When it last became 'Delivered'; null if it has not. */
  readonly deliveredAt: Instant | null;
  /** Where staff have moved a deadline. */
  readonly moved?: Extensions;
}

const MINUTE_MS = 60_000;

/** Allows a request now, or refuses it with the reason (POL-08, POL-16). */
export function canAsk(
  kind: RequestKind,
  { status, deliveredAt, moved }: Omit<RequestableItem, 'placedAt'>,
  now: Instant,
): Result<RequestKind> {
  const notNow = refuse('request_not_now', { params: { status: statusLabel(status) } });
  if (kind === 'cancel') {
    return BEFORE_PICK_UP.includes(status) ? ok(kind) : notNow;
  }
  if (status !== 'Delivered' || deliveredAt === null) return notNow;
  if (kind === 'return') {
    return dayOf(now) <= latestDay(lastReturnDay(deliveredAt), moved?.return)
      ? ok(kind)
      : refuse('return_window_over', { params: { days: RETURN_WINDOW_DAYS } });
  }
  return dayOf(now) <= latestDay(lastReportDay(deliveredAt), moved?.report)
    ? ok(kind)
    : refuse('incomplete_window_over', { params: { days: INCOMPLETE_REPORT_DAYS } });
}

/**
 * Allows a report about what came in a shipment that arrived at `arrivedAt`, also while the rest of its line is still on
 * its way, or refuses it with the reason (POL-16).
 */
export function canReportArrived(
  of: Omit<RequestableItem, 'placedAt'>,
  arrivedAt: Instant,
  now: Instant,
): Result<RequestKind> {
  if (!isPackable(of.status)) return canAsk('incomplete', of, now);
  return dayOf(now) <= latestDay(lastReportDay(arrivedAt), of.moved?.report)
    ? ok('incomplete')
    : refuse('incomplete_window_over', { params: { days: INCOMPLETE_REPORT_DAYS } });
}

/** POL-14: whether a request that is allowed needs nobody's consent. */
export function isDoneAtOnce(kind: RequestKind, placedAt: Instant, now: Instant): boolean {
  return kind === 'cancel' && isCancelOpen(placedAt, now);
}

export interface Askable {
  readonly kind: RequestKind;
  readonly isAtOnce: boolean;
  /**
   * Until when: an ISO instant for a cancel that is done at once, a day (YYYY-MM-DD, inclusive) for a return or a
   * report; null for a later cancel, which ends with the pickup.
   */
  readonly until: string | null;
}

/** What may be requested now. */
export function listAskable(item: RequestableItem, now: Instant): Askable[] {
  return REQUEST_KINDS.filter((kind) => canAsk(kind, item, now).ok).map((kind) => {
    const isAtOnce = isDoneAtOnce(kind, item.placedAt, now);
    return { kind, isAtOnce, until: untilOf(kind, isAtOnce, item) };
  });
}

function untilOf(
  kind: RequestKind,
  isAtOnce: boolean,
  { placedAt, deliveredAt, moved }: RequestableItem,
): string | null {
  if (kind === 'cancel') {
    if (!isAtOnce) return null;
    return new Date(new Date(placedAt).getTime() + CANCEL_WINDOW_MINUTES * MINUTE_MS).toISOString();
  }
  const delivered = deliveredAt ?? placedAt;
  return kind === 'return'
    ? latestDay(lastReturnDay(delivered), moved?.return)
    : latestDay(lastReportDay(delivered), moved?.report);
}
