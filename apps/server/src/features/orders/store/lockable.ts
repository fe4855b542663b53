// An item together with everybody whom a change of it concerns, for whoever locks it.
import type { TaxSource } from '@wevisu/domain/money/tax-by-address.ts';
import { sql } from 'kysely';
import { text } from '../../../platform/database/columns.ts';
import { type RowOf, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

/** Items `i` with their order `o`, its homeowner `u`, the vendor `v` with its account `seller`, and the showroom `s`. */
export const lockable = () =>
  tables
    .selectFrom('order_items as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .innerJoin('vendors as v', 'v.id', 'i.vendor_id')
    .innerJoin('users as seller', 'seller.id', 'v.user_id')
    .innerJoin('showrooms as s', 's.id', 'i.showroom_id')
    .select([
      'i.id',
      'i.order_id',
      'i.vendor_id',
      'i.showroom_id',
      'o.number as order_number',
      'i.status',
      'i.product_name',
      'i.unit',
      'i.qty',
      'i.carrier',
      'i.tracking_number',
      'i.lots',
      'i.price_cents',
      'i.final_price',
      'i.fee_cents',
      'i.contractor_markup_amt',
      'i.line_cents',
      'i.shipping_cents',
      'i.tax_cents',
      'i.admin_profit_inclusive_tax',
      'v.company_name as vendor',
      'v.user_id as vendor_user_id',
      'seller.email as vendor_email',
      's.user_id as pro_user_id',
      'o.user_id as homeowner_id',
      'u.first_name as homeowner_first_name',
      sql`case when u.deleted_at is null then u.email end`.as('homeowner_email'),
      sql`o.tax_source`.as('tax_source'),
    ]);

export const LOCKED_COMPUTED = { homeownerEmail: text.orNull, taxSource: text.as<TaxSource>() };

/** Only for its type. */
const ofLocked = statement(() => lockable().limit(0), LOCKED_COMPUTED).require;
export type LockedItem = RowOf<typeof ofLocked>;
