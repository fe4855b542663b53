// Every vendor has a request to answer, however the draws have fallen by the hour of the first start.
import { canAsk } from '@wevisu/domain/orders/order-requests.ts';
import { type PastItem, type PastRequest, statusOf } from './past-item.ts';
import type { PastOrder } from './past-order.ts';
import { asked } from './request-words.ts';

const REPORT = asked.find(({ kind }) => kind === 'incomplete');

/** Where no line of a vendor waits for an answer, a report about its latest delivery does. */
export function withOpenRequests<T extends PastOrder>(
  orders: readonly T[],
  now: number,
): readonly T[] {
  const items = orders.flatMap((order) => order.items);
  const waiting = new Set(items.filter(isOpen).map(vendorOf));
  const reported = new Map<PastItem, PastItem>();
  for (const item of items.toReversed()) {
    if (waiting.has(vendorOf(item))) continue;
    const request = reportOf(item, now);
    if (request === null) continue;
    waiting.add(vendorOf(item));
    reported.set(item, { ...item, requests: [request] });
  }
  return orders.map((order) => ({
    ...order,
    items: order.items.map((item) => ({ ...item, ...reported.get(item) })),
  }));
}

const vendorOf = ({ line }: PastItem) => line.variant.vendorId;
const isOpen = ({ requests }: PastItem) => requests.some(({ state }) => state === 'open');

/** Asked halfway between the delivery and now; null if nothing may be asked about the item. */
function reportOf(item: PastItem, now: number): PastRequest | null {
  const delivered = item.steps.findLast(({ to }) => to === 'Delivered');
  if (REPORT === undefined || delivered === undefined || item.requests.length > 0) return null;
  const of = { status: statusOf(item), deliveredAt: new Date(delivered.at) };
  if (!canAsk('incomplete', of, new Date(now)).ok || item.line.variant.isSample) return null;
  const askedAt = Math.floor((delivered.at + now) / 2);
  const { reason, note } = REPORT;
  return {
    ...{ kind: 'incomplete', qty: item.share.qty, reason, note, askedAt, state: 'open' },
    ...{ decidedAt: null, decidedBy: null, answer: '', terms: null },
  };
}
