// What a vendor takes along. Every query is bound to the session's vendor; of an order it reads no amount but the
// vendor's own, and of webhooks and keys nothing secret.
import type { Address } from '@wevisu/contract/reply.ts';
import type { OrderStatus } from '@wevisu/domain/orders/order-status.ts';
import { sql } from 'kysely';
import { bool, int4, int8, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../../platform/database/statement.ts';

const ownVendor = (userId: unknown) => sql`(select id from vendors where user_id = ${userId})`;

export const getCompanyFacts = sqlStatement({
  takes: { userId: ID.user },
  gives: {
    ...{ companyName: text, shipFromZip: text, leadTimeMinDays: int4, leadTimeMaxDays: int4 },
    ...{ freeShippingFromCents: int8.orNull, returnAddress: json<Address>().orNull },
    createdAt: timestamptz,
  },
  sql: (p) => sql`select company_name as "companyName", ship_from_zip as "shipFromZip",
      lead_time_min_days as "leadTimeMinDays", lead_time_max_days as "leadTimeMaxDays",
      free_shipping_from_cents as "freeShippingFromCents", return_address as "returnAddress",
      created_at as "createdAt"
    from vendors where user_id = ${p.userId}`,
  rare: true,
}).get;

const BY_SKU = { userId: ID.user, after: text.orNull, most: int8 };
const pageBySku = (p: { readonly [K in keyof typeof BY_SKU]: unknown }) => sql`
  v.vendor_id = ${ownVendor(p.userId)}
    and (${p.after}::text is null or v.vendor_sku collate "C" > ${p.after})
  order by v.vendor_sku collate "C" limit ${p.most}`;

export const listVariants = sqlStatement({
  takes: BY_SKU,
  gives: {
    ...{ sku: text, product: text, brand: text, category: text, unit: text, minimumUnit: int4 },
    ...{ sizeLabel: text, finish: text, boxSqftE4: int4.orNull, piecesPerUnit: int4 },
    ...{ weightG: int4, wholesaleCents: int8, status: text, productStatus: text },
    ...{ comingCents: int8.orNull, comingAt: timestamptz.orNull },
    ...{ colorFamily: text.orNull, material: text.orNull, style: text.orNull, description: text },
    ...{ leadTimeMinDays: int4, leadTimeMaxDays: int4, isSample: bool },
  },
  sql: (
    p,
  ) => sql`select v.vendor_sku as sku, p.name as product, b.name as brand, c.name as category,
      p.unit, p.minimum_unit as "minimumUnit", v.size_label as "sizeLabel", v.finish,
      v.box_sqft_e4 as "boxSqftE4", v.pieces_per_unit as "piecesPerUnit", v.weight_g as "weightG",
      v.wholesale_cents as "wholesaleCents", v.status, p.status as "productStatus",
      n.to_cents as "comingCents", n.starts_at as "comingAt", p.color_family as "colorFamily",
      p.material, p.style, p.description, p.lead_time_min_days as "leadTimeMinDays",
      p.lead_time_max_days as "leadTimeMaxDays", v.sample_of is not null as "isSample"
    from variants v join products p on p.id = v.product_id join brands b on b.id = p.brand_id
      join categories c on c.id = p.category_id
      left join price_changes n on n.variant_id = v.id and n.state in ('waiting', 'needs_approval')
    where ${pageBySku(p)}`,
  rare: true,
}).list;
export type VariantRow = RowOf<typeof listVariants>;

export interface StockLot {
  readonly code: string;
  readonly onHand: number;
  readonly held: number;
}

/** By variant, since stock has no key of its vendor; without those that have no lot. */
export const listStock = sqlStatement({
  takes: BY_SKU,
  gives: { sku: text, product: text, unit: text, lots: json<readonly StockLot[]>() },
  sql: (p) => sql`select v.vendor_sku as sku, p.name as product, p.unit,
      (select coalesce(json_agg(json_build_object('code', l.lot_code, 'onHand', l.on_hand,
         'held', l.held) order by l.lot_code), '[]') from stock_lots l where l.variant_id = v.id) as lots
    from variants v join products p on p.id = v.product_id
    where ${pageBySku(p)}`,
  rare: true,
}).list;

export type StockRow = RowOf<typeof listStock>;

const PAGE = { userId: ID.user, after: int8.orNull, most: int8 };

/** Newest first. */
export const listVendorLines = sqlStatement({
  takes: PAGE,
  gives: {
    ...{ id: int8, orderNumber: text, placedAt: timestamptz, product: text, sku: text },
    ...{ sizeLabel: text, finish: text, unit: text, qty: int4, finalPrice: int8 },
    ...{ status: text.as<OrderStatus>(), statusDate: timestamptz },
    ...{ lots: json<readonly { readonly lotCode: string; readonly qty: number }[]>() },
    ...{ carrier: text.orNull, trackingNumber: text.orNull },
  },
  sql: (p) => sql`select i.id, o.number as "orderNumber", o.placed_at as "placedAt",
      i.product_name as product, i.sku, i.size_label as "sizeLabel", i.finish, i.unit, i.qty,
      i.final_price as "finalPrice", i.status, i.status_date as "statusDate", i.lots, i.carrier,
      i.tracking_number as "trackingNumber"
    from order_items i join orders o on o.id = i.order_id
    where i.vendor_id = ${ownVendor(p.userId)}
      and (${p.after}::bigint is null or i.id < ${p.after})
    order by i.id desc limit ${p.most}`,
  rare: true,
}).list;
export type VendorLineRow = RowOf<typeof listVendorLines>;

export const listWebhooks = sqlStatement({
  takes: PAGE,
  gives: {
    ...{ id: int8, url: text, events: text, isOn: bool, offReason: text.orNull },
    createdAt: timestamptz,
  },
  sql: (p) => sql`select id, url, array_to_string(events, ', ') as events, is_on as "isOn",
      off_reason as "offReason", created_at as "createdAt"
    from webhook_endpoints
    where vendor_id = ${ownVendor(p.userId)} and id > coalesce(${p.after}::bigint, 0)
    order by id limit ${p.most}`,
  rare: true,
}).list;
export type WebhookRow = RowOf<typeof listWebhooks>;

export const listKeys = sqlStatement({
  takes: PAGE,
  gives: {
    ...{ id: int8, name: text, last4: text, scopes: text, createdAt: timestamptz },
    ...{ expiresAt: timestamptz.orNull, lastUsedAt: timestamptz.orNull },
    revokedAt: timestamptz.orNull,
  },
  sql: (p) => sql`select id, name, last4, array_to_string(scopes, ', ') as scopes,
      created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt",
      revoked_at as "revokedAt"
    from api_keys where vendor_id = ${ownVendor(p.userId)} and (${p.after}::bigint is null or id < ${p.after})
    order by id desc limit ${p.most}`,
  rare: true,
}).list;
export type KeyRow = RowOf<typeof listKeys>;
