import type { VendorId } from '@wevisu/domain/ids.ts';
import { type Cents, cents, formatUsd, multiplyByQty, sum } from '@wevisu/domain/money/money.ts';
import type { NewNotification } from '../notifications/notify.ts';
import { orderPath, orderTopic } from '../orders/order-path.ts';
import type { QuoteLine } from './quote.ts';
import type { PlacedOrder } from './store/place-order.ts';

const EVENT = 'order_placed';

/** Notifies the homeowner, the pro and each vendor of an order, each with their own amount only (U-12). */
export function orderNotifications(order: PlacedOrder): NewNotification[] {
  const { number, quote, homeowner } = order;
  const name = `${homeowner.firstName} ${homeowner.lastName}`.trim();
  return [
    {
      userId: homeowner.userId,
      event: EVENT,
      title: `We received your order ${number}`,
      text: `${formatUsd(cents(quote.totalCents))} is authorized on your card. You pay only for what the vendors approve.`,
      link: orderPath(number),
      topic: orderTopic(number),
    },
    {
      userId: order.pro.userId,
      event: EVENT,
      title: `New order ${number} in your showroom`,
      text: `${name} ordered ${count(quote.lines)}. Your profit is ${formatUsd(markupOf(quote.lines))}.`,
      link: null,
    },
    ...order.vendors.map(({ vendorId, userId }): NewNotification => {
      const lines = linesOf(order, vendorId);
      return {
        userId,
        event: EVENT,
        title: `New order ${number}`,
        text: `${count(lines)} for ${formatUsd(wholesaleOf(lines))} to approve.`,
        link: null,
      };
    }),
  ];
}

export function linesOf(order: PlacedOrder, vendorId: VendorId): QuoteLine[] {
  return order.quote.lines.filter((line) => line.vendorId === vendorId);
}

/** What the vendor gets for its lines, without shipping. */
export function wholesaleOf(lines: readonly QuoteLine[]): Cents {
  return sum(lines.map((line) => multiplyByQty(cents(line.wholesaleCents), line.qty)));
}

/** What the pro gets for the lines, after the coupon. */
export function markupOf(lines: readonly QuoteLine[]): Cents {
  return sum(lines.map((line) => multiplyByQty(cents(line.markupCents), line.qty)));
}

function count(lines: readonly QuoteLine[]): string {
  return lines.length === 1 ? '1 product' : `${lines.length} products`;
}
