import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { ADDED_AREA } from './put-lines.ts';

export interface GuestCart {
  readonly showroom_id: number;
  /** The pro's user id. */
  readonly showroom: number;
}

/** Locks a guest's cart until the transaction ends; null where there is none. */
export async function lockGuestCart(db: Queryable, cartId: string): Promise<GuestCart | null> {
  const { rows } = await queryPrepared(
    db,
    `select c.showroom_id, s.user_id as showroom
     from carts c join showrooms s on s.id = c.showroom_id
     where c.id = $1 and c.user_id is null for update of c`,
    [cartId],
  );
  return rows[0] ?? null;
}

/** The pro's user id of a cart that this account has taken over before; null where it has not. */
export async function findTakeover(
  db: Queryable,
  of: { readonly cartId: string; readonly userId: number },
): Promise<number | null> {
  const { rows } = await queryPrepared(
    db,
    `select s.user_id as showroom from cart_takeovers t join showrooms s on s.id = t.showroom_id
     where t.guest_cart_id = $1 and t.user_id = $2`,
    [of.cartId, of.userId],
  );
  return rows[0]?.showroom ?? null;
}

/**
 * Moves the lines of a locked guest cart into the account's, under the project where one is given,
 * drops the guest cart and remembers that. A coupon comes along where the account has none.
 */
export async function moveGuestLines(
  db: Queryable,
  of: {
    readonly guestCartId: string;
    readonly showroomId: number;
    readonly userId: number;
    readonly projectId: number | null;
    /** Of the account's cart where it has none yet. */
    readonly newId: string;
    readonly maximumQty: number;
    readonly now: Date;
  },
): Promise<void> {
  const cart = await queryPrepared(
    db,
    `insert into carts (id, user_id, showroom_id, coupon_id, created_at, updated_at)
     select $1, $2, g.showroom_id, g.coupon_id, $4, $4 from carts g where g.id = $3
     on conflict (user_id, showroom_id) where user_id is not null
       do update set updated_at = $4, coupon_id = coalesce(carts.coupon_id, excluded.coupon_id)
     returning id`,
    [of.newId, of.userId, of.guestCartId, of.now],
  );
  await queryPrepared(
    db,
    `insert into cart_lines
       (cart_id, variant_id, project_id, qty, area_sqft_e2, seen_price_cents, created_at)
     select $1, l.variant_id, case when v.status = 'sample' then null else $3::bigint end, l.qty,
       l.area_sqft_e2, l.seen_price_cents, l.created_at
     from cart_lines l join variants v on v.id = l.variant_id
     where l.cart_id = $2 order by l.id
     on conflict (cart_id, variant_id, coalesce(project_id, 0)) do update set
       qty = case
         when exists (select from variants v where v.id = excluded.variant_id and v.status = 'sample')
         then 1 else least($4::int, cart_lines.qty + excluded.qty) end,
       area_sqft_e2 = ${ADDED_AREA},
       seen_price_cents = excluded.seen_price_cents`,
    [cart.rows[0].id, of.guestCartId, of.projectId, of.maximumQty],
  );
  if (of.projectId !== null) {
    await queryPrepared(
      db,
      `insert into project_lines (project_id, variant_id, qty)
       select $2, l.variant_id, l.qty
       from cart_lines l join variants v on v.id = l.variant_id and v.status <> 'sample'
       where l.cart_id = $1 order by l.id
       on conflict (project_id, variant_id) do nothing`,
      [of.guestCartId, of.projectId],
    );
  }
  await queryPrepared(
    db,
    `with gone as (delete from carts where id = $1)
     insert into cart_takeovers (guest_cart_id, user_id, showroom_id, taken_at)
     values ($1, $2, $3, $4)`,
    [of.guestCartId, of.userId, of.showroomId, of.now],
  );
}
