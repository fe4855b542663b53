import type { DisputeState } from '@wevisu/domain/ledger/dispute-states.ts';
import { sql } from 'kysely';
import { bool, int4, int8, json, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

const ITEM = {
  ...{ id: ID.orderItem, vendorId: ID.vendor, showroomId: ID.showroom, qty: int4 },
  ...{ finalPrice: int8, contractorMarkupAmt: int8, feeCents: int8, shippingCents: int8 },
  ...{ taxCents: int8, isVendorAvailable: bool, isProAvailable: bool },
} as const;

const COLUMNS = sql`i.id, i.vendor_id as "vendorId", i.showroom_id as "showroomId", i.qty, i.final_price as "finalPrice",
  i.contractor_markup_amt as "contractorMarkupAmt", i.fee_cents as "feeCents", i.shipping_cents as "shippingCents",
  i.tax_cents as "taxCents", i.is_vendor_available as "isVendorAvailable", i.is_pro_available as "isProAvailable"`;

/** Of a charge; `leftOfRefund` of those that are paid back. */
export const listChargedItems = sqlStatement({
  takes: { captureId: int8 },
  gives: { ...ITEM, leftOfRefund: int8.orNull },
  sql: (p) => sql`
    select ${COLUMNS}, r.restocking_cents as "leftOfRefund"
    from order_items i left join refunds r on r.order_item_id = i.id and r.state = 'done'
    where i.capture_id = ${p.captureId} order by i.id`,
}).list;

/** Whether a refund of the charge is under way, or another dispute has taken all of it. */
export const findHindrance = sqlStatement({
  takes: { captureId: int8, disputeId: int8 },
  gives: { isRefunding: bool, isTaken: bool },
  sql: (p) => sql`
    select exists (select from refunds where capture_id = ${p.captureId} and state = 'started') as "isRefunding",
      exists (select from disputes where capture_id = ${p.captureId} and id <> ${p.disputeId} and state <> 'won')
        as "isTaken"`,
}).require;

export interface ItemBears {
  readonly itemId: number;
  readonly vendor: number;
  readonly pro: number;
  readonly fee: number;
  readonly tax: number;
  readonly shipping: number;
}

export const insertDisputeItems = sqlStatement({
  takes: { disputeId: int8, rows: json<readonly ItemBears[]>() },
  sql: (p) => sql`
    insert into dispute_items (dispute_id, order_item_id, vendor_cents, pro_cents, fee_cents, tax_cents, shipping_cents)
    select ${p.disputeId}, g."itemId", g.vendor, g.pro, g.fee, g.tax, g.shipping
    from jsonb_to_recordset(${p.rows})
      as g("itemId" bigint, vendor bigint, pro bigint, fee bigint, tax bigint, shipping bigint)`,
}).run;

/** What each item bears of a dispute, with where its earnings stand now. */
export const listDisputeItems = sqlStatement({
  takes: { disputeId: int8 },
  gives: { ...ITEM, vendor: int8, pro: int8, fee: int8, tax: int8, shipping: int8 },
  sql: (p) => sql`
    select ${COLUMNS}, d.vendor_cents as vendor, d.pro_cents as pro, d.fee_cents as fee, d.tax_cents as tax,
      d.shipping_cents as shipping
    from dispute_items d join order_items i on i.id = d.order_item_id where d.dispute_id = ${p.disputeId} order by i.id`,
}).list;

/** Nothing of a charge that is lost waits for its day anymore. */
export const endWaiting = sqlStatement({
  takes: { captureId: int8 },
  sql: (p) => sql`update order_items set is_vendor_available = true, is_pro_available = true
    where capture_id = ${p.captureId} and not (is_vendor_available and is_pro_available)
      and not exists (select from refunds r where r.order_item_id = order_items.id and r.state = 'done')`,
}).run;

/** What disputes have taken of a charge, for now or for good. */
export const listStandingDisputes = sqlStatement({
  takes: { captureId: int8 },
  gives: { id: int8, amountCents: int8, state: text.as<DisputeState>() },
  sql: (p) => sql`select id, amount_cents as "amountCents", state from disputes
    where capture_id = ${p.captureId} and state <> 'won' order by id`,
}).list;

export const dropDisputeItems = sqlStatement({
  takes: { disputeId: int8 },
  sql: (p) => sql`delete from dispute_items where dispute_id = ${p.disputeId}`,
}).run;

/** How often a dispute was shared out anew. */
export const countShared = sqlStatement({
  takes: { disputeId: int8 },
  gives: { count: int4 },
  sql: (p) => sql`select count(*)::int as count from ledger_transactions
    where cause = 'dispute' and cause_id = ${p.disputeId} and step like 'shared:%'`,
}).require;
