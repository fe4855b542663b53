import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import type { CartOwner } from '../owner.ts';
import { ownerSql, ownerValue } from './owner-sql.ts';

export async function touchCart(
  db: Queryable,
  { cartId, now }: { readonly cartId: string; readonly now: Date },
): Promise<void> {
  await queryPrepared(db, 'update carts set updated_at = $2 where id = $1', [cartId, now]);
}

/** Takes a line out; false where the owner has no such line in the showroom of this pro. */
export async function deleteCartLine(
  db: Queryable,
  of: { readonly showroom: number; readonly owner: CartOwner; readonly lineId: number },
): Promise<boolean> {
  const { rowCount } = await queryPrepared(
    db,
    `delete from cart_lines l using carts c, showrooms s
     where l.id = $3 and c.id = l.cart_id and s.id = c.showroom_id and s.user_id = $1
       and ${ownerSql(of.owner)}`,
    [of.showroom, ownerValue(of.owner), of.lineId],
  );
  return rowCount === 1;
}

export interface CouponRow {
  readonly id: number;
  readonly ended: boolean;
}

export async function findCoupon(
  db: Queryable,
  of: { readonly showroomId: number; readonly code: string; readonly now: Date },
): Promise<CouponRow | null> {
  const { rows } = await queryPrepared(
    db,
    `select id, status = 'ended' or coalesce(expires_at <= $3, false) as ended
     from coupons where showroom_id = $1 and code = $2`,
    [of.showroomId, of.code, of.now],
  );
  return rows[0] ?? null;
}

export interface LineChange {
  readonly id: number;
  /** Null leaves quantity and area as they are. */
  readonly qty: number | null;
  readonly areaSqftE2: number | null;
  /** Null leaves it as it is. */
  readonly seenPriceCents: number | null;
}

/** Everything of one update in one statement. */
export async function changeCart(
  db: Queryable,
  of: {
    readonly cartId: string;
    readonly now: Date;
    /** Undefined leaves the coupon as it is, null takes it off. */
    readonly couponId: number | null | undefined;
    readonly lines: readonly LineChange[];
  },
): Promise<void> {
  await queryPrepared(
    db,
    `with cart as (
       update carts set updated_at = $2,
         coupon_id = case when $3::boolean then $4::bigint else coupon_id end
       where id = $1 returning id
     )
     update cart_lines l set
       qty = coalesce(i.qty, l.qty),
       area_sqft_e2 = case when i.qty is null then l.area_sqft_e2 else i.area end,
       seen_price_cents = coalesce(i.seen, l.seen_price_cents)
     from cart, unnest($5::bigint[], $6::int[], $7::int[], $8::bigint[]) as i(id, qty, area, seen)
     where l.cart_id = cart.id and l.id = i.id`,
    [
      of.cartId,
      of.now,
      of.couponId !== undefined,
      of.couponId ?? null,
      of.lines.map((line) => line.id),
      of.lines.map((line) => line.qty),
      of.lines.map((line) => line.areaSqftE2),
      of.lines.map((line) => line.seenPriceCents),
    ],
  );
}

/** Guest carts that nobody has used since `before`; says how many there were. */
export async function deleteStaleGuestCarts(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    'delete from carts where user_id is null and updated_at < $1',
    [before],
  );
  return rowCount ?? 0;
}
