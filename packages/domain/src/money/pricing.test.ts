import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, cents, percent, ppm } from './money.ts';
import { maxWholesaleForPrice, minWholesaleForPrice, wholesaleRange } from './price-range.ts';
import {
  checkCouponRate,
  checkMarkupRate,
  resolveMarkup,
  STANDARD_MARKUP,
  unitPrice,
} from './pricing.ts';

const wholesales = fc.integer({ min: 0, max: 1e8 }).map(cents);
const rates = fc.record({
  platformRate: fc.integer({ min: 0, max: 300_000 }).map(ppm),
  markupRate: fc.integer({ min: 100_000, max: 5_000_000 }).map(ppm),
  couponRate: fc.option(fc.integer({ min: 0, max: 1_000_000 }).map(ppm), { nil: undefined }),
});

test('PRO-04 the price is wholesale, fee and markup, each rounded half-up to the cent', () => {
  expect(
    unitPrice({ wholesale: cents(4_333), platformRate: percent(5), markupRate: percent(10) }),
  ).toEqual({ wholesale: 4_333, fee: 217, markup: 455, couponOff: 0, price: 5_005 });
});

test.each([
  [5, 228, 4_777],
  [10, 455, 4_550],
  [60, 455, 4_550],
])('PRO-06 a coupon of %d percent takes %d cents, at most the markup', (rate, off, price) => {
  const result = unitPrice({
    wholesale: cents(4_333),
    platformRate: percent(5),
    markupRate: percent(10),
    couponRate: percent(rate),
  });
  expect(result.couponOff).toBe(off);
  expect(result.price).toBe(price);
});

test('a price is the sum of its parts, none of them negative, for any rates', () => {
  fc.assert(
    fc.property(wholesales, rates, (wholesale, chosen) => {
      const parts = unitPrice({ ...chosen, wholesale });
      expect(add(parts.wholesale, parts.fee, parts.markup)).toBe(parts.price + parts.couponOff);
      expect(parts.couponOff).toBeGreaterThanOrEqual(0);
      expect(parts.couponOff).toBeLessThanOrEqual(parts.markup);
      expect(parts.price).toBeGreaterThanOrEqual(wholesale);
    }),
  );
});

test('the SQL form of the price gives the same cents', () => {
  fc.assert(
    fc.property(wholesales, rates, (wholesale, { platformRate, markupRate }) => {
      const rounded = (amount: bigint, rate: bigint) => (amount * rate + 500_000n) / 1_000_000n;
      const base = BigInt(wholesale) + rounded(BigInt(wholesale), BigInt(platformRate));
      const price = base + rounded(base, BigInt(markupRate));
      expect(BigInt(unitPrice({ wholesale, platformRate, markupRate }).price)).toBe(price);
    }),
  );
});

test('a wholesale below 0 is a bug, not a price', () => {
  const broken = { wholesale: cents(-1), platformRate: percent(5), markupRate: percent(10) };
  expect(() => unitPrice(broken)).toThrow(RangeError);
});

test('the markup of a product comes before its category, that before the showroom', () => {
  const showroom = {
    showroomRate: percent(12),
    categoryRates: new Map([
      [7, percent(20)],
      [3, percent(30)],
    ]),
    productRates: new Map([[41, percent(50)]]),
  };
  const markupOf = (productId: number, ...categoryIds: number[]) =>
    resolveMarkup(showroom, { productId, categoryIds });
  expect(markupOf(41, 7, 3)).toBe(percent(50));
  expect(markupOf(42, 7, 3)).toBe(percent(20));
  expect(markupOf(42, 8, 3)).toBe(percent(30));
  expect(markupOf(42, 8)).toBe(percent(12));
});

test('PRO-05 the markup is 10 percent until the pro sets another', () => {
  expect(STANDARD_MARKUP).toBe(percent(10));
  expect(resolveMarkup({}, { productId: 1, categoryIds: [] })).toBe(percent(10));
});

test('PRO-05 a markup of 9.99 percent is refused, 10 percent accepted', () => {
  expect(checkMarkupRate(percent('9.99'))).toMatchObject({
    code: 'markup_below_minimum',
    params: { minimum: '10%' },
  });
  expect(checkMarkupRate(percent(10))).toBeNull();
});

test('PRO-06 a coupon of 11 percent is refused where the markup is 10 percent', () => {
  expect(checkCouponRate(percent(11), percent(10))?.code).toBe('coupon_above_markup');
  expect(checkCouponRate(percent(10), percent(10))).toBeNull();
});

test('the price never falls while the wholesale rises', () => {
  fc.assert(
    fc.property(wholesales, rates, fc.nat(50), (wholesale, chosen, more) => {
      const low = unitPrice({ ...chosen, wholesale }).price;
      const high = unitPrice({ ...chosen, wholesale: cents(wholesale + more) }).price;
      expect(high).toBeGreaterThanOrEqual(low);
    }),
  );
});

test('the least wholesale for a price reaches it, and one cent less does not', () => {
  fc.assert(
    fc.property(wholesales, rates, (price, chosen) => {
      const least = minWholesaleForPrice(price, chosen);
      expect(unitPrice({ ...chosen, wholesale: least }).price).toBeGreaterThanOrEqual(price);
      if (least === 0) return;
      const below = cents(least - 1);
      expect(unitPrice({ ...chosen, wholesale: below }).price).toBeLessThan(price);
    }),
  );
});

test('the greatest wholesale for a price stays in it, and one cent more does not', () => {
  fc.assert(
    fc.property(wholesales, rates, (price, chosen) => {
      const most = maxWholesaleForPrice(price, chosen);
      if (most === null) throw new Error('a price of 0 or more has a wholesale');
      expect(unitPrice({ ...chosen, wholesale: most }).price).toBeLessThanOrEqual(price);
      const above = cents(most + 1);
      expect(unitPrice({ ...chosen, wholesale: above }).price).toBeGreaterThan(price);
    }),
  );
});

test('a price filter keeps exactly the products whose wholesale is in its range', () => {
  const bounds = fc.option(fc.integer({ min: -10, max: 40_000 }).map(cents), { nil: undefined });
  fc.assert(
    fc.property(bounds, bounds, rates, fc.nat(20_000).map(cents), (min, max, chosen, wholesale) => {
      const within = (range: { min?: number | undefined; max?: number | undefined }, at: number) =>
        at >= (range.min ?? 0) && at <= (range.max ?? Number.POSITIVE_INFINITY);
      const { price } = unitPrice({ ...chosen, wholesale });
      const range = wholesaleRange({ min, max }, chosen);
      expect(range !== null && within(range, wholesale)).toBe(within({ min, max }, price));
    }),
    { numRuns: 500 },
  );
});

test('a price filter that nothing can meet has no range', () => {
  const chosen = { platformRate: percent(5), markupRate: percent(10) };
  expect(wholesaleRange({ max: cents(-1) }, chosen)).toBeNull();
  expect(wholesaleRange({ min: cents(500), max: cents(400) }, chosen)).toBeNull();
});
