// CHECK-06, G-38: for any lines and rates, the parts add up to the authorized total.

import { cents, type Ppm, ppm } from '@wevisu/domain/money/money.ts';
import { maxCouponRate, unitPrice } from '@wevisu/domain/money/pricing.ts';
import type { OrderDelivery } from '@wevisu/domain/orders/quote-order.ts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { testCheckout } from '../../test-checkout.ts';
import { testShop } from '../../test-shop.ts';
import type { PricedLine } from '../cart/cart-contents.ts';
import { composeDelivery, composeQuote } from './compose-quote.ts';
import type { LineToBuy } from './lines-to-buy.ts';
import type { Quote } from './quote.ts';
import type { KnownTax } from './tax/known-tax.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const line = fc.record({
  vendor: fc.integer({ min: 1, max: 4 }),
  wholesale: fc.integer({ min: 1, max: 2_000_000 }),
  qty: fc.integer({ min: 1, max: 100_000 }),
  weightG: fc.integer({ min: 1, max: 900_000 }),
});

const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 30 }),
  platformRate: fc.integer({ min: 0, max: 400_000 }),
  markupRates: fc.array(fc.integer({ min: 100_000, max: 5_000_000 }), { minLength: 3 }),
  couponPart: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  taxRate: fc.integer({ min: 0, max: 300_000 }),
  shippingTaxable: fc.boolean(),
  base: fc.integer({ min: 0, max: 100_000 }),
  perLb: fc.integer({ min: 0, max: 999 }),
  /** What a tax service takes of goods and shipping, over and over; null: the table counts. */
  serviceParts: fc.option(
    fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 5 }),
  ),
});

type ValueOf<A> = A extends fc.Arbitrary<infer Value> ? Value : never;

function quoteOf(given: ValueOf<typeof order>): Quote {
  const lowest = ppm(Math.min(...given.markupRates));
  const couponRate: Ppm | null =
    given.couponPart === null ? null : ppm(Math.floor(maxCouponRate(lowest) * given.couponPart));
  const bought = given.lines.map(
    (one, at): LineToBuy => ({
      line: toPricedLine(one, at, given, couponRate),
      qty: one.qty,
      cartLines: [{ id: at, qty: one.qty }],
      picks: [],
    }),
  );
  const shippingRates = [1, 2, 3, 4, 5, 6, 7, 8].map((zone) => ({
    vendorId: null,
    zone,
    upToG: 1_000,
    base: cents(given.base),
    perLb: cents(given.perLb),
  }));
  const delivery = composeDelivery({ bought, zip: '90012', shippingRates });
  if (!delivery.ok) throw new Error(delivery.code);
  const composed = composeQuote({
    bought,
    delivery: delivery.value,
    tax: taxOf(delivery.value, given.serviceParts),
    skipped: [],
    coupon: couponRate === null ? null : { code: 'C', rate: couponRate },
    state: 'CA',
    zip: '90012',
    taxRules: new Map([
      ['CA', { rate: ppm(given.taxRate), shippingTaxable: given.shippingTaxable }],
    ]),
    transit: [],
    now: new Date('2026-05-22T19:00:00Z'),
  });
  if (!composed.ok) throw new Error(composed.code);
  return composed.value;
}

function taxOf({ lines }: OrderDelivery, parts: readonly number[] | null): KnownTax {
  if (parts === null) return { kind: 'known', taxes: null, isAsked: false };
  const taxes = lines.map(({ amount, shipping }, at) => {
    const part = parts[at % parts.length] ?? 0;
    return {
      tax: cents(Math.floor(amount * part) + Math.floor(shipping * part)),
      goodsRate: ppm(Math.floor(1_000_000 * part)),
    };
  });
  return { kind: 'known', taxes, isAsked: true };
}

function toPricedLine(
  one: ValueOf<typeof line>,
  at: number,
  given: ValueOf<typeof order>,
  couponRate: Ppm | null,
): PricedLine {
  const platformRate = ppm(given.platformRate);
  const markupRate = ppm(given.markupRates[at % given.markupRates.length] ?? 100_000);
  const price = unitPrice({
    wholesale: cents(one.wholesale),
    platformRate,
    markupRate,
    couponRate: couponRate ?? undefined,
  });
  const filled = {
    id: at,
    variantId: at,
    vendorId: one.vendor,
    vendor: `Vendor ${one.vendor}`,
    shipFromZip: `${one.vendor}0012`,
    freeShippingFromCents: null,
    leadTimeMinDays: 1,
    leadTimeMaxDays: 3,
    weightG: one.weightG,
    boxSqftE4: null,
    productHash: 'hash',
    productPictureKey: null,
    variantPictureKey: null,
    price: { ...price, variantId: at, productId: at, platformRate, markupRate },
  };
  return filled as unknown as PricedLine;
}

/** The shares of vendors, pro and platform, line by line, as stored on the order's items. */
function shares(quote: Quote) {
  let [vendors, pro, platform] = [0, 0, 0];
  for (const one of quote.lines) {
    vendors += one.wholesaleCents * one.qty + one.shippingCents;
    pro += one.markupCents * one.qty;
    platform += one.platformCents;
  }
  return { vendors, pro, platform };
}

test('CHECK-06 vendors, pro and platform share exactly what the homeowner pays', () => {
  fc.assert(
    fc.property(order, (given) => {
      const quote = quoteOf(given);
      const { vendors, pro, platform } = shares(quote);
      expect(vendors + pro + platform).toBe(quote.totalCents);
      expect(quote.itemsCents + quote.shippingCents + quote.taxCents).toBe(quote.totalCents);
      const sum = (amount: (one: Quote['lines'][number]) => number) =>
        quote.lines.reduce((total, one) => total + amount(one), 0);
      expect(sum((one) => one.shippingCents)).toBe(quote.shippingCents);
      expect(sum((one) => one.taxCents)).toBe(quote.taxCents);
      expect(quote.parcels.reduce((total, one) => total + one.shippingCents, 0)).toBe(
        quote.shippingCents,
      );
      for (const one of quote.lines) {
        expect(one.markupCents).toBeGreaterThanOrEqual(0);
        expect(one.priceCents).toBe(one.wholesaleCents + one.feeCents + one.markupCents);
        expect(one.platformCents).toBe(one.feeCents * one.qty + one.taxCents);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('CHECK-06 what the table holds of random orders is what the gateway has authorized', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        markup: fc.integer({ min: 100_000, max: 900_000 }),
        platformRate: fc.integer({ min: 0, max: 300_000 }),
        couponPart: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
        address: fc.constantFrom(
          { state: 'CA', zip_code: '90012' },
          { state: 'NY', zip_code: '10001' },
          { state: 'OR', zip_code: '97201' },
        ),
        lines: fc.array(
          fc.record({
            vendor: fc.integer({ min: 0, max: 1 }),
            wholesaleCents: fc.integer({ min: 1, max: 300_000 }),
            qty: fc.integer({ min: 1, max: 60 }),
            weightG: fc.integer({ min: 1, max: 60_000 }),
          }),
          { minLength: 1, maxLength: 5 },
        ),
      }),
      async ({ markup, platformRate, couponPart, address, lines }) => {
        await app.pool.query(
          `insert into settings (key, value) values ('platform_fee_ppm', to_jsonb($1::int))
           on conflict (key) do update set value = excluded.value`,
          [platformRate],
        );
        const shop = await testShop(app, markup);
        const buy = testCheckout(app, shop);
        const buyer = await shop.addHomeowner();
        const items = await Promise.all(
          lines.map(async ({ vendor, qty, ...variant }) => {
            const vendorId = shop.vendors[vendor]?.vendorId ?? 0;
            const { variantId } = await shop.addVariant({ ...variant, vendorId });
            return { variantId, qty };
          }),
        );
        await buy.putIntoCart(buyer, items);
        if (couponPart !== null) {
          const rate = Math.max(1, Math.floor(maxCouponRate(ppm(markup)) * couponPart));
          const couponId = await shop.addCoupon('RANDOM', rate);
          await app.pool.query('update carts set coupon_id = $1 where user_id = $2', [
            couponId,
            buyer.userId,
          ]);
        }
        const { body } = await buy.start(buyer, address);
        const { id, total } = body.data;
        await buy.pay(buyer, id, { payment_token: await buy.cardToken(), total });
        const { rows } = await app.pool.query(
          `select a.amount_cents as authorized, o.total_cents as total,
             sum(i.final_price * i.qty + i.shipping_cents)::bigint as vendors,
             sum(i.contractor_markup_amt * i.qty)::bigint as pro,
             sum(i.admin_profit_inclusive_tax)::bigint as platform,
             sum(i.line_cents + i.shipping_cents + i.tax_cents)::bigint as paid
           from orders o join authorizations a on a.order_id = o.id
           join order_items i on i.order_id = o.id
           where o.checkout_id = $1 group by a.id, o.id`,
          [id],
        );
        const [row] = rows;
        expect(row.vendors + row.pro + row.platform).toBe(row.authorized);
        expect([row.authorized, row.total, row.paid]).toEqual([total, total, total]);
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);
