// What starting a checkout reads and writes. Locks go cart, checkout, lots by id: as everywhere else.
import type { Address } from '@wevisu/contract/reply.ts';
import { cents, ppm } from '@wevisu/domain/money/money.ts';
import type { TaxRule } from '@wevisu/domain/money/tax.ts';
import type { ShippingRate } from '@wevisu/domain/orders/shipping.ts';
import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import type { LotWithFree } from '../../cart/pick-lots.ts';
import { type Quote, quoteSchema } from '../quote.ts';
import type { CheckoutState } from './checkouts.ts';

/**
 * Locks the account's cart and then its live checkout; null where it has none in the showroom of
 * this pro. An order that is just being placed is thereby waited for, before the cart is read: what
 * it takes out of the cart must not be offered again.
 */
export async function lockCart(
  db: Queryable,
  of: { readonly userId: number; readonly showroom: number },
): Promise<string | null> {
  const { rows } = await queryPrepared(
    db,
    `with cart as (
       select c.id from carts c join showrooms s on s.id = c.showroom_id
       where c.user_id = $1 and s.user_id = $2 for no key update of c
     ),
     live as (
       select k.id from checkouts k join cart on cart.id = k.cart_id
       where k.state in ('open', 'paying') for update of k
     )
     select cart.id, (select count(*) from live) as live from cart`,
    [of.userId, of.showroom],
  );
  return rows[0]?.id ?? null;
}

export interface EarlierCheckout {
  readonly id: string;
  readonly state: CheckoutState;
  readonly address: Address;
  readonly quote: Quote;
  readonly holdExpiresAt: Date;
}

export interface HeldLot extends LotWithFree {
  /** Units that the checkout holds of it already. */
  readonly own: number;
}

export interface StartTables {
  /** The live one, locked, or else the last of this cart that ran out. */
  readonly earlier: EarlierCheckout | null;
  /** By variant, locked; what the checkout holds itself counts as free. */
  readonly lots: ReadonlyMap<number, readonly HeldLot[]>;
  readonly taxRules: ReadonlyMap<string, TaxRule>;
  readonly shippingRates: readonly ShippingRate[];
}

const RATES = `(select coalesce(json_agg(row_to_json(r)), '[]') from (
    select vendor_id, zone, up_to_g, base_cents, per_lb_cents from shipping_rates
    where vendor_id is null or vendor_id = any($1::bigint[])) r) as rates,
  (select row_to_json(t) from (
    select state, rate_ppm, shipping_taxable from tax_rates where state = $2) t) as tax`;

/**
 * One round trip. Lots are locked after the checkout, since their scan first counts it, and in the
 * order of their ids, so that no two buyers wait for each other. Which lots they are is found out
 * beforehand: a condition on variants or ids has PostgreSQL read every lot of the shop.
 */
export async function readStartTables(
  db: Queryable,
  of: {
    readonly cartId: string;
    readonly state: string;
    readonly vendorIds: readonly number[];
    readonly variantIds: readonly number[];
  },
): Promise<StartTables> {
  const { rows } = await queryPrepared(
    db,
    `with live as (
       select id, state, address, quote, hold_expires_at from checkouts
       where cart_id = $3 and state in ('open', 'paying') for update
     ),
     earlier as (
       select * from live
       union all
       (select id, state, address, quote, hold_expires_at from checkouts
        where cart_id = $3 and state = 'expired' and updated_at > now() - interval '1 day'
          and not exists (select 1 from live)
        order by updated_at desc limit 1)
     ),
     own as (
       select h.lot_id, sum(h.qty)::int as qty
       from stock_holds h join live on live.id = h.checkout_id group by h.lot_id
     ),
     wanted as (
       select id from stock_lots where variant_id = any($4::bigint[])
       union
       select lot_id from own
     ),
     lots as (
       select l.id, l.variant_id, l.lot_code, l.on_hand - l.held as free
       from stock_lots l
       where l.id = any(array(select id from wanted)) and (select count(*) from live) >= 0
       order by l.id for update
     )
     select (select row_to_json(earlier) from earlier) as earlier,
       (select coalesce(json_agg(json_build_object('id', lots.id, 'variant_id', lots.variant_id,
          'code', lots.lot_code, 'free', lots.free, 'own', coalesce(own.qty, 0)) order by lots.id), '[]')
        from lots left join own on own.lot_id = lots.id) as lots,
       ${RATES}`,
    [of.vendorIds, of.state, of.cartId, of.variantIds],
  );
  const [row] = rows;
  return {
    earlier: row.earlier === null ? null : toEarlier(row.earlier),
    lots: toLots(row.lots),
    ...toRates(row),
  };
}

/** Rates alone, for an estimate. */
export async function readRates(
  db: Queryable,
  of: { readonly state: string; readonly vendorIds: readonly number[] },
): Promise<Pick<StartTables, 'taxRules' | 'shippingRates'>> {
  const { rows } = await queryPrepared(db, `select ${RATES}`, [of.vendorIds, of.state]);
  return toRates(rows[0]);
}

interface RateRows {
  readonly rates: readonly {
    vendor_id: number | null;
    zone: number;
    up_to_g: number;
    base_cents: number;
    per_lb_cents: number;
  }[];
  readonly tax: { state: string; rate_ppm: number; shipping_taxable: boolean } | null;
}

function toRates({ rates, tax }: RateRows): Pick<StartTables, 'taxRules' | 'shippingRates'> {
  return {
    shippingRates: rates.map((rate) => ({
      vendorId: rate.vendor_id,
      zone: rate.zone,
      upToG: rate.up_to_g,
      base: cents(rate.base_cents),
      perLb: cents(rate.per_lb_cents),
    })),
    taxRules: new Map(
      tax === null
        ? []
        : [[tax.state, { rate: ppm(tax.rate_ppm), shippingTaxable: tax.shipping_taxable }]],
    ),
  };
}

function toEarlier(row: {
  id: string;
  state: CheckoutState;
  address: Address;
  quote: unknown;
  hold_expires_at: string;
}): EarlierCheckout {
  return {
    id: row.id,
    state: row.state,
    address: row.address,
    quote: quoteSchema.parse(row.quote),
    holdExpiresAt: new Date(row.hold_expires_at),
  };
}

function toLots(
  rows: readonly { id: number; variant_id: number; code: string; free: number; own: number }[],
): Map<number, HeldLot[]> {
  const lots = rows.map((row) => ({ ...row, free: row.free + row.own }));
  return Map.groupBy(lots, (lot) => lot.variant_id);
}
