// Writes the lines of orders with their events and what was asked about them.
import type { Day } from '@wevisu/domain/calendar/calendar.ts';
import { FIRST_STATUS } from '@wevisu/domain/orders/order-status.ts';
import type pg from 'pg';
import { requireEntry } from '../table.ts';
import type { MoneyOrder } from './load-money.ts';
import { Ids, Rows, toText } from './numbered-rows.ts';
import { type PastItem, statusOf } from './past-item.ts';
import { maturedAt } from './past-money.ts';
import type { Terms } from './terms.ts';

interface Event {
  readonly itemId: number;
  readonly actorId: number;
  readonly from: string | null;
  readonly to: string;
  readonly at: number;
  readonly reason: string | null;
}

interface Asked {
  readonly itemId: number;
  readonly vendorId: number;
  readonly request: PastItem['requests'][number];
}

/** Returns their ids. */
export async function loadItems(
  client: pg.PoolClient,
  orders: readonly MoneyOrder[],
  { now, terms }: { readonly now: number; readonly terms: Terms },
): Promise<ReadonlyMap<PastItem, number>> {
  const ids = await Ids.of(client, 'order_items');
  const rows =
    new Rows(`order_items (id, order_id, vendor_id, showroom_id, variant_id, product_hash,
    product_name, brand_name, sku, size_label, finish, picture, unit, box_sqft_e4, lots, qty, price_cents,
    final_price, fee_cents, contractor_markup_amt, coupon_cents, markup_ppm, line_cents, shipping_cents,
    tax_cents, admin_profit_inclusive_tax, lead_time_min_days, lead_time_max_days, status, status_date,
    is_sample, split_from, arrives_from, arrives_to, carrier, tracking_number, capture_id,
    vendor_available_on, pro_available_on, is_vendor_available, is_pro_available)`);
  const itemIds = new Map<PastItem, number>();
  const events: Event[] = [];
  const asked: Asked[] = [];
  for (const order of orders) {
    let wholeId = 0;
    for (const item of order.items) {
      const id = ids.take();
      itemIds.set(item, id);
      if (!item.isPart) wholeId = id;
      addItem(rows, { id, order, item, now, splitFrom: item.isPart ? wholeId : null });
      events.push(...eventsOf(id, item, order));
      const { vendorId } = item.line.variant;
      asked.push(...item.requests.map((request) => ({ itemId: id, vendorId, request })));
    }
  }
  await rows.send(client);
  await ids.keep(client);
  await loadEvents(client, events);
  await loadRequests(client, asked, terms);
  await loadParcels(client);
  return itemIds;
}

function addItem(
  rows: Rows,
  of: {
    readonly id: number;
    readonly order: MoneyOrder;
    readonly item: MoneyOrder['items'][number];
    readonly now: number;
    readonly splitFrom: number | null;
  },
): void {
  const { id, order, item } = of;
  const { line, share, arrives, tracking } = item;
  const { variant, amounts } = line;
  rows.add(
    ...[id, order.id, variant.vendorId, order.showroom.id, variant.variantId, variant.productHash],
    ...[variant.productName, variant.brand, variant.sku, variant.sizeLabel, variant.finish],
    ...[variant.picture, variant.unit, variant.boxSqftE4, JSON.stringify(share.lots), share.qty],
    ...[line.price, amounts.split.finalPrice, line.fee, amounts.split.contractorMarkupAmt],
    ...[line.couponOff, line.markupRate, share.line, share.shipping, share.tax, share.platform],
    ...[variant.leadMin, variant.leadMax, statusOf(item)],
    ...[toText(item.steps.at(-1)?.at ?? order.placedAt), variant.isSample ? 't' : 'f'],
    ...[of.splitFrom, arrives?.from ?? null, arrives?.to ?? null],
    ...[tracking?.carrier ?? null, tracking?.number ?? null],
    ...earningCells(order, item, of.now),
  );
}

function earningCells({ money, captureId }: MoneyOrder, item: PastItem, now: number) {
  const { charge, refunds } = money;
  const days = charge?.items.get(item);
  if (days === undefined) return [null, null, null, 'f', 'f'];
  const until = Math.min(now, refunds.find((one) => one.item === item)?.at ?? now);
  const isDue = (on: Day) => (maturedAt(on) <= until ? 't' : 'f');
  return [captureId, days.vendor, days.pro, isDue(days.vendor), isDue(days.pro)];
}

function eventsOf(itemId: number, item: PastItem, order: MoneyOrder): readonly Event[] {
  const placed = {
    ...{ itemId, actorId: order.client.userId, from: null, to: FIRST_STATUS, at: order.placedAt },
    reason: null,
  };
  return [
    placed,
    ...item.steps.map(({ to, at, actorId, reason = null }, place) => ({
      ...{ itemId, actorId, to, at, reason, from: item.steps[place - 1]?.to ?? FIRST_STATUS },
    })),
  ];
}

/** In the order in which they happened, as their ids say. */
async function loadEvents(client: pg.PoolClient, events: readonly Event[]): Promise<void> {
  const rows = new Rows(
    'order_item_events (order_item_id, actor_user_id, from_status, to_status, at, reason)',
  );
  for (const { itemId, actorId, from, to, at, reason } of events.toSorted((a, b) => a.at - b.at)) {
    rows.add(itemId, actorId, from, to, toText(at), reason);
  }
  await rows.send(client);
}

async function loadRequests(
  client: pg.PoolClient,
  asked: readonly Asked[],
  terms: Terms,
): Promise<void> {
  const rows = new Rows(`order_requests (order_item_id, kind, qty, reason, note, state, asked_at,
    decided_at, decided_by, answer, return_to, return_by, restocking_cents, refund_cents)`);
  const inOrder = asked.toSorted((a, b) => a.request.askedAt - b.request.askedAt);
  for (const { itemId, vendorId, request } of inOrder) {
    const { decidedAt, terms: back } = request;
    const to = back && JSON.stringify(requireEntry(terms.vendors, vendorId).returnAddress);
    rows.add(
      ...[itemId, request.kind, request.qty, request.reason, request.note, request.state],
      ...[toText(request.askedAt), decidedAt === null ? null : toText(decidedAt)],
      ...[request.decidedBy, request.answer, to, back?.sendBy ?? null],
      ...[back?.restocking ?? null, back?.refund ?? null],
    );
  }
  await rows.send(client);
}

/** Those of lines with a number; who is at home takes them. */
async function loadParcels(client: pg.PoolClient): Promise<void> {
  await client.query('select pack_tracked_lines()');
  await client.query(`update parcels x set received_by = o.address ->> 'full_name'
    from orders o where o.id = x.order_id and x.delivered_at is not null`);
}
