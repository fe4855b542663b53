import type { Address } from '@wevisu/contract/reply.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { int4, json, text, timestamptz } from '../../../platform/database/columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';
import { type Quote, quoteSchema } from '../quote.ts';

export type CheckoutState = 'open' | 'paying' | 'placed' | 'expired';

export interface CheckoutRow {
  readonly id: string;
  readonly state: CheckoutState;
  readonly vsdId: string;
  readonly companyName: string;
  /** What the showroom serves now. */
  readonly serviceZips: readonly string[];
  readonly address: Address;
  readonly quote: Quote;
  readonly holdExpiresAt: Date;
  readonly orderNumber: string | null;
  readonly confirmation: { readonly url: string; readonly until: Date } | null;
}

const find = statement(
  (p: Params<{ id: string; userId: UserId }>) =>
    tables
      .selectFrom('checkouts as k')
      .innerJoin('showrooms as s', 's.id', 'k.showroom_id')
      .leftJoin('orders as o', 'o.checkout_id', 'k.id')
      .leftJoin('payment_attempts as a', (join) =>
        join.onRef('a.checkout_id', '=', 'k.id').on('a.state', '=', 'confirming'),
      )
      .select([
        'k.id',
        'k.state',
        'k.address',
        'k.quote',
        'k.hold_expires_at',
        's.vsd_id',
        's.company_name',
        's.service_zips',
        'o.number as order_number',
        'a.confirm_url',
        'a.confirm_until',
      ])
      .where('k.id', '=', p.id)
      .where('k.user_id', '=', p.userId),
  {
    state: text.as<CheckoutState>(),
    address: json<Address>(),
    quote: json<unknown>(),
    orderNumber: text.orNull,
    confirmUrl: text.orNull,
    confirmUntil: timestamptz.orNull,
  },
).get;

export async function findCheckout(
  db: Queryable,
  of: { readonly id: string; readonly userId: UserId },
): Promise<CheckoutRow | null> {
  const row = await find(db, of);
  if (row === null) return null;
  const { confirmUrl: url, confirmUntil: until, ...rest } = row;
  const confirmation = url === null || until === null ? null : { url, until };
  return { ...rest, quote: quoteSchema.parse(row.quote), confirmation };
}

const expire = sqlStatement({
  takes: { now: timestamptz, id: text.orNull },
  gives: { expired: int4 },
  sql: (p) => sql`with due as (
      select id from checkouts
      where state = 'open' and hold_expires_at <= ${p.now}
        and (${p.id}::text is null or id = ${p.id})
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
      update checkouts k set state = 'expired', updated_at = ${p.now} from due where k.id = due.id
    )
    select count(*)::int as expired from due`,
}).require;

/**
 * Releases the holds of expired checkouts, a hundred at a time or the named one, and returns their
 * number. One that is being paid keeps its hold even after it expires.
 *
 * Lock order as everywhere: checkouts first, then lots by id.
 */
export async function expireCheckouts(
  db: Queryable,
  { now, id = null }: { readonly now: Date; readonly id?: string | null },
): Promise<number> {
  return (await expire(db, { now, id })).expired;
}
