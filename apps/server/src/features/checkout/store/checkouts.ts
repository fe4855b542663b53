import type { Address } from '@wevisu/contract/reply.ts';
import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { type Quote, quoteSchema } from '../quote.ts';

export type CheckoutState = 'open' | 'paying' | 'placed' | 'expired';

export interface CheckoutRow {
  readonly id: string;
  readonly state: CheckoutState;
  readonly vsdId: string;
  readonly companyName: string;
  readonly address: Address;
  readonly quote: Quote;
  readonly holdExpiresAt: Date;
  readonly orderNumber: string | null;
}

export async function findCheckout(
  db: Queryable,
  of: { readonly id: string; readonly userId: number },
): Promise<CheckoutRow | null> {
  const { rows } = await queryPrepared(
    db,
    `select k.id, k.state, k.address, k.quote, k.hold_expires_at, s.vsd_id, s.company_name, o.number
     from checkouts k
     join showrooms s on s.id = k.showroom_id
     left join orders o on o.checkout_id = k.id
     where k.id = $1 and k.user_id = $2`,
    [of.id, of.userId],
  );
  const row = rows[0];
  if (row === undefined) return null;
  return {
    id: row.id,
    state: row.state,
    vsdId: row.vsd_id,
    companyName: row.company_name,
    address: row.address,
    quote: quoteSchema.parse(row.quote),
    holdExpiresAt: row.hold_expires_at,
    orderNumber: row.number,
  };
}

/**
 * Gives back what checkouts hold whose time is up, a hundred at once or the one that is named. One
 * that is being paid keeps its hold whatever the clock says. Says how many have expired.
 *
 * Locks as everybody does: checkouts first, then lots by their ids.
 */
export async function expireCheckouts(
  db: Queryable,
  of: { readonly now: Date; readonly id?: string },
): Promise<number> {
  const { rows } = await queryPrepared(
    db,
    `with due as (
       select id from checkouts
       where state = 'open' and hold_expires_at <= $1 and ($2::text is null or id = $2)
       order by id limit 100 for update skip locked
     ),
     gone as (
       delete from stock_holds where checkout_id in (select id from due) returning lot_id, qty
     ),
     freed as (
       select l.id, g.qty
       from stock_lots l
       join (select lot_id, sum(qty)::int as qty from gone group by lot_id) g on g.lot_id = l.id
       order by l.id for update of l
     ),
     released as (
       update stock_lots l set held = l.held - f.qty from freed f where l.id = f.id
     ),
     expired as (
       update checkouts k set state = 'expired', updated_at = $1 from due where k.id = due.id
     )
     select count(*)::int as expired from due`,
    [of.now, of.id ?? null],
  );
  return rows[0].expired;
}
