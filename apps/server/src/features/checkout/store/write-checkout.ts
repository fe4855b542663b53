import type { Address } from '@wevisu/contract/reply.ts';
import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import type { Quote } from '../quote.ts';

export interface Hold {
  readonly lotId: number;
  readonly variantId: number;
  readonly qty: number;
}

/**
 * Writes a checkout, new or again, and moves its holds, all in one statement: `moved` says by how
 * much `held` of each lot changes. The lots are locked already, and the table refuses a lot that
 * would hold more than it has. Null where the checkout is not open any more.
 */
export async function writeCheckout(
  db: Queryable,
  of: {
    readonly id: string;
    readonly userId: number;
    readonly cartId: string;
    readonly showroomId: number;
    readonly address: Address;
    readonly quote: Quote;
    readonly holdExpiresAt: Date;
    readonly now: Date;
    readonly holds: readonly Hold[];
    readonly moved: readonly { readonly lotId: number; readonly by: number }[];
  },
): Promise<boolean> {
  const { rows } = await queryPrepared(
    db,
    `with written as (
       insert into checkouts as k (id, user_id, cart_id, showroom_id, state, address, quote,
         total_cents, hold_expires_at, created_at, updated_at)
       values ($1, $2, $3, $4, 'open', $5, $6, $7, $8, $9, $9)
       on conflict (id) do update set address = excluded.address, quote = excluded.quote,
         total_cents = excluded.total_cents, hold_expires_at = excluded.hold_expires_at,
         updated_at = excluded.updated_at
       where k.state = 'open'
       returning id
     ),
     moved as (
       update stock_lots l set held = l.held + m.by
       from unnest($10::bigint[], $11::int[]) as m(lot_id, by), written
       where l.id = m.lot_id
     ),
     dropped as (delete from stock_holds h using written where h.checkout_id = written.id),
     held as (
       insert into stock_holds (checkout_id, lot_id, variant_id, qty)
       select written.id, h.lot_id, h.variant_id, h.qty
       from written, unnest($12::bigint[], $13::bigint[], $14::int[]) as h(lot_id, variant_id, qty)
     )
     select id from written`,
    [
      of.id,
      of.userId,
      of.cartId,
      of.showroomId,
      JSON.stringify(of.address),
      JSON.stringify(of.quote),
      of.quote.totalCents,
      of.holdExpiresAt,
      of.now,
      of.moved.map((one) => one.lotId),
      of.moved.map((one) => one.by),
      of.holds.map((hold) => hold.lotId),
      of.holds.map((hold) => hold.variantId),
      of.holds.map((hold) => hold.qty),
    ],
  );
  return rows.length === 1;
}
