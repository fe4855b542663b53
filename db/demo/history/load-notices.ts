// What the bell of each account says about the last weeks, as the checkout and the vendors' steps would have written it.
import { formatUsd, multiplyByQty, sum } from '@wevisu/domain/money/money.ts';
import { type OrderStatus, statusLabel } from '@wevisu/domain/orders/order-status.ts';
import type pg from 'pg';
import { requireEntry } from '../table.ts';
import type { NumberedOrder } from './load-orders.ts';
import { Rows, toText } from './numbered-rows.ts';
import type { PricedItem } from './price-basket.ts';
import { DAY_MS } from './seasons.ts';
import type { Terms } from './terms.ts';

const DAYS = 21;
/** What is older has been read. */
const UNREAD_DAYS = 2;

interface Notice {
  readonly userId: number;
  readonly event: string;
  readonly title: string;
  readonly text: string;
  readonly link: string | null;
  readonly topic: string | null;
  readonly at: number;
  readonly steps: readonly { readonly title: string; readonly text: string; readonly at: string }[];
}

export async function loadNotices(
  client: pg.PoolClient,
  orders: readonly NumberedOrder[],
  { now, terms }: { readonly now: number; readonly terms: Terms },
): Promise<void> {
  const recent = orders.filter(({ placedAt }) => placedAt > now - DAYS * DAY_MS);
  const rows = new Rows(
    'notifications (user_id, event, title, text, link, topic, steps, read_at, created_at)',
  );
  const notices = recent.flatMap((order) => [toHomeowner(order), ...toTrade(order, terms)]);
  for (const { userId, event, title, text, link, topic, steps, at } of notices.toSorted(
    (a, b) => a.at - b.at,
  )) {
    const readAt = at > now - UNREAD_DAYS * DAY_MS ? null : toText(Math.min(now, at + DAY_MS));
    rows.add(userId, event, title, text, link, topic, JSON.stringify(steps), readAt, toText(at));
  }
  await rows.send(client);
}

/** One for the order, with everything that has happened to it. */
function toHomeowner(order: NumberedOrder): Notice {
  const { number, client, placedAt, basket } = order;
  const first = {
    title: `We received your order ${number}`,
    text: `${formatUsd(basket.quote.total)} is authorized on your card. You pay only for what the vendors approve.`,
    at: toText(placedAt),
  };
  const later = order.items
    .flatMap(({ line, share, steps }) =>
      steps.map(({ to, at }) => ({
        title: `Order ${number}: ${saidOf(to)}`,
        text: `${share.qty} x ${line.variant.productName}: ${saidOf(to)}.`,
        at: toText(at),
      })),
    )
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .slice(-8);
  const last = later.at(-1) ?? first;
  return {
    userId: client.userId,
    event: later.length === 0 ? 'order_placed' : 'order_item_status',
    title: last.title,
    text: last.text,
    link: `/account/orders/${number}`,
    topic: `order:${number}`,
    at: Date.parse(last.at),
    steps: [first, ...later],
  };
}

function saidOf(to: OrderStatus): string {
  return to === 'Cancle' ? 'Canceled' : statusLabel(to);
}

function toTrade(order: NumberedOrder, terms: Terms): readonly Notice[] {
  const { number, client, showroom, placedAt, basket } = order;
  const profit = sum(basket.items.map(({ amounts }) => amounts.split.proAmount));
  const shared = {
    ...{ event: 'order_placed', link: null, topic: null, at: placedAt, steps: [] },
  };
  return [
    {
      ...shared,
      userId: showroom.userId,
      title: `New order ${number} in your showroom`,
      text: `${client.firstName} ${client.lastName} ordered ${count(basket.items)}. Your profit is ${formatUsd(profit)}.`,
    },
    ...basket.parcels.map(({ vendorId }) => {
      const own = basket.items.filter(({ variant }) => variant.vendorId === vendorId);
      const amount = sum(own.map(({ variant, qty }) => multiplyByQty(variant.wholesale, qty)));
      return {
        ...shared,
        userId: requireEntry(terms.vendors, vendorId).userId,
        title: `New order ${number}`,
        text: `${count(own)} for ${formatUsd(amount)} to approve.`,
      };
    }),
  ];
}

function count(items: readonly PricedItem[]): string {
  return items.length === 1 ? '1 product' : `${items.length} products`;
}
