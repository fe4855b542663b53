// An order item as each role sees it: no function here reads an amount that is not its role's (U-12).
import { leadTimeText } from '@wevisu/domain/catalog/lead-time.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { listAskable } from '@wevisu/domain/orders/order-requests.ts';
import {
  type OrderStatus,
  selectableStatuses,
  statusLabel,
} from '@wevisu/domain/orders/order-status.ts';
import { profitOf } from '@wevisu/domain/orders/profit.ts';
import { showRequest } from './show-request.ts';
import type { ItemRow } from './store/item-row.ts';
import type { OrderItemRow } from './store/orders.ts';

export function homeownerItem(
  row: OrderItemRow,
  { placedAt, now }: { readonly placedAt: Date; readonly now: Date },
) {
  const deliveredAt = row.events.findLast(({ status }) => status === 'Delivered')?.at ?? null;
  const requests = (row.requests ?? []).map(showRequest);
  const isAsked = requests.some(({ state }) => state === 'open');
  return {
    ...baseOf(row),
    vendor: row.vendor,
    price: row.price_cents,
    total: row.line_cents,
    history: row.events.map((event) => ({
      ...statusOf(event.status),
      at: new Date(event.at).toISOString(),
    })),
    // One thing at a time: what is open is decided first.
    askable: isAsked ? [] : listAskable({ status: row.status, placedAt, deliveredAt }, now),
    requests,
  };
}

export function vendorItem(row: ItemRow) {
  const finalPrice = cents(row.final_price);
  return {
    ...baseOf(row),
    final_price: finalPrice,
    profit: profitOf('Vendor', { ...row, finalPrice }) ?? 0,
    ship_to: row.address,
    selectable: [...selectableStatuses('Vendor', row.status)],
  };
}

export function proItem(row: ItemRow) {
  const contractorMarkupAmt = cents(row.contractor_markup_amt);
  return {
    ...baseOf(row),
    vendor: row.vendor,
    final_price: row.final_price,
    price: row.price_cents,
    contractor_markup_amt: contractorMarkupAmt,
    profit: profitOf('Contractor', { ...row, contractorMarkupAmt }) ?? 0,
    homeowner: row.homeowner,
  };
}

export function staffItem(row: ItemRow) {
  const adminProfitInclusiveTax = cents(row.admin_profit_inclusive_tax);
  return {
    ...baseOf(row),
    vendor: row.vendor,
    price: row.price_cents,
    final_price: row.final_price,
    contractor_markup_amt: row.contractor_markup_amt,
    admin_profit_inclusive_tax: adminProfitInclusiveTax,
    profit: profitOf('Admin', { ...row, adminProfitInclusiveTax }) ?? 0,
    homeowner: row.homeowner,
    selectable: [...selectableStatuses('Admin', row.status)],
  };
}

function baseOf(row: ItemRow) {
  return {
    id: row.id,
    order_number: row.order_number,
    product_hash: row.product_hash,
    product_name: row.product_name,
    brand: row.brand_name,
    sku: row.sku,
    size_label: row.size_label,
    finish: row.finish,
    picture: row.picture_key,
    unit: row.unit,
    qty: row.qty,
    lots: row.lots.map((lot) => ({ lot_code: lot.lotCode, qty: lot.qty })),
    ...statusOf(row.status),
    status_date: row.status_date.toISOString(),
    lead_time: leadTimeText(row.lead_time_min_days, row.lead_time_max_days),
  };
}

function statusOf(status: OrderStatus) {
  return { status, status_label: statusLabel(status) };
}
