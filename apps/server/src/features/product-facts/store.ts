// What a scene needs to know about products, in one round trip: looks, sizes and the parts of a price.
import { queryPrepared } from '../../platform/database/prepared.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { PRICE_PARTS_SQL, type PriceParts } from '../showrooms/price-parts.ts';

export interface FactsRow extends Omit<PriceParts, 'showroom_ppm'> {
  /** Null outside a showroom, where there are no prices. */
  readonly showroom_ppm: number | null;
  readonly sku: string;
  readonly hash: string;
  readonly name: string;
  readonly brand: string;
  readonly vendor: string;
  readonly category: string;
  readonly finish: string;
  readonly size_label: string;
  readonly unit: string;
  readonly box_sqft_e4: number | null;
  readonly pieces_per_unit: number;
  readonly minimum_unit: number;
  readonly lead_time_min_days: number;
  readonly lead_time_max_days: number;
  readonly picture: unknown;
  readonly variant_picture: unknown;
  readonly product_picture_key: string | null;
  readonly variant_picture_key: string | null;
  readonly listed: boolean;
  readonly vendor_active: boolean;
  readonly in_stock: boolean;
}

/** Excludes drafts, which only their vendor may see. $2 is the showroom's id or null. */
const FACTS = `
  select v.id as variant_id, v.sku, p.hash, p.name, b.name as brand, ven.company_name as vendor,
    cat.slug_url as category, v.finish, v.size_label, p.unit, v.box_sqft_e4, v.pieces_per_unit,
    p.minimum_unit, p.lead_time_min_days, p.lead_time_max_days, p.picture,
    v.picture as variant_picture, p.picture_key as product_picture_key,
    v.picture_key as variant_picture_key, p.status = 'active' and v.status = 'active' as listed,
    vu.status in ('Active', 'Approve') as vendor_active,
    exists (select 1 from stock_lots l where l.variant_id = v.id and l.on_hand > l.held) as in_stock,
    ${PRICE_PARTS_SQL}
  from variants v
  join products p on p.id = v.product_id
  join categories cat on cat.id = p.category_id
  join brands b on b.id = p.brand_id
  join vendors ven on ven.id = p.vendor_id
  join users vu on vu.id = ven.user_id
  left join showrooms shop on shop.id = $2::bigint
  where p.status <> 'draft'`;

export async function readFactsBySku(
  db: Queryable,
  of: { readonly skus: readonly string[]; readonly showroomId: number | null },
): Promise<FactsRow[]> {
  const { rows } = await queryPrepared(db, `${FACTS} and v.sku = any($1::text[])`, [
    of.skus,
    of.showroomId,
  ]);
  return rows;
}

export async function readFactsByVariant(
  db: Queryable,
  of: { readonly variantIds: readonly number[]; readonly showroomId: number | null },
): Promise<FactsRow[]> {
  const { rows } = await queryPrepared(db, `${FACTS} and v.id = any($1::bigint[])`, [
    of.variantIds,
    of.showroomId,
  ]);
  return rows;
}

/** Of the first variant of each product on sale. */
export async function readFactsOfProducts(
  db: Queryable,
  of: { readonly productIds: readonly number[]; readonly showroomId: number | null },
): Promise<FactsRow[]> {
  const { rows } = await queryPrepared(
    db,
    `${FACTS} and v.id in (
       select distinct on (product_id) id from variants
       where product_id = any($1::bigint[]) and status = 'active'
       order by product_id, position, id)`,
    [of.productIds, of.showroomId],
  );
  return rows;
}

/** Of every variant of a product on sale, in order. */
export async function readFactsOfVariants(
  db: Queryable,
  of: { readonly hash: string; readonly showroomId: number | null },
): Promise<FactsRow[]> {
  const { rows } = await queryPrepared(
    db,
    `${FACTS} and p.hash = $1 and v.status = 'active' order by v.position, v.id`,
    [of.hash, of.showroomId],
  );
  return rows;
}

/** Products shown by a model of a kind, with the categories that they are in. */
export async function listProductsOfKind(
  db: Queryable,
  kind: string,
): Promise<{ readonly id: number; readonly category_id: number }[]> {
  const { rows } = await queryPrepared(
    db,
    `select id, category_id from products
     where picture ->> 'type' = 'model' and picture ->> 'kind' = $1 and status = 'active'`,
    [kind],
  );
  return rows;
}
