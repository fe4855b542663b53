import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { PRICE_PARTS_SQL, type PriceParts } from '../../showrooms/price-parts.ts';
import type { CartOwner } from '../owner.ts';
import { ownerSql, ownerValue } from './owner-sql.ts';

export interface VariantRow extends PriceParts {
  readonly product_name: string;
  readonly minimum_unit: number;
  readonly listed: boolean;
  readonly is_sample: boolean;
}

export interface TargetRow {
  readonly showroom_id: number;
  readonly open: boolean;
  readonly cart_id: string | null;
  readonly known: boolean;
  /** Without those that the asked variants would be joined with. */
  readonly line_count: number;
  /** Those of the asked projects that are the owner's, in this showroom. */
  readonly projects: readonly number[];
  readonly variants: readonly VariantRow[];
}

/** The cart that lines are to go into, and what they are, in one round trip; null: no such showroom. */
export async function readTarget(
  db: Queryable,
  of: {
    readonly showroom: number;
    readonly owner: CartOwner;
    readonly projectIds: readonly number[];
    readonly variantIds: readonly number[];
  },
): Promise<TargetRow | null> {
  const { rows } = await queryPrepared(
    db,
    `select shop.id as showroom_id, shop.status = 'open' and pro.status in ('Active', 'Approve') as open,
       c.id as cart_id,
       ${of.owner.kind === 'guest' ? 'c.id is not null or exists (select 1 from carts g where g.id = $2::text and g.user_id is null)' : 'true'} as known,
       (select count(*)::int from cart_lines l
        where l.cart_id = c.id and not (l.variant_id = any($4::bigint[])
          and (l.project_id is null or l.project_id = any($3::bigint[])))) as line_count,
       array(select p.id from projects p
             where p.id = any($3::bigint[]) and p.user_id = $5::bigint
               and p.showroom_id = shop.id and p.deleted_at is null) as projects,
       coalesce((
         select json_agg(row_to_json(variant)) from (
           select v.id as variant_id, p.name as product_name,
             case when v.status = 'sample' then 1 else p.minimum_unit end as minimum_unit,
             p.status = 'active' and v.status in ('active', 'sample') as listed,
             v.status = 'sample' as is_sample, ${PRICE_PARTS_SQL}
           from variants v
           join products p on p.id = v.product_id
           join categories cat on cat.id = p.category_id
           where v.id = any($4::bigint[])) variant
       ), '[]') as variants
     from showrooms shop
     join users pro on pro.id = shop.user_id
     left join carts c on c.showroom_id = shop.id and ${ownerSql(of.owner)}
     where shop.user_id = $1`,
    [
      of.showroom,
      ownerValue(of.owner),
      of.projectIds,
      of.variantIds,
      of.owner.kind === 'member' ? of.owner.userId : null,
    ],
  );
  return rows[0] ?? null;
}

export interface NewLine {
  readonly variantId: number;
  readonly projectId: number | null;
  readonly qty: number;
  readonly areaSqftE2: number | null;
  readonly seenPriceCents: number;
}

/** Added to what is there, put in its place, or left out where something is there. */
export type PutMode = 'add' | 'set' | 'keep';

const CART_SQL = {
  member: `insert into carts (id, user_id, showroom_id, created_at, updated_at)
           values ($1, $2::bigint, $3, $4, $4)
           on conflict (user_id, showroom_id) where user_id is not null
             do update set updated_at = excluded.updated_at
           returning id`,
  guest: `update carts set updated_at = $4
          where id = $1 and user_id is null and $2::bigint is null and showroom_id = $3
          returning id`,
  newcomer: `insert into carts (id, user_id, showroom_id, created_at, updated_at)
             values ($1, $2::bigint, $3, $4, $4) returning id`,
} as const;

const SEEN = 'seen_price_cents = excluded.seen_price_cents';
/** Of a quantity that came from an area and one that did not nobody knows the area; least() passes over nulls. */
export const ADDED_AREA = `case
  when cart_lines.area_sqft_e2 is not null and excluded.area_sqft_e2 is not null
  then least(1000000000, cart_lines.area_sqft_e2 + excluded.area_sqft_e2) end`;
const MERGE_SQL = {
  add: `do update set qty = least($11::int, cart_lines.qty + excluded.qty),
        area_sqft_e2 = ${ADDED_AREA},
        ${SEEN}`,
  set: `do update set qty = least($11::int, excluded.qty), area_sqft_e2 = excluded.area_sqft_e2,
        ${SEEN}`,
  keep: 'do nothing',
} as const;

/**
 * Opens the cart where there is none and puts the lines into it, in one statement. Each variant and
 * project may stand in `lines` once. Gives the cart's id; null where a guest's cart has gone.
 */
export async function putLines(
  db: Queryable,
  of: {
    readonly owner: CartOwner;
    readonly showroomId: number;
    /** Of a new cart. */
    readonly newId: string;
    readonly now: Date;
    readonly mode: PutMode;
    readonly maximumQty: number;
    readonly lines: readonly NewLine[];
  },
): Promise<string | null> {
  const { owner, lines } = of;
  const { rows } = await queryPrepared(
    db,
    `with cart as (${CART_SQL[owner.kind]}),
     put as (
       insert into cart_lines
         (cart_id, variant_id, project_id, qty, area_sqft_e2, seen_price_cents, created_at)
       select cart.id, i.variant_id, i.project_id, least($11::int, i.qty), i.area, i.seen, $4
       from cart, unnest($5::bigint[], $6::bigint[], $7::int[], $8::int[], $9::bigint[], $10::int[])
         as i(variant_id, project_id, qty, area, seen, place)
       order by i.place
       on conflict (cart_id, variant_id, coalesce(project_id, 0))
         ${MERGE_SQL[of.mode]}
     )
     select id from cart`,
    [
      owner.kind === 'guest' ? owner.cartId : of.newId,
      owner.kind === 'member' ? owner.userId : null,
      of.showroomId,
      of.now,
      lines.map((line) => line.variantId),
      lines.map((line) => line.projectId),
      lines.map((line) => line.qty),
      lines.map((line) => line.areaSqftE2),
      lines.map((line) => line.seenPriceCents),
      lines.map((_, place) => place),
      of.maximumQty,
    ],
  );
  return rows[0]?.id ?? null;
}
