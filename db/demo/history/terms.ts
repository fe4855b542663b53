// What the orders of the past are computed by, read from the loaded world.
import { type Cents, cents, type Ppm, ppm } from '@wevisu/domain/money/money.ts';
import type { MarkupRates } from '@wevisu/domain/money/pricing.ts';
import type { TaxRule } from '@wevisu/domain/money/tax.ts';
import type { ZoneDays } from '@wevisu/domain/orders/delivery-estimate.ts';
import type { ShippingRate } from '@wevisu/domain/orders/shipping.ts';
import type pg from 'pg';
import type { JsonObject } from '../product.ts';

export interface SellingVendor {
  readonly vendorId: number;
  readonly userId: number;
  readonly name: string;
  readonly shipFromZip: string;
  readonly freeFrom: Cents | null;
  readonly returnAddress: JsonObject & { readonly zip_code: string };
}

export interface SellingShowroom {
  readonly id: number;
  readonly userId: number;
  readonly vsdId: string;
  readonly markups: MarkupRates;
  readonly coupon: { readonly id: number; readonly code: string; readonly rate: Ppm };
}

export interface Terms {
  readonly platformRate: Ppm;
  readonly taxRules: ReadonlyMap<string, TaxRule>;
  readonly rates: readonly ShippingRate[];
  readonly transit: readonly ZoneDays[];
  readonly vendors: ReadonlyMap<number, SellingVendor>;
  readonly showrooms: readonly SellingShowroom[];
}

export async function readTerms(client: pg.ClientBase): Promise<Terms> {
  const list = async <Row extends object>(sql: string) => (await client.query<Row>(sql)).rows;
  const [fee] = await list<{ ppm: number }>(
    `select (value #>> '{}')::int as ppm from settings where key = 'platform_fee_ppm'`,
  );
  const tax = await list<{ state: string; rate: number; shippingTaxable: boolean }>(
    `select state, rate_ppm as rate, shipping_taxable as "shippingTaxable" from tax_rates`,
  );
  const rates = await list<Omit<ShippingRate, 'base' | 'perLb'> & { base: number; perLb: number }>(
    `select vendor_id::int as "vendorId", zone, up_to_g as "upToG", base_cents::int as base,
       per_lb_cents::int as "perLb" from shipping_rates`,
  );
  const vendors = await list<Omit<SellingVendor, 'freeFrom'> & { freeFrom: number | null }>(
    `select id::int as "vendorId", user_id::int as "userId", company_name as name,
       ship_from_zip as "shipFromZip", free_shipping_from_cents::int as "freeFrom",
       return_address as "returnAddress" from vendors order by id`,
  );
  return {
    platformRate: ppm(fee?.ppm ?? 0),
    taxRules: new Map(
      tax.map(({ state, rate, shippingTaxable }) => [state, { rate: ppm(rate), shippingTaxable }]),
    ),
    rates: rates.map((rate) => ({ ...rate, base: cents(rate.base), perLb: cents(rate.perLb) })),
    transit: await list('select zone, least as min, most as max from transit_days'),
    vendors: new Map(
      vendors.map((vendor) => [
        vendor.vendorId,
        { ...vendor, freeFrom: vendor.freeFrom === null ? null : cents(vendor.freeFrom) },
      ]),
    ),
    showrooms: await readShowrooms(client),
  };
}

async function readShowrooms(client: pg.ClientBase): Promise<readonly SellingShowroom[]> {
  const { rows } = await client.query<{
    id: number;
    userId: number;
    vsdId: string;
    rate: number;
    couponId: number;
    code: string;
    couponRate: number;
    own: readonly { category: number | null; product: number | null; rate: number }[];
  }>(`
    select s.id::int, s.user_id::int as "userId", s.vsd_id as "vsdId", s.markup_ppm as rate,
      c.id::int as "couponId", c.code, c.rate_ppm as "couponRate",
      (select coalesce(json_agg(json_build_object('category', m.category_id, 'product', m.product_id,
         'rate', m.markup_ppm)), '[]') from showroom_markups m
       where m.showroom_id = s.id and m.brand_id is null) as own
    from showrooms s join coupons c on c.showroom_id = s.id
    where s.status = 'open' order by s.id`);
  return rows.map(({ id, userId, vsdId, rate, own, ...coupon }) => {
    const ratesBy = (kind: 'category' | 'product') =>
      new Map(own.flatMap((one) => (one[kind] === null ? [] : [[one[kind], ppm(one.rate)]])));
    return {
      ...{ id, userId, vsdId },
      markups: {
        showroomRate: ppm(rate),
        categoryRates: ratesBy('category'),
        productRates: ratesBy('product'),
      },
      coupon: { id: coupon.couponId, code: coupon.code, rate: ppm(coupon.couponRate) },
    };
  });
}
