import type { CartId, ProUserId, ShowroomId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import {
  arrayOf,
  bool,
  int4,
  int8,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { byName, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { CartOwner } from '../owner.ts';
import { type CouponState, couponState } from './coupon-state.ts';
import { OWNER_KINDS, ownerKey, ownsCart } from './owner-sql.ts';

export const touchCart = statement((p: Params<{ cartId: CartId; now: Date }>) =>
  tables.updateTable('carts').set({ updated_at: p.now }).where('id', '=', p.cartId),
).run;

/** Locks the cart before the line, like every statement. */
const deleteLine = byName(OWNER_KINDS, (kind) =>
  sqlStatement({
    takes: { proId: ID.pro, owner: text.orNull, lineId: int8 },
    sql: (p) => sql`with cart as (
        update carts c set revision = c.revision + 1
        from showrooms s, cart_lines l
        where l.id = ${p.lineId} and c.id = l.cart_id and s.id = c.showroom_id
          and s.user_id = ${p.proId} and ${ownsCart(kind, p.owner)}
        returning c.id
      )
      delete from cart_lines l using cart where l.id = ${p.lineId} and l.cart_id = cart.id`,
  }),
);

/** Removes a line; false if the owner has no such line in this pro's showroom. */
export function deleteCartLine(
  db: Queryable,
  of: { readonly proId: ProUserId; readonly owner: CartOwner; readonly lineId: number },
): Promise<boolean> {
  const { proId, owner, lineId } = of;
  return deleteLine[owner.kind].runAny(db, { proId, owner: ownerKey(owner), lineId });
}

const coupon = byName(OWNER_KINDS, (kind) =>
  sqlStatement({
    takes: { showroomId: ID.showroom, code: text, owner: text.orNull, now: timestamptz },
    gives: { id: int8, state: text.as<CouponState>() },
    sql: (p) => sql`select cp.id, ${couponState(kind, p)} as state
      from coupons cp, (select ${p.owner}::text) asked
      where cp.showroom_id = ${p.showroomId} and cp.code = ${p.code}`,
  }),
);

/** A showroom's coupon by its code, as its owner's cart may use it. */
export function findCoupon(
  db: Queryable,
  of: {
    readonly showroomId: ShowroomId;
    readonly code: string;
    readonly owner: CartOwner;
    readonly now: Date;
  },
) {
  const { owner, ...rest } = of;
  return coupon[owner.kind].get(db, { ...rest, owner: ownerKey(owner) });
}

export interface LineChange {
  readonly id: number;
  /** Null leaves quantity and area alone. */
  readonly qty: number | null;
  readonly areaSqftE2: number | null;
  /** Null leaves it alone. */
  readonly seenPriceCents: number | null;
}

const change = sqlStatement({
  takes: {
    cartId: ID.cart,
    now: timestamptz,
    setsCoupon: bool,
    couponId: int8.orNull,
    ids: arrayOf(int8),
    qtys: arrayOf(int4.orNull),
    areas: arrayOf(int4.orNull),
    seenPrices: arrayOf(int8.orNull),
  },
  sql: (p) => sql`with cart as (
      update carts set updated_at = ${p.now}, revision = revision + 1,
        coupon_id = case when ${p.setsCoupon}::boolean then ${p.couponId}::bigint else coupon_id end
      where id = ${p.cartId} returning id
    )
    update cart_lines l set
      qty = coalesce(i.qty, l.qty),
      area_sqft_e2 = case when i.qty is null then l.area_sqft_e2 else i.area end,
      seen_price_cents = coalesce(i.seen, l.seen_price_cents)
    from cart, unnest(${p.ids}::bigint[], ${p.qtys}::int[], ${p.areas}::int[],
      ${p.seenPrices}::bigint[]) as i(id, qty, area, seen)
    where l.cart_id = cart.id and l.id = i.id`,
}).run;

/** A whole update in one statement. */
export async function changeCart(
  db: Queryable,
  of: {
    readonly cartId: CartId;
    readonly now: Date;
    /** Undefined leaves the coupon alone, null removes it. */
    readonly couponId: number | null | undefined;
    readonly lines: readonly LineChange[];
  },
): Promise<void> {
  await change(db, {
    cartId: of.cartId,
    now: of.now,
    setsCoupon: of.couponId !== undefined,
    couponId: of.couponId ?? null,
    ids: of.lines.map((line) => line.id),
    qtys: of.lines.map((line) => line.qty),
    areas: of.lines.map((line) => line.areaSqftE2),
    seenPrices: of.lines.map((line) => line.seenPriceCents),
  });
}

/** Deletes guest carts unused since `before`; returns their number. */
export const deleteStaleGuestCarts = statement(
  (p: Params<{ before: Date }>) =>
    tables.deleteFrom('carts').where('user_id', 'is', null).where('updated_at', '<', p.before),
  {},
  { rare: true },
).run;
