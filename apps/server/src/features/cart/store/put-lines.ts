import type { ProUserId } from '@wevisu/domain/ids.ts';
import { type RawBuilder, sql } from 'kysely';
import { arrayOf, bool, int4, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { byName, type RowOf, sqlStatement } from '../../../platform/database/statement.ts';
import { MARKUP_PPM_SQL, priceSql } from '../../showrooms/price-parts.ts';
import { MAX_LINE_AREA_SQFT_E2, MAX_LINE_QTY, MAX_LINES } from '../limits.ts';
import type { ItemToPut } from '../merge-items.ts';
import type { CartOwner } from '../owner.ts';
import { CONTENTS, contentsSql, shopSql } from './contents-sql.ts';
import { OWNER_KINDS, type OwnerKind, ownerKey, userIdOf } from './owner-sql.ts';

/** Add to an existing line, replace it, or skip if there is one. */
const PUT_MODES = ['add', 'set', 'keep'] as const;
export type PutMode = (typeof PUT_MODES)[number];

/** A line whose quantity was partly computed from an area and partly typed has no area; least() ignores nulls. */
export const ADDED_AREA_SQL = `case
  when cart_lines.area_sqft_e2 is not null and excluded.area_sqft_e2 is not null
  then least(${MAX_LINE_AREA_SQFT_E2}, cart_lines.area_sqft_e2 + excluded.area_sqft_e2) end`;

/** 'keep' skips by any unique index, since another finish's sample clashes only with that of samples. */
const ON_CONFLICT: Readonly<Record<PutMode, string>> = {
  add: `(cart_id, variant_id, coalesce(project_id, 0), coalesce(room, '')) do update set qty = least(${MAX_LINE_QTY}, cart_lines.qty + excluded.qty),
    area_sqft_e2 = ${ADDED_AREA_SQL}, seen_price_cents = excluded.seen_price_cents`,
  set: `(cart_id, variant_id, coalesce(project_id, 0), coalesce(room, '')) do update set qty = excluded.qty, area_sqft_e2 = excluded.area_sqft_e2,
    seen_price_cents = excluded.seen_price_cents`,
  keep: 'do nothing',
};

/** Samples are added only by their own call. */
const LISTED: Readonly<Record<PutMode, string>> = {
  add: `p.status = 'active' and v.status = 'active'`,
  set: `p.status = 'active' and v.status = 'active'`,
  keep: `p.status = 'active' and v.status in ('active', 'sample')`,
};

const PRICE = priceSql({
  wholesale: 'v.wholesale_cents',
  platformPpm: 'shop.platform_ppm',
  markupPpm: MARKUP_PPM_SQL,
});

/** The requested items that can be added to the cart, at current prices. */
function offersSql(mode: PutMode, owner: RawBuilder<unknown>) {
  return sql`select item.*, ${sql.raw(PRICE)} as price,
      case when v.status = 'sample' then v.product_id end as sample_product_id
    from shop, item
    join variants v on v.id = item.variant_id
    join products p on p.id = v.product_id
    join categories cat on cat.id = p.category_id
    where ${sql.raw(LISTED[mode])} and is_offered(shop.id, p.id, p.brand_id, p.category_id)
      and item.qty >= case when v.status = 'sample' then 1 else p.minimum_unit end
      and (item.project_id is null or exists (
        select from projects own where own.id = item.project_id and own.user_id = ${owner}
          and own.showroom_id = shop.id and own.deleted_at is null))`;
}

/** Existing lines that the items do not merge with. */
export function countOtherLines(kind: OwnerKind): RawBuilder<unknown> {
  if (kind === 'newcomer') return sql`0::bigint`;
  return sql`(select count(*) from cart_lines l
    where l.cart_id = shop.cart_id and not exists (
      select from item
      where item.variant_id = l.variant_id and item.project_id is not distinct from l.project_id
        and item.room is not distinct from l.room))`;
}

/** The cart's unchanged lines plus the written ones. */
const LINES_BEFORE = sql`union all
  select l.id, l.variant_id, l.project_id, l.room, l.qty, l.area_sqft_e2, l.seen_price_cents, false
  from cart_lines l join shop on shop.cart_id = l.cart_id
  where l.id not in (select id from put)`;
/** A new cart starts empty. */
const NO_MORE = sql``;

interface NewCart {
  readonly owner: unknown;
  readonly newId: unknown;
  readonly now: unknown;
}

/** The CTE `cart`: the cart of `target`, created if missing, and locked. A guest's carts share the guest's id. */
function cartSql(kind: OwnerKind, { owner, newId, now }: NewCart): RawBuilder<unknown> {
  const insert = (userId: RawBuilder<unknown>, guestKey: RawBuilder<unknown>) =>
    sql`insert into carts (id, user_id, guest_key, showroom_id, created_at, updated_at)
      select ${newId}, ${userId}, ${guestKey}, target.showroom_id, ${now}, ${now} from target`;
  const orUse = sql`do update set updated_at = excluded.updated_at, revision = carts.revision + 1
        returning id, guest_key, revision`;
  switch (kind) {
    case 'member':
      return sql`cart as (${insert(userIdOf(owner), sql`null`)}
        on conflict (user_id, showroom_id) where user_id is not null ${orUse})`;
    case 'guest':
      return sql`cart as (${insert(sql`null`, sql`${owner}::text`)}
        on conflict (guest_key, showroom_id) where user_id is null ${orUse})`;
    case 'newcomer':
      return sql`cart as (${insert(sql`null`, sql`${newId}`)} returning id, guest_key, revision)`;
  }
}

const put = byName(OWNER_KINDS, (kind) =>
  byName(PUT_MODES, (mode) =>
    sqlStatement({
      takes: {
        proId: ID.pro,
        owner: text.orNull,
        now: timestamptz,
        newId: text,
        variantIds: arrayOf(ID.variant),
        projectIds: arrayOf(ID.project.orNull),
        rooms: arrayOf(text.orNull),
        qtys: arrayOf(int4),
        areas: arrayOf(int4.orNull),
      },
      gives: { ...CONTENTS, isCurrent: bool.orNull },
      sql: (p) => sql`with shop as (${shopSql(kind, p)}),
        item as (
          select * from unnest(${p.variantIds}::bigint[], ${p.projectIds}::bigint[],
            ${p.rooms}::text[], ${p.qtys}::int[], ${p.areas}::int[])
            with ordinality as i(variant_id, project_id, room, qty, area_sqft_e2, place)
        ),
        offer as (${offersSql(mode, kind === 'member' ? userIdOf(p.owner) : sql`null`)}),
        target as (
          select shop.id as showroom_id, shop.cart_id from shop
          where shop.open and shop.known
            and (select count(*) from offer) = cardinality(${p.variantIds})
            and ${countOtherLines(kind)} + cardinality(${p.variantIds}) <= ${sql.lit(MAX_LINES)}
        ),
        ${cartSql(kind, p)},
        put as (
          insert into cart_lines
            (cart_id, variant_id, project_id, room, qty, area_sqft_e2, seen_price_cents,
             sample_product_id, created_at)
          select cart.id, o.variant_id, o.project_id, o.room, least(${sql.lit(MAX_LINE_QTY)}, o.qty),
            o.area_sqft_e2, o.price, o.sample_product_id, ${p.now}
          from cart, offer o order by o.place
          on conflict ${sql.raw(ON_CONFLICT[mode])}
          returning id, variant_id, project_id, room, qty, area_sqft_e2, seen_price_cents
        ),
        lines as (
          select put.*, false as from_scene from put ${kind === 'newcomer' ? NO_MORE : LINES_BEFORE}
        )
        select ${contentsSql(kind, p)}, cart.id as "cartId",
          coalesce(cart.guest_key, cart.id) as "tempId", cart.revision,
          ${p.now}::timestamptz as "updatedAt", null::text as "projectName",
          cart.revision = coalesce(shop.revision, -1) + 1 as "isCurrent"
        from shop left join cart on true`,
    }),
  ),
);

/**
 * Adds items to a cart at current prices, all or none, and returns its contents: one statement.
 * Creates the cart if there is none. A result without a cart id means that nothing was added, since
 * some item can't be or the cart is full; null if there is no such showroom. `items` may contain each
 * variant and project only once. `isCurrent` is false if somebody else changed the cart at the same
 * moment, so that the contents may lack a line of theirs.
 */
export function putLines(
  db: Queryable,
  of: {
    readonly proId: ProUserId;
    readonly owner: CartOwner;
    /** Id for a new cart. */
    readonly newId: string;
    readonly now: Date;
    readonly mode: PutMode;
    readonly items: readonly ItemToPut[];
  },
): Promise<PutRow | null> {
  const { owner, items } = of;
  return put[owner.kind][of.mode].get(db, {
    proId: of.proId,
    owner: ownerKey(owner),
    now: of.now,
    newId: of.newId,
    variantIds: items.map((item) => item.variantId),
    projectIds: items.map((item) => item.projectId),
    rooms: items.map((item) => item.room),
    qtys: items.map((item) => item.qty),
    areas: items.map((item) => item.areaSqftE2),
  });
}

type PutRow = RowOf<(typeof put)['member']['add']['get']>;
