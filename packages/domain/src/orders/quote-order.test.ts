import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cents, cents, percent, ppm, sum } from '../money/money.ts';
import { maxCouponRate, unitPrice } from '../money/pricing.ts';
import { type CartLine, cartTotals, type OrderQuote, quoteOrder } from './quote-order.ts';

const rates = [1, 2, 3, 4, 5, 6, 7, 8].map((zone) => ({
  vendorId: null,
  zone,
  upToG: 70_000,
  base: cents(799),
  perLb: cents(37),
}));
const vendors = ['95814', '10001', '33101'].map((shipFromZip, vendorId) => ({
  vendorId,
  name: `Vendor ${vendorId}`,
  shipFromZip,
}));

function quote(lines: readonly CartLine[], rate = percent('8.875'), shippingTaxable = true) {
  const taxRules = new Map([['NY', { rate, shippingTaxable }]]);
  const result = quoteOrder({ lines, state: 'NY', toZip: '10012', vendors, rates, taxRules });
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

/** Sum of one amount over the lines of a quote. */
function total(of: OrderQuote, pick: (line: OrderQuote['lines'][number]) => Cents) {
  return sum(of.lines.map(pick));
}

test('CHECK-06 the total is items plus shipping plus estimated tax', () => {
  const unit = unitPrice({
    wholesale: cents(4_333),
    platformRate: percent(5),
    markupRate: percent(10),
    couponRate: percent(5),
  });
  const result = quote([{ vendorId: 1, qty: 9, unit, weightG: 14_000 }]);
  // 126 kg are 277.8 lb: 278 begun x 37 + 799.
  expect(result).toMatchObject({
    items: 4_755 * 9,
    couponOff: 250 * 9,
    quantity: 9,
    shipping: 11_085,
    tax: 4_782, // 8.875 % of 53,880
    total: 42_795 + 11_085 + 4_782,
  });
  expect(result.lines[0]?.split).toEqual({
    finalPrice: 4_333,
    contractorMarkupAmt: 205,
    adminProfitInclusiveTax: 217 * 9 + 4_782,
    vendorAmount: 4_333 * 9,
    proAmount: 205 * 9,
    platformAmount: 217 * 9 + 4_782 + 11_085,
    paid: 42_795 + 11_085 + 4_782,
  });
});

test('CART-02 totals count every unit of every line', () => {
  const unit = unitPrice({
    wholesale: cents(100),
    platformRate: ppm(0),
    markupRate: percent(10),
  });
  const totals = cartTotals([
    { unit, qty: 2 },
    { unit, qty: 3 },
  ]);
  expect(totals).toEqual({ items: 550, couponOff: 0, quantity: 5 });
});

test('a quote passes on what tax and shipping refuse', () => {
  const unit = unitPrice({ wholesale: cents(100), platformRate: ppm(0), markupRate: percent(10) });
  const order = { lines: [{ vendorId: 1, qty: 1, unit, weightG: 1 }], vendors, toZip: '10012' };
  const taxRules = new Map();
  expect(quoteOrder({ ...order, state: 'NY', rates, taxRules })).toMatchObject({
    code: 'tax_unavailable',
  });
  expect(quoteOrder({ ...order, state: 'NY', rates: [], taxRules })).toMatchObject({
    code: 'shipping_unavailable',
  });
});

const anyLine: fc.Arbitrary<CartLine> = fc
  .record({
    wholesale: fc.integer({ min: 1, max: 2e7 }).map(cents),
    platformRate: fc.nat(300_000).map(ppm),
    markupRate: fc.integer({ min: 100_000, max: 5_000_000 }).map(ppm),
    couponPart: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }),
    vendorId: fc.nat(2),
    qty: fc.integer({ min: 1, max: 5_000 }),
    weightG: fc.integer({ min: 1, max: 90_000 }),
    taxable: fc.boolean(),
  })
  .map(({ couponPart, ...line }) => {
    const most = maxCouponRate(line.markupRate);
    const couponRate = couponPart === undefined ? undefined : ppm(Math.floor(most * couponPart));
    return { ...line, unit: unitPrice({ ...line, couponRate }) };
  });

test('vendor, pro and platform together get exactly what the homeowner pays, for any cart', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 12 }),
      fc.nat(300_000).map(ppm),
      fc.boolean(),
      (lines, rate, shippingTaxable) => {
        const result = quote(lines, rate, shippingTaxable);
        for (const { split, amount, shipping, tax } of result.lines) {
          expect(split.vendorAmount + split.proAmount + split.platformAmount).toBe(split.paid);
          expect(amount + shipping + tax).toBe(split.paid);
          expect(split.contractorMarkupAmt).toBeGreaterThanOrEqual(0);
        }
        expect(total(result, (line) => line.split.paid)).toBe(result.total);
        expect(total(result, (line) => line.amount)).toBe(result.items);
        expect(total(result, (line) => line.shipping)).toBe(result.shipping);
        expect(total(result, (line) => line.tax)).toBe(result.tax);
        expect(result.items + result.shipping + result.tax).toBe(result.total);
      },
    ),
    { numRuns: 300 },
  );
});

test('DATA-15 the three frozen amounts of a line, its shipping apart, make up what was paid', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 6 }), (lines) => {
      const result = quote(lines);
      result.lines.forEach(({ split, shipping }, at) => {
        const qty = lines[at]?.qty ?? 0;
        const perUnit = split.finalPrice + split.contractorMarkupAmt;
        expect(perUnit * qty + split.adminProfitInclusiveTax + shipping).toBe(split.paid);
      });
    }),
  );
});

test('PRO-06 a coupon costs the pro alone: vendor and fee stay what they were', () => {
  const rate = (most: number) => fc.nat(most).map(ppm);
  fc.assert(
    fc.property(fc.nat(1e7), rate(300_000), rate(166_666), (amount, platformRate, couponRate) => {
      const base = { wholesale: cents(amount), platformRate, markupRate: percent(20) };
      const without = unitPrice(base);
      const reduced = unitPrice({ ...base, couponRate });
      expect(reduced.wholesale).toBe(without.wholesale);
      expect(reduced.fee).toBe(without.fee);
      expect(without.price - reduced.price).toBe(reduced.couponOff);
      expect(reduced.couponOff).toBeLessThanOrEqual(reduced.markup);
    }),
  );
});
