// A line of an order of the past, whole or cut in two, with everything that has happened to it.
import { cents } from '@wevisu/domain/money/money.ts';
import type { RequestKind, RequestState } from '@wevisu/domain/orders/order-requests.ts';
import { FIRST_STATUS, type OrderStatus } from '@wevisu/domain/orders/order-status.ts';
import type { ReturnTerms } from '@wevisu/domain/orders/return-terms.ts';
import { type ItemShare, type Lot, splitItem } from '@wevisu/domain/orders/split-item.ts';
import type { Tracking } from '@wevisu/domain/orders/tracking.ts';
import type { Step } from './item-life.ts';
import type { PricedItem } from './price-basket.ts';

export interface PastRequest {
  readonly kind: RequestKind;
  readonly qty: number;
  readonly reason: string;
  readonly note: string;
  readonly askedAt: number;
  readonly state: RequestState;
  readonly decidedAt: number | null;
  readonly decidedBy: number | null;
  readonly answer: string;
  readonly terms: ReturnTerms | null;
}

export interface PastItem {
  readonly line: PricedItem;
  readonly share: ItemShare;
  /** After the order was placed, the earliest first. */
  readonly steps: readonly Step[];
  readonly requests: readonly PastRequest[];
  readonly tracking: Tracking | null;
  readonly isPart: boolean;
}

export function statusOf({ steps }: Pick<PastItem, 'steps'>, instant = Infinity): OrderStatus {
  return steps.findLast(({ at }) => at <= instant)?.to ?? FIRST_STATUS;
}

/** As the order was placed. */
export function wholeItem(line: PricedItem, lots: readonly Lot[]): PastItem {
  const { amounts } = line;
  return {
    line,
    share: {
      qty: line.qty,
      lots,
      line: amounts.amount,
      shipping: amounts.shipping,
      tax: amounts.tax,
      platform: amounts.split.adminProfitInclusiveTax,
    },
    steps: [],
    requests: [],
    tracking: null,
    isPart: false,
  };
}

/**
 * Ends the way of `qty` units with a step. Fewer than all of them become a part of their own, which comes last; the
 * rest goes on.
 */
export function interrupt(
  item: PastItem,
  { qty, step, requests }: { qty: number; step: Step; requests: readonly PastRequest[] },
): readonly PastItem[] {
  const steps = [...item.steps.filter(({ at }) => at < step.at), step];
  if (qty === item.share.qty)
    return [{ ...item, steps, requests: [...item.requests, ...requests] }];
  const { part, rest } = splitItem(
    { ...item.share, price: item.line.price, fee: cents(item.line.fee) },
    qty,
  );
  return [
    { ...item, share: rest },
    { ...item, share: part, steps, requests, isPart: true },
  ];
}
