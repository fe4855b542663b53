import type { Address } from '@wevisu/contract/reply.ts';
import type { CartId, ShowroomId, UserId, VariantId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import {
  arrayOf,
  int4,
  int8,
  json,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';
import type { Quote } from '../quote.ts';

export interface Hold {
  readonly lotId: number;
  readonly variantId: VariantId;
  readonly qty: number;
}

const write = sqlStatement({
  takes: {
    id: text,
    userId: ID.user,
    cartId: ID.cart,
    revision: int8,
    showroomId: ID.showroom,
    liveId: text.orNull,
    address: json<Address>(),
    quote: json<Quote>(),
    totalCents: int8,
    holdExpiresAt: timestamptz,
    now: timestamptz,
    movedLots: arrayOf(int8),
    movedBy: arrayOf(int4),
    holdLots: arrayOf(int8),
    holdVariants: arrayOf(int8),
    holdQtys: arrayOf(int4),
  },
  gives: { id: text },
  sql: (p) => sql`with cart as (
      update carts set revision = revision + 1
      where id = ${p.cartId} and user_id = ${p.userId} and revision = ${p.revision}
      returning id, coupon_id
    ),
    live as (
      select k.id from checkouts k join cart on cart.id = k.cart_id
      where k.state in ('open', 'paying') for update of k
    ),
    same as (
      select cart.id, cart.coupon_id from cart
      where (select coalesce(string_agg(live.id, ' '), '') from live) = coalesce(${p.liveId}::text, '')
    ),
    lots as (
      select l.id, m.by, l.on_hand - l.held >= m.by as fits
      from same, unnest(${p.movedLots}::bigint[], ${p.movedBy}::int[]) as m(lot_id, by)
        join stock_lots l on l.id = m.lot_id
      order by l.id for update of l
    ),
    written as (
      insert into checkouts as k (id, user_id, cart_id, showroom_id, state, address, quote,
        total_cents, coupon_id, hold_expires_at, created_at, updated_at)
      select ${p.id}::text, ${p.userId}, same.id, ${p.showroomId}::bigint, 'open', ${p.address}::jsonb,
        ${p.quote}::jsonb, ${p.totalCents}::bigint,
        case when ${p.quote}::jsonb->>'couponCode' is not null then same.coupon_id end,
        ${p.holdExpiresAt}::timestamptz,
        ${p.now}::timestamptz, ${p.now}::timestamptz
      from same
      where (select coalesce(bool_and(fits), true) and count(*) = cardinality(${p.movedLots}) from lots)
      on conflict (id) do update set address = excluded.address, quote = excluded.quote,
        total_cents = excluded.total_cents, coupon_id = excluded.coupon_id, hold_expires_at = excluded.hold_expires_at,
        lapses = k.lapses + (k.hold_expires_at <= excluded.updated_at)::int,
        updated_at = excluded.updated_at
      where k.state = 'open'
      returning id
    ),
    moved as (
      update stock_lots l set held = l.held + lots.by from lots, written where l.id = lots.id
    ),
    dropped as (delete from stock_holds h using written where h.checkout_id = written.id),
    held as (
      insert into stock_holds (checkout_id, lot_id, variant_id, qty)
      select written.id, h.lot_id, h.variant_id, h.qty
      from written, unnest(${p.holdLots}::bigint[], ${p.holdVariants}::bigint[],
        ${p.holdQtys}::int[]) as h(lot_id, variant_id, qty)
    )
    select id from written`,
}).get;

/**
 * Writes a new or existing checkout and updates its holds, all in one statement: `moved` is the change
 * of `held` per lot. Locks the cart, its live checkout and the lots, in this order. Writes nothing and
 * returns false if the cart has changed since `revision`, a checkout other than `liveId` is live, or a
 * lot has too little left; the caller then reads again.
 */
export async function writeCheckout(
  db: Queryable,
  of: {
    readonly id: string;
    readonly userId: UserId;
    readonly cartId: CartId;
    /** The cart's revision when it was read. */
    readonly revision: number;
    readonly showroomId: ShowroomId;
    /** The open checkout to update; null if there is none. */
    readonly liveId: string | null;
    readonly address: Address;
    readonly quote: Quote;
    readonly holdExpiresAt: Date;
    readonly now: Date;
    readonly holds: readonly Hold[];
    readonly moved: readonly { readonly lotId: number; readonly by: number }[];
  },
): Promise<boolean> {
  const { holds, moved, ...rest } = of;
  const written = await write(db, {
    ...rest,
    totalCents: of.quote.totalCents,
    movedLots: moved.map((one) => one.lotId),
    movedBy: moved.map((one) => one.by),
    holdLots: holds.map((hold) => hold.lotId),
    holdVariants: holds.map((hold) => hold.variantId),
    holdQtys: holds.map((hold) => hold.qty),
  });
  return written !== null;
}
