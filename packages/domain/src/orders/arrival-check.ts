/**
 * A shipment as it is counted at the door: how many units of each line came, how many are damaged, and of which lots.
 * Whole selling units only; more than was sent is noted as over-delivery.
 */

import { ok, type Result, refuse } from '../errors/errors.ts';
import { type Cents, multiplyByQty } from '../money/money.ts';
import { keepsGoods, type OrderStatus } from './order-status.ts';

/** What one line of a checklist holds at most. */
export const ARRIVAL_LIMITS = {
  units: 100_000,
  lots: 10,
  lotLength: 60,
  noteLength: 500,
  photos: 8,
  photoBytes: 15 * 1024 * 1024,
  nameLength: 120,
} as const;

export const ARRIVAL_ROLES = ['homeowner', 'pro'] as const;
/** Who counted and signed. */
export type ArrivalRole = (typeof ARRIVAL_ROLES)[number];

export interface CountedUnits {
  /** Sent in this shipment. */
  readonly expected: number;
  /** Came, damaged ones included. */
  readonly received: number;
  readonly damaged: number;
}

export interface Finding {
  readonly short: number;
  readonly over: number;
  readonly damaged: number;
  /** Units that cannot be used of those that were sent: more than was sent makes up for damage. */
  readonly claimed: number;
}

/** What a count makes of a line. Throws RangeError unless all are whole, 1 <= expected and 0 <= damaged <= received. */
export function findingOf({ expected, received, damaged }: CountedUnits): Finding {
  const isWhole = [expected, received, damaged].every(Number.isSafeInteger);
  if (!isWhole || expected < 1 || damaged < 0 || received < damaged) {
    throw new RangeError(`not a count: ${received} of ${expected}, ${damaged} damaged`);
  }
  return {
    short: Math.max(0, expected - received),
    over: Math.max(0, received - expected),
    damaged,
    claimed: Math.max(0, expected - (received - damaged)),
  };
}

/** The reason of the claim about a line: see REQUEST_REASONS. */
export function claimReason({ damaged }: Pick<Finding, 'damaged'>): 'damaged' | 'missing' {
  return damaged > 0 ? 'damaged' : 'missing';
}

/** What the claimed units cost, at the price of one. */
export function claimWorth({ claimed }: Pick<Finding, 'claimed'>, price: Cents): Cents {
  return multiplyByQty(price, claimed);
}

/** '2 short, 1 damaged'; 'all there' for a line without findings. */
export function findingText({ short, over, damaged }: Omit<Finding, 'claimed'>): string {
  const parts = [
    ...(short > 0 ? [`${short} short`] : []),
    ...(damaged > 0 ? [`${damaged} damaged`] : []),
    ...(over > 0 ? [`${over} more than sent`] : []),
  ];
  return parts.length === 0 ? 'all there' : parts.join(', ');
}

/** All lines of a shipment together. */
export function sumFindings(findings: readonly Finding[]): Finding {
  const of = (part: keyof Finding) => findings.reduce((sum, one) => sum + one[part], 0);
  return { short: of('short'), over: of('over'), damaged: of('damaged'), claimed: of('claimed') };
}

/** Lots are the same whatever their case and spaces. */
function lotKey(lot: string): string {
  return lot.replace(/\s+/g, '').toUpperCase();
}

/** Each lot once, as it was first written. */
export function uniqueLots(lots: readonly string[]): readonly string[] {
  const seen = new Map<string, string>();
  for (const lot of lots.map((one) => one.trim())) {
    if (lot !== '' && !seen.has(lotKey(lot))) seen.set(lotKey(lot), lot);
  }
  return [...seen.values()];
}

export interface LotWarning {
  /** `mixed`: one line has several. `unlike_before`: an earlier shipment had others. `unlike_sent`: so said the vendor. */
  readonly kind: 'mixed' | 'unlike_before' | 'unlike_sent';
  readonly lots: readonly string[];
}

/** Tile and other goods of two lots do not match in color. Nothing to warn of where no lot was written down. */
export function lotWarnings(of: {
  readonly lots: readonly string[];
  /** Of the same product in earlier shipments of the order. */
  readonly before: readonly string[];
  /** That the vendor took it from. */
  readonly sent: readonly string[];
}): readonly LotWarning[] {
  const lots = uniqueLots(of.lots);
  const isNew = (others: readonly string[]) => {
    const known = new Set(others.map(lotKey));
    return others.length > 0 && lots.some((lot) => !known.has(lotKey(lot)));
  };
  return [
    ...(lots.length > 1 ? [{ kind: 'mixed' as const, lots }] : []),
    ...(isNew(of.before) ? [{ kind: 'unlike_before' as const, lots: uniqueLots(of.before) }] : []),
    ...(isNew(of.sent) ? [{ kind: 'unlike_sent' as const, lots: uniqueLots(of.sent) }] : []),
  ];
}

/** Whether a shipment can be counted and signed for: it is on its way or has arrived, and is not canceled. */
export function canCheckArrival({
  isSent,
  statuses,
}: {
  readonly isSent: boolean;
  /** Of the lines in it. */
  readonly statuses: readonly OrderStatus[];
}): Result<null> {
  if (!statuses.some(keepsGoods)) return refuse('parcel_canceled');
  return isSent ? ok(null) : refuse('parcel_not_sent');
}
