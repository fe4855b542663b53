// A cart with everything that is shown and checked of it, in one round trip.

import { NOT_KEPT_STATUSES } from '@wevisu/domain/orders/order-status.ts';
import { SAMPLE } from '@wevisu/domain/policy/policy.ts';
import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { textList } from '../../../platform/database/text-list.ts';
import { PRICE_PARTS_SQL, type PriceParts } from '../../showrooms/price-parts.ts';
import type { CartOwner } from '../owner.ts';
import { ownerSql, ownerValue } from './owner-sql.ts';

export interface LotRow {
  readonly id: number;
  readonly code: string;
  /** Units that this cart could still have: what it holds itself counts. */
  readonly free: number;
}

export interface LineRow extends PriceParts {
  readonly id: number;
  readonly project_id: number | null;
  /** Of a project's lines: its room put it there. */
  readonly from_scene: boolean;
  readonly qty: number;
  readonly area_sqft_e2: number | null;
  readonly seen_price_cents: number | null;
  readonly product_hash: string;
  readonly product_name: string;
  readonly brand: string;
  readonly vendor_id: number;
  readonly vendor: string;
  readonly ship_from_zip: string;
  readonly vendor_active: boolean;
  /** Product and variant are both still listed. */
  readonly listed: boolean;
  readonly is_sample: boolean;
  /** Whether the account has ordered a sample of the product within the month. */
  readonly sampled: boolean;
  readonly sku: string;
  readonly size_label: string;
  readonly finish: string;
  readonly unit: string;
  readonly minimum_unit: number;
  readonly box_sqft_e4: number | null;
  readonly weight_g: number;
  readonly product_picture_key: string | null;
  readonly variant_picture_key: string | null;
  readonly lead_time_min_days: number;
  readonly lead_time_max_days: number;
  readonly lots: readonly LotRow[];
}

export interface ContentsRow {
  readonly showroom_id: number;
  /** The pro's user id, which is what the wire calls `showroom` (DATA-10). */
  readonly showroom: number;
  readonly vsd_id: string;
  readonly company_name: string;
  readonly open: boolean;
  readonly cart_id: string | null;
  readonly extra_info: Record<string, unknown> | null;
  readonly updated_at: Date | null;
  readonly coupon_code: string | null;
  readonly coupon_rate_ppm: number | null;
  /** False for a guest whose id opens no cart. */
  readonly known: boolean;
  /** Null where no project was asked for. */
  readonly project_name: string | null;
  readonly lines: readonly LineRow[];
}

export interface ContentsOf {
  readonly showroom: number;
  readonly owner: CartOwner;
  readonly project: number | null;
  /** Of the cart, all or those from the project; or the project's own lines. */
  readonly source: 'cart' | 'project';
  readonly now: Date;
}

const SOURCES = {
  cart: `select l.id, l.variant_id, l.project_id, l.qty, l.area_sqft_e2, l.seen_price_cents,
                false as from_scene
         from cart_lines l join head h on h.cart_id = l.cart_id
         where $3::bigint is null or l.project_id = $3`,
  project: `select l.id, l.variant_id, l.project_id, l.qty,
                   null::int as area_sqft_e2, null::bigint as seen_price_cents, l.from_scene
            from project_lines l where l.project_id = $3 and exists (select 1 from project)`,
} as const;

/** Null where there is no such showroom. */
export async function readContents(db: Queryable, of: ContentsOf): Promise<ContentsRow | null> {
  const { rows } = await queryPrepared(
    db,
    `with head as (
       select s.id as showroom_id, s.user_id as showroom, s.vsd_id, s.company_name,
              s.status = 'open' and pro.status in ('Active', 'Approve') as open,
              c.id as cart_id, c.extra_info, c.updated_at,
              cp.code as coupon_code, cp.rate_ppm as coupon_rate_ppm
       from showrooms s
       join users pro on pro.id = s.user_id
       left join carts c on c.showroom_id = s.id and ${ownerSql(of.owner)}
       left join coupons cp on cp.id = c.coupon_id and cp.status = 'active'
         and (cp.expires_at is null or cp.expires_at > $4)
       where s.user_id = $1
     ),
     project as (
       select p.id, p.name from projects p join head h on h.showroom_id = p.showroom_id
       where p.id = $3::bigint and p.user_id = $5::bigint and p.deleted_at is null
     ),
     lines as (${SOURCES[of.source]}),
     mine as (
       select sh.lot_id, sum(sh.qty)::int as qty
       from head h
       join checkouts k on k.cart_id = h.cart_id and k.state in ('open', 'paying')
       join stock_holds sh on sh.checkout_id = k.id
       group by sh.lot_id
     )
     select h.*,
       ${of.owner.kind === 'guest' ? 'h.cart_id is not null or exists (select 1 from carts c where c.id = $2::text and c.user_id is null)' : 'true'} as known,
       (select name from project) as project_name,
       coalesce((select json_agg(row_to_json(line) order by line.id) from (
         select l.id, l.variant_id, l.project_id, l.area_sqft_e2, l.seen_price_cents, l.from_scene,
                case when v.status = 'sample' then 1 else l.qty end as qty, p.hash as product_hash, p.name as product_name, b.name as brand,
                ven.id as vendor_id, ven.company_name as vendor, ven.ship_from_zip,
                vu.status in ('Active', 'Approve') as vendor_active,
                p.status = 'active' and (v.status = 'active'
                  or v.status = 'sample' and base.status = 'active') as listed,
                v.status = 'sample' as is_sample,
                v.status = 'sample' and exists (
                  select from order_items oi join orders o on o.id = oi.order_id
                  where oi.is_sample and oi.product_hash = p.hash and o.user_id = $5::bigint
                    and o.placed_at > $4::timestamptz - $6::int * interval '1 day'
                    and oi.status not in (${textList(NOT_KEPT_STATUSES)})) as sampled,
                v.sku, v.size_label, v.finish,
                case when v.status = 'sample' then 'Piece' else p.unit end as unit,
                case when v.status = 'sample' then 1 else p.minimum_unit end as minimum_unit,
                v.box_sqft_e4, v.weight_g,
                ${PRICE_PARTS_SQL},
                p.picture_key as product_picture_key,
                v.picture_key as variant_picture_key, p.lead_time_min_days,
                p.lead_time_max_days,
                coalesce((
                  select json_agg(json_build_object('id', sl.id, 'code', sl.lot_code,
                    'free', sl.on_hand - sl.held + coalesce(m.qty, 0)) order by sl.id)
                  from stock_lots sl left join mine m on m.lot_id = sl.id
                  where sl.variant_id = v.id
                ), '[]') as lots
         from lines l
         join showrooms shop on shop.id = h.showroom_id
         join variants v on v.id = l.variant_id
         left join variants base on base.id = v.sample_of
         join products p on p.id = v.product_id
         join categories cat on cat.id = p.category_id
         join brands b on b.id = p.brand_id
         join vendors ven on ven.id = p.vendor_id
         join users vu on vu.id = ven.user_id
       ) line), '[]') as lines
     from head h`,
    [
      of.showroom,
      ownerValue(of.owner),
      of.project,
      of.now,
      of.owner.kind === 'member' ? of.owner.userId : null,
      SAMPLE.days,
    ],
  );
  return rows[0] ?? null;
}
