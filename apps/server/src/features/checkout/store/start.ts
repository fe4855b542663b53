// What starting a checkout reads. Lock order as everywhere: cart, checkout, lots by id.

import type { Address } from '@wevisu/contract/reply.ts';
import type { CartId, VariantId, VendorId } from '@wevisu/domain/ids.ts';
import { cents, ppm } from '@wevisu/domain/money/money.ts';
import type { TaxRule } from '@wevisu/domain/money/tax.ts';
import type { ZoneDays } from '@wevisu/domain/orders/delivery-estimate.ts';
import type { ShippingRate } from '@wevisu/domain/orders/shipping.ts';
import { LAPSES } from '@wevisu/domain/policy/policy.ts';
import { type RawBuilder, sql } from 'kysely';
import { arrayOf, int4, int8, json, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';
import type { LotWithFree } from '../../cart/pick-lots.ts';
import { type Quote, quoteSchema } from '../quote.ts';
import type { CheckoutState } from './checkouts.ts';

/**
 * Locks the account's cart and then its live checkout; null if it has none in this pro's showroom. It
 * waits for an order that is just being placed, so that the cart is read without the lines the order
 * removes.
 */
export const lockCart = sqlStatement({
  takes: { userId: ID.user, proId: ID.pro },
  gives: { id: text, live: int8 },
  sql: (p) => sql`with cart as (
      select c.id from carts c join showrooms s on s.id = c.showroom_id
      where c.user_id = ${p.userId} and s.user_id = ${p.proId} for no key update of c
    ),
    live as (
      select k.id from checkouts k join cart on cart.id = k.cart_id
      where k.state in ('open', 'paying') for update of k
    )
    select cart.id, (select count(*) from live) as live from cart`,
}).get;

interface EarlierCheckout {
  readonly id: string;
  readonly state: CheckoutState;
  readonly address: Address;
  readonly quote: Quote;
  readonly holdExpiresAt: Date;
}

export interface Rates {
  readonly taxRules: ReadonlyMap<string, TaxRule>;
  readonly shippingRates: readonly ShippingRate[];
  readonly transit: readonly ZoneDays[];
}

interface StartTerms extends Rates {
  /** The live one, or else this cart's last expired one. */
  readonly earlier: EarlierCheckout | null;
  /** Holds of the account that ended unpaid within a day. */
  readonly lapses: number;
}

export interface LockedTables extends StartTerms {
  /** By variant; the checkout's own holds count as free. */
  readonly lots: ReadonlyMap<number, readonly LotWithFree[]>;
  /** Units that the live checkout holds, by lot. */
  readonly held: ReadonlyMap<number, number>;
}

interface RateRow {
  readonly vendorId: VendorId | null;
  readonly zone: number;
  readonly upToG: number;
  readonly baseCents: number;
  readonly perLbCents: number;
}

interface TaxRow {
  readonly state: string;
  readonly ratePpm: number;
  readonly shippingTaxable: boolean;
}

interface EarlierRow {
  readonly id: string;
  readonly state: CheckoutState;
  readonly address: Address;
  readonly quote: unknown;
  readonly holdExpiresAt: string;
}

interface LotRow extends LotWithFree {
  readonly variantId: VariantId;
  readonly own: number;
}

const RATES = {
  rates: json<readonly RateRow[]>(),
  tax: json<TaxRow>().orNull,
  transit: json<readonly ZoneDays[]>(),
} as const;
const RATES_TAKE = { vendorIds: arrayOf(ID.vendor), state: text } as const;

function ratesSql(p: { readonly vendorIds: unknown; readonly state: unknown }) {
  return sql`(select coalesce(json_agg(json_build_object('vendorId', vendor_id, 'zone', zone,
        'upToG', up_to_g, 'baseCents', base_cents, 'perLbCents', per_lb_cents)), '[]')
      from shipping_rates where vendor_id is null or vendor_id = any(${p.vendorIds}::bigint[])) as rates,
    (select json_build_object('state', state, 'ratePpm', rate_ppm, 'shippingTaxable', shipping_taxable)
      from tax_rates where state = ${p.state}) as tax,
    (select coalesce(json_agg(json_build_object('zone', zone, 'min', least, 'max', most)), '[]')
      from transit_days) as transit`;
}

/** At most one per cart: the CTE `live`, or the last one that expired within a day. */
function earlierSql(cartId: unknown): RawBuilder<unknown> {
  return sql`(select json_build_object('id', id, 'state', state, 'address', address,
      'quote', quote, 'holdExpiresAt', hold_expires_at)
    from (
      select * from live
      union all
      (select id, state, address, quote, hold_expires_at from checkouts
       where cart_id = ${cartId} and state = 'expired' and updated_at > now() - interval '1 day'
         and not exists (select from live)
       order by updated_at desc limit 1)
    ) earlier)`;
}

/** Those that began again with their checkout, and those that were given up; the job that says so may run later. */
function lapsesSql(cartId: unknown): RawBuilder<unknown> {
  return sql`(select coalesce(sum(k.lapses
      + (k.state = 'expired' or k.state = 'open' and k.hold_expires_at <= now())::int), 0)::int
    from checkouts k
    where k.user_id = (select user_id from carts where id = ${cartId})
      and k.state <> 'placed' and k.updated_at > now() - ${sql.lit(LAPSES.hours)} * interval '1 hour')`;
}

const LIVE = sql`select id, state, address, quote, hold_expires_at from checkouts`;
const IS_LIVE = sql`state in ('open', 'paying')`;

const startTerms = sqlStatement({
  takes: { ...RATES_TAKE, cartId: ID.cart },
  gives: { ...RATES, earlier: json<EarlierRow>().orNull, lapses: int4 },
  sql: (p) => sql`with live as (${LIVE} where cart_id = ${p.cartId} and ${IS_LIVE})
    select ${earlierSql(p.cartId)} as earlier, ${lapsesSql(p.cartId)} as lapses, ${ratesSql(p)}`,
}).require;

interface StartOf {
  readonly cartId: CartId;
  readonly state: string;
  readonly vendorIds: readonly VendorId[];
}

/** Read with the cart's contents, without a lock. */
export async function readStartTerms(db: Queryable, of: StartOf): Promise<StartTerms> {
  const row = await startTerms(db, of);
  return { earlier: toEarlier(row.earlier), lapses: row.lapses, ...toRates(row) };
}

/**
 * One round trip. Lots are locked after the checkout, since their scan counts it first, and by id, so
 * that two buyers never deadlock. The lots are determined beforehand: a condition on variants or ids
 * makes PostgreSQL read every lot of the shop.
 */
const startTables = sqlStatement({
  takes: { ...RATES_TAKE, cartId: ID.cart, variantIds: arrayOf(ID.variant) },
  gives: {
    ...RATES,
    earlier: json<EarlierRow>().orNull,
    lapses: int4,
    lots: json<readonly LotRow[]>(),
  },
  sql: (p) => sql`with live as (${LIVE} where cart_id = ${p.cartId} and ${IS_LIVE} for update),
    own as (
      select h.lot_id, sum(h.qty)::int as qty
      from stock_holds h join live on live.id = h.checkout_id group by h.lot_id
    ),
    wanted as (
      select id from stock_lots where variant_id = any(${p.variantIds}::bigint[])
      union
      select lot_id from own
    ),
    lots as (
      select l.id, l.variant_id, l.lot_code, l.on_hand - l.held as free
      from stock_lots l
      where l.id = any(array(select id from wanted)) and (select count(*) from live) >= 0
      order by l.id for update
    )
    select ${earlierSql(p.cartId)} as earlier, ${lapsesSql(p.cartId)} as lapses,
      (select coalesce(json_agg(json_build_object('id', lots.id, 'variantId', lots.variant_id,
         'code', lots.lot_code, 'free', lots.free, 'own', coalesce(own.qty, 0)) order by lots.id), '[]')
       from lots left join own on own.lot_id = lots.id) as lots,
      ${ratesSql(p)}`,
}).require;

/** The same with the live checkout and the lots locked. */
export async function readStartTables(
  db: Queryable,
  of: StartOf & { readonly variantIds: readonly VariantId[] },
): Promise<LockedTables> {
  const row = await startTables(db, of);
  const lots = row.lots.map((lot) => ({ ...lot, free: lot.free + lot.own }));
  return {
    earlier: toEarlier(row.earlier),
    lapses: row.lapses,
    lots: Map.groupBy(lots, (lot) => lot.variantId),
    held: new Map(lots.map((lot) => [lot.id, lot.own])),
    ...toRates(row),
  };
}

const ratesAlone = sqlStatement({
  takes: RATES_TAKE,
  gives: RATES,
  sql: (p) => sql`select ${ratesSql(p)}`,
}).require;

/** For an estimate. */
export async function readRates(
  db: Queryable,
  of: { readonly state: string; readonly vendorIds: readonly VendorId[] },
): Promise<Rates> {
  return toRates(await ratesAlone(db, of));
}

function toRates({
  rates,
  tax,
  transit,
}: {
  readonly rates: readonly RateRow[];
  readonly tax: TaxRow | null;
  readonly transit: readonly ZoneDays[];
}): Rates {
  return {
    transit,
    shippingRates: rates.map(({ baseCents, perLbCents, ...rate }) => ({
      ...rate,
      base: cents(baseCents),
      perLb: cents(perLbCents),
    })),
    taxRules: new Map(
      tax === null
        ? []
        : [[tax.state, { rate: ppm(tax.ratePpm), shippingTaxable: tax.shippingTaxable }]],
    ),
  };
}

function toEarlier(row: EarlierRow | null): EarlierCheckout | null {
  if (row === null) return null;
  return {
    ...row,
    quote: quoteSchema.parse(row.quote),
    holdExpiresAt: new Date(row.holdExpiresAt),
  };
}
