// The columns that every list of order items reads; each role sees its own part (see show-item.ts).
import { sql } from 'kysely';
import { text } from '../../../platform/database/columns.ts';
import { tables } from '../../../platform/database/tables.ts';

/** Order items `i` with their order `o`, its homeowner `u` and the vendor `v`. */
export const selectItems = () =>
  tables
    .selectFrom('order_items as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .innerJoin('vendors as v', 'v.id', 'i.vendor_id')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select([
      'i.id',
      'o.number as order_number',
      'v.company_name as vendor',
      'i.product_hash',
      'i.product_name',
      'i.brand_name',
      'i.sku',
      'i.size_label',
      'i.finish',
      sql`i.picture ->> 'key'`.as('picture_key'),
      'i.unit',
      'i.lots',
      'i.qty',
      'i.price_cents',
      'i.final_price',
      'i.fee_cents',
      'i.contractor_markup_amt',
      'i.line_cents',
      'i.shipping_cents',
      'i.tax_cents',
      'i.admin_profit_inclusive_tax',
      'i.lead_time_min_days',
      'i.lead_time_max_days',
      'i.status',
      'i.status_date',
      'i.arrives_from',
      'i.arrives_to',
      'i.carrier',
      'i.tracking_number',
      'o.address',
      sql`trim(u.first_name || ' ' || u.last_name)`.as('homeowner'),
    ]);

export const ITEM_COMPUTED = { pictureKey: text, homeowner: text };
