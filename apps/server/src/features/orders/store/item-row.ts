// What every list of order items reads; each role is shown its own part of it (see show-item.ts).
import type { Address } from '@wevisu/contract/reply.ts';
import type { OrderStatus } from '@wevisu/domain/orders/order-status.ts';

export interface ItemRow {
  readonly id: number;
  readonly order_number: string;
  readonly vendor: string;
  readonly product_hash: string;
  readonly product_name: string;
  readonly brand_name: string;
  readonly sku: string;
  readonly size_label: string;
  readonly finish: string;
  readonly picture_key: string;
  readonly unit: string;
  readonly lots: readonly { readonly lotCode: string; readonly qty: number }[];
  readonly qty: number;
  readonly price_cents: number;
  readonly final_price: number;
  readonly contractor_markup_amt: number;
  readonly line_cents: number;
  readonly admin_profit_inclusive_tax: number;
  readonly lead_time_min_days: number;
  readonly lead_time_max_days: number;
  readonly status: OrderStatus;
  readonly status_date: Date;
  readonly address: Address;
  readonly homeowner: string;
}

/** For `order_items i`, `orders o`, `vendors v` and `users u`, the homeowner. */
export const ITEM_COLUMNS = `i.id, o.number as order_number, v.company_name as vendor,
  i.product_hash, i.product_name, i.brand_name, i.sku, i.size_label, i.finish,
  i.picture->>'key' as picture_key, i.unit, i.lots, i.qty, i.price_cents, i.final_price,
  i.contractor_markup_amt, i.line_cents, i.admin_profit_inclusive_tax, i.lead_time_min_days,
  i.lead_time_max_days, i.status, i.status_date, o.address,
  trim(u.first_name || ' ' || u.last_name) as homeowner`;

export const ITEM_TABLES = `order_items i
  join orders o on o.id = i.order_id
  join vendors v on v.id = i.vendor_id
  join users u on u.id = o.user_id`;
