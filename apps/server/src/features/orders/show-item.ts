// An order item as each role sees it: no function here reads an amount that its role may not see (U-12).
import { leadTimeText } from '@wevisu/domain/catalog/lead-time.ts';
import { add, type Cents, cents, subtract } from '@wevisu/domain/money/money.ts';
import { amountsAt } from '@wevisu/domain/orders/asked-price.ts';
import { listAskable } from '@wevisu/domain/orders/order-requests.ts';
import {
  keepsGoods,
  type OrderStatus,
  selectableStatuses,
  statusLabel,
} from '@wevisu/domain/orders/order-status.ts';
import { profitOf } from '@wevisu/domain/orders/profit.ts';
import { carrierName, trackingUrl } from '@wevisu/domain/orders/tracking.ts';
import type { refundOf } from './show-payment.ts';
import { showItemRequest } from './show-request.ts';
import type { ItemRow } from './store/items.ts';
import type { OrderItemRow } from './store/orders.ts';
import { toLine } from './to-line.ts';

export function homeownerItem(
  row: OrderItemRow,
  of: {
    readonly placedAt: Date;
    readonly now: Date;
    readonly isCharged: boolean;
    readonly refund: ReturnType<typeof refundOf>;
  },
) {
  const { placedAt, now, isCharged, refund } = of;
  const deliveredAt = row.events.findLast(({ status }) => status === 'Delivered')?.at ?? null;
  const requests = (row.requests ?? []).map((request) => showItemRequest(request, row));
  const isAsked = requests.some(({ state }) => state === 'open');
  return {
    ...baseOf(row),
    vendor: row.vendor,
    price: row.priceCents,
    total: row.lineCents,
    released: keepsGoods(row.status) || isCharged ? 0 : paidFor(row),
    is_charged: isCharged,
    refund,
    history: row.events.map((event) => ({
      ...statusOf(event.status),
      at: new Date(event.at).toISOString(),
      reason: event.reason ?? '',
    })),
    // One request at a time: an open one has to be decided first.
    askable: isAsked
      ? []
      : listAskable({ status: row.status, placedAt, deliveredAt, moved: row.moved }, now).map(
          ({ kind, isAtOnce, until }) => ({ kind, at_once: isAtOnce, until }),
        ),
    asked_price: showAsked(row),
    requests,
  };
}

/** For the whole line, as the homeowner pays it. */
function showAsked(row: OrderItemRow) {
  const { asked } = row;
  if (asked === null) return null;
  const to = { price: cents(asked.price), fee: cents(asked.fee) };
  return {
    id: asked.id,
    former_price: cents(row.priceCents),
    price: to.price,
    former_total: paidFor(row),
    total: amountsAt(to, toLine(row, asked.taxPpm)).amount,
    note: asked.note,
    answer_by: new Date(asked.answerBy).toISOString(),
  };
}

/** Goods, shipping and tax of a line. */
export function paidFor(row: Pick<ItemRow, 'lineCents' | 'shippingCents' | 'taxCents'>): Cents {
  return add(cents(row.lineCents), cents(row.shippingCents), cents(row.taxCents));
}

export function vendorItem(row: ItemRow) {
  const { qty, status } = row;
  const finalPrice = cents(row.finalPrice);
  return {
    ...baseOf(row),
    final_price: finalPrice,
    profit: profitOf('Vendor', { qty, status, finalPrice }) ?? 0,
    ship_to: row.address,
    selectable: [...selectableStatuses('Vendor', row.status)],
  };
}

export function proItem(row: ItemRow) {
  const { qty, status } = row;
  const contractorMarkupAmt = cents(row.contractorMarkupAmt);
  return {
    ...baseOf(row),
    vendor: row.vendor,
    cost: subtract(cents(row.priceCents), contractorMarkupAmt),
    price: row.priceCents,
    contractor_markup_amt: contractorMarkupAmt,
    profit: profitOf('Contractor', { qty, status, contractorMarkupAmt }) ?? 0,
    homeowner: row.homeowner,
  };
}

export function staffItem(row: ItemRow) {
  const { qty, status } = row;
  const adminProfitInclusiveTax = cents(row.adminProfitInclusiveTax);
  return {
    ...baseOf(row),
    vendor: row.vendor,
    price: row.priceCents,
    final_price: row.finalPrice,
    contractor_markup_amt: row.contractorMarkupAmt,
    admin_profit_inclusive_tax: adminProfitInclusiveTax,
    profit: profitOf('Admin', { qty, status, adminProfitInclusiveTax }) ?? 0,
    homeowner: row.homeowner,
    selectable: [...selectableStatuses('Admin', row.status)],
  };
}

function baseOf(row: ItemRow) {
  return {
    id: row.id,
    order_number: row.orderNumber,
    product_hash: row.productHash,
    product_name: row.productName,
    brand: row.brandName,
    sku: row.sku,
    size_label: row.sizeLabel,
    finish: row.finish,
    picture: row.pictureKey,
    unit: row.unit,
    qty: row.qty,
    lots: row.lots.map((lot) => ({ lot_code: lot.lotCode, qty: lot.qty })),
    ...statusOf(row.status),
    status_date: row.statusDate.toISOString(),
    lead_time: leadTimeText(row.leadTimeMinDays, row.leadTimeMaxDays),
    tracking: trackingOf(row),
  };
}

function trackingOf({ carrier, trackingNumber: number }: ItemRow) {
  if (carrier === null || number === null) return null;
  return { carrier: carrierName(carrier), number, url: trackingUrl({ carrier, number }) };
}

function statusOf(status: OrderStatus) {
  return { status, status_label: statusLabel(status) };
}
