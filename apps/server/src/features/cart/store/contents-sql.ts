// Fragments of the statements that read a cart with everything to display and check.

import type { ProductId, ProjectId, VariantId, VendorId } from '@wevisu/domain/ids.ts';
import { NOT_KEPT_STATUSES } from '@wevisu/domain/orders/order-status.ts';
import { SAMPLE } from '@wevisu/domain/policy/policy.ts';
import { type RawBuilder, sql } from 'kysely';
import {
  arrayOf,
  bool,
  int4,
  int8,
  json,
  type RowOfColumns,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { textList } from '../../../platform/database/text-list.ts';
import { MARKUP_PPM_SQL, PLATFORM_PPM_SQL } from '../../showrooms/price-parts.ts';
import type { LotWithFree } from '../pick-lots.ts';
import { couponState } from './coupon-state.ts';
import { type OwnerKind, ownsCart, userIdOf } from './owner-sql.ts';

export interface LineRow {
  readonly id: number;
  readonly variantId: VariantId;
  readonly productId: ProductId;
  readonly projectId: ProjectId | null;
  /** The guest's room that it is for. */
  readonly room: string | null;
  /** For a project's lines: added by its room. */
  readonly fromScene: boolean;
  readonly qty: number;
  readonly areaSqftE2: number | null;
  readonly seenPriceCents: number | null;
  readonly productHash: string;
  readonly productName: string;
  readonly brand: string;
  readonly vendorId: VendorId;
  readonly vendor: string;
  readonly shipFromZip: string;
  /** Null if the vendor never ships free. */
  readonly freeShippingFromCents: number | null;
  readonly vendorActive: boolean;
  /** Whether the showroom offers the product. */
  readonly offered: boolean;
  /** Product and variant are both still listed. */
  readonly listed: boolean;
  readonly isSample: boolean;
  /** Whether the account has ordered a sample of the product within the month. */
  readonly sampled: boolean;
  readonly sku: string;
  readonly sizeLabel: string;
  readonly finish: string;
  readonly unit: string;
  readonly minimumUnit: number;
  readonly boxSqftE4: number | null;
  readonly weightG: number;
  readonly wholesaleCents: number;
  readonly platformPpm: number;
  readonly markupPpm: number;
  readonly productPictureKey: string | null;
  readonly variantPictureKey: string | null;
  readonly leadTimeMinDays: number;
  readonly leadTimeMaxDays: number;
  /** `free` without the holds of the cart's own checkout. */
  readonly lots: readonly LotWithFree[];
}

export interface HoldRow {
  readonly checkoutId: string;
  readonly lotId: number;
  readonly qty: number;
}

export const CONTENTS = {
  showroomId: ID.showroom,
  proId: ID.pro,
  vsdId: text,
  companyName: text,
  open: bool,
  /** The pro's license has expired, so nothing can be bought (G-66). */
  stopped: bool,
  serviceZips: arrayOf(text),
  /** Whether addresses outside the service area are refused. */
  refusesOutside: bool,
  cartId: ID.cart.orNull,
  /** What the owner calls the cart by: a guest has one id for the carts of all showrooms. */
  tempId: ID.cart.orNull,
  /** Incremented on every change of the cart. */
  revision: int8.orNull,
  extraInfo: json<Record<string, unknown>>().orNull,
  updatedAt: timestamptz.orNull,
  couponCode: text.orNull,
  couponRatePpm: int4.orNull,
  /** False for a guest whose id matches no cart. */
  known: bool,
  /** Null if no project was requested. */
  projectName: text.orNull,
  /** Holds of the cart's own live checkout. */
  holds: json<readonly HoldRow[]>(),
  /** Unordered. */
  lines: json<readonly LineRow[]>(),
} as const;

export type ContentsRow = RowOfColumns<typeof CONTENTS>;

/** The parameters of a statement. */
export interface Asked {
  readonly proId: unknown;
  readonly owner: unknown;
  readonly now: unknown;
}

/** The CTE `shop`: a pro's showroom with the owner's cart in it. The limit tells PostgreSQL that it is one row. */
export function shopSql(kind: OwnerKind, { proId, owner, now }: Asked): RawBuilder<unknown> {
  return sql`select s.id, s.user_id as pro_id, s.vsd_id, s.company_name, s.markup_ppm,
      ${sql.raw(PLATFORM_PPM_SQL)} as platform_ppm,
      s.status = 'open' and pro.status in ('Active', 'Approve') as open,
      is_expired(s.license_expires_on, ${now}::timestamptz) as stopped, s.service_zips, s.refuses_outside,
      ${isKnown(kind, owner)} as known,
      c.id as cart_id, c.guest_key, c.revision, c.extra_info, c.updated_at,
      cp.code as coupon_code, cp.rate_ppm as coupon_rate_ppm
    from showrooms s
    join users pro on pro.id = s.user_id
    left join carts c on c.showroom_id = s.id and ${ownsCart(kind, owner)}
    left join coupons cp on cp.id = c.coupon_id and ${couponState(kind, { owner, now })} = 'valid'
    where s.user_id = ${proId} limit 1`;
}

/** A guest's id is known if it matches a cart in any showroom. */
function isKnown(kind: OwnerKind, owner: unknown): RawBuilder<unknown> {
  if (kind !== 'guest') return sql`true`;
  return sql`(c.id is not null
    or exists (select from carts g where g.guest_key = ${owner}::text and g.user_id is null))`;
}

/** Columns of CONTENTS except those of the cart itself and the project's name, for `from shop`. */
export function contentsSql(kind: OwnerKind, asked: Asked): RawBuilder<unknown> {
  return sql`shop.id as "showroomId", shop.pro_id as "proId", shop.vsd_id as "vsdId",
    shop.company_name as "companyName", shop.open, shop.stopped,
    shop.service_zips as "serviceZips", shop.refuses_outside as "refusesOutside", shop.known, shop.extra_info as "extraInfo",
    shop.coupon_code as "couponCode", shop.coupon_rate_ppm as "couponRatePpm",
    ${holdsSql(kind)} as holds, ${linesSql(kind, asked)} as lines`;
}

function holdsSql(kind: OwnerKind): RawBuilder<unknown> {
  // Only signed-in users can check out.
  if (kind !== 'member') return sql`'[]'::json`;
  return sql`coalesce((
    select json_agg(json_build_object('checkoutId', k.id, 'lotId', h.lot_id, 'qty', h.qty))
    from checkouts k join stock_holds h on h.checkout_id = k.id
    where k.cart_id = shop.cart_id and k.state in ('open', 'paying')), '[]')`;
}

/**
 * For the CTE `lines`, which has ids, variants, projects, quantities, areas and seen prices. Variants are looked up line
 * by line: with a free choice of join, PostgreSQL overestimates the cart's size once the tables have grown, and reads
 * every variant of the shop (320 ms for 64,000 variants and two lines, against 0.1 ms).
 */
function linesSql(kind: OwnerKind, asked: Asked): RawBuilder<unknown> {
  return sql`coalesce((select json_agg(row_to_json(line)) from (
    select l.id, l.variant_id as "variantId", l.project_id as "projectId", l.room,
      l.from_scene as "fromScene", l.area_sqft_e2 as "areaSqftE2",
      l.seen_price_cents as "seenPriceCents",
      case when sold."isSample" then 1 else l.qty end as qty, sold.*
    from lines l join lateral (${soldSql(kind, asked)}) sold on true
  ) line), '[]')`;
}

/** The variant of a line; the limit tells PostgreSQL that it is one row. */
function soldSql(kind: OwnerKind, asked: Asked): RawBuilder<unknown> {
  return sql`select v.product_id as "productId", p.hash as "productHash",
      p.name as "productName", b.name as brand, ven.id as "vendorId", ven.company_name as vendor,
      ven.ship_from_zip as "shipFromZip",
      ven.free_shipping_from_cents as "freeShippingFromCents", vu.status in ('Active', 'Approve') as "vendorActive",
      p.status = 'active' and (v.status = 'active'
        or v.status = 'sample' and exists (
          select from variants base where base.id = v.sample_of and base.status = 'active')) as listed,
      is_offered(shop.id, p.id, p.brand_id, p.category_id) as offered,
      v.status = 'sample' as "isSample", ${hasSampled(kind, asked)} as sampled,
      v.sku, v.size_label as "sizeLabel", v.finish,
      case when v.status = 'sample' then 'Piece' else p.unit end as unit,
      case when v.status = 'sample' then 1 else p.minimum_unit end as "minimumUnit",
      v.box_sqft_e4 as "boxSqftE4", v.weight_g as "weightG",
      v.wholesale_cents as "wholesaleCents", shop.platform_ppm as "platformPpm",
      ${sql.raw(MARKUP_PPM_SQL)} as "markupPpm",
      p.picture_key as "productPictureKey", v.picture_key as "variantPictureKey",
      p.lead_time_min_days as "leadTimeMinDays", p.lead_time_max_days as "leadTimeMaxDays",
      coalesce((
        select json_agg(json_build_object('id', sl.id, 'code', sl.lot_code,
          'free', sl.on_hand - sl.held))
        from stock_lots sl where sl.variant_id = v.id), '[]') as lots
    from variants v
    join products p on p.id = v.product_id
    join categories cat on cat.id = p.category_id
    join brands b on b.id = p.brand_id
    join vendors ven on ven.id = p.vendor_id
    join users vu on vu.id = ven.user_id
    where v.id = l.variant_id limit 1`;
}

function hasSampled(kind: OwnerKind, { owner, now }: Asked): RawBuilder<unknown> {
  if (kind !== 'member') return sql`false`;
  return sql`(v.status = 'sample' and exists (
    select from order_items oi join orders o on o.id = oi.order_id
    where oi.is_sample and oi.product_hash = p.hash and o.user_id = ${userIdOf(owner)}
      and o.placed_at > ${now}::timestamptz - ${sql.lit(SAMPLE.days)} * interval '1 day'
      and oi.status not in (${sql.raw(textList(NOT_KEPT_STATUSES))})))`;
}
