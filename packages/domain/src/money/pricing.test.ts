import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, cents, mulRate, percent, ppm } from './money.ts';
import { maxWholesaleForPrice, minWholesaleForPrice, wholesaleRange } from './price-range.ts';
import {
  checkCouponRate,
  checkMarkupRate,
  maxCouponRate,
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
  ['5', 250, 4_755],
  ['9.09', 455, 4_550],
  ['9.0909', 455, 4_550],
  ['9.091', 0, 5_005],
  ['60', 0, 5_005],
])(
  'PRO-06 G-56 of a price with 10 %% markup a coupon of %s %% takes %d cents',
  (rate, off, price) => {
    const result = unitPrice({
      wholesale: cents(4_333),
      platformRate: percent(5),
      markupRate: percent(10),
      couponRate: percent(rate),
    });
    expect(result.couponOff).toBe(off);
    expect(result.price).toBe(price);
  },
);

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

test('PRO-06 the highest coupon never takes more than the markup, and is its rate of the price to the cent', () => {
  const small = fc.oneof(wholesales, fc.integer({ min: 0, max: 300 }).map(cents));
  fc.assert(
    fc.property(small, rates, (wholesale, { platformRate, markupRate }) => {
      const couponRate = maxCouponRate(markupRate);
      const parts = unitPrice({ wholesale, platformRate, markupRate, couponRate });
      expect(parts.couponOff).toBeLessThanOrEqual(parts.markup);
      const full = add(parts.price, parts.couponOff);
      expect(parts.couponOff).toBe(mulRate(full, couponRate));
    }),
    { numRuns: 2_000 },
  );
});

test('G-56 a coupon tells nothing but its rate: two costs with one price have one discount', () => {
  // 30.00 at 33.1 % and 36.30 at 10 % come to the same price without a fee.
  const low = { wholesale: cents(3_000), platformRate: ppm(0), markupRate: ppm(331_000) };
  const high = { wholesale: cents(3_630), platformRate: ppm(0), markupRate: percent(10) };
  const couponRate = percent(5);
  expect(unitPrice(low).price).toBe(unitPrice(high).price);
  expect(unitPrice({ ...low, couponRate }).couponOff).toBe(
    unitPrice({ ...high, couponRate }).couponOff,
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

test('the markup of a product comes first, then that of its brand, its category, the showroom', () => {
  const showroom = {
    showroomRate: percent(12),
    categoryRates: new Map([
      [7, percent(20)],
      [3, percent(30)],
    ]),
    brandRates: new Map([
      [5, { everywhere: percent(15), categoryRates: new Map([[3, percent(16)]]) }],
      [6, { categoryRates: new Map([[7, percent(17)]]) }],
    ]),
    productRates: new Map([[41, percent(50)]]),
  };
  const markupOf = (productId: number, ...categoryIds: number[]) =>
    resolveMarkup(showroom, { productId, brandId: 1, categoryIds });
  const ofBrand = (brandId: number, ...categoryIds: number[]) =>
    resolveMarkup(showroom, { productId: 42, brandId, categoryIds });
  expect(markupOf(41, 7, 3)).toBe(percent(50));
  expect(markupOf(42, 7, 3)).toBe(percent(20));
  expect(markupOf(42, 8, 3)).toBe(percent(30));
  expect(markupOf(42, 8)).toBe(percent(12));
  expect(ofBrand(5, 7, 3)).toBe(percent(16));
  expect(ofBrand(5, 7)).toBe(percent(15));
  expect(ofBrand(6, 7, 3)).toBe(percent(17));
  expect(ofBrand(6, 8, 3)).toBe(percent(30));
  expect(resolveMarkup(showroom, { productId: 41, brandId: 5, categoryIds: [7, 3] })).toBe(
    percent(50),
  );
});

test('PRO-05 the markup is 10 percent until the pro sets another', () => {
  expect(STANDARD_MARKUP).toBe(percent(10));
  expect(resolveMarkup({}, { productId: 1, brandId: 1, categoryIds: [] })).toBe(percent(10));
});

test('PRO-05 a markup of 9.99 percent is refused, 10 percent accepted', () => {
  expect(checkMarkupRate(percent('9.99'))).toMatchObject({
    code: 'markup_below_minimum',
    params: { minimum: '10%' },
  });
  expect(checkMarkupRate(percent(10))).toBeNull();
});

test('PRO-06 a coupon of 11 percent is refused where the markup is 10 percent, and so is one of 9.1', () => {
  expect(checkCouponRate(percent(11), percent(10))).toMatchObject({
    code: 'coupon_above_markup',
    params: { maximum: '9.09%', markup: '10%' },
  });
  expect(checkCouponRate(percent('9.1'), percent(10))?.code).toBe('coupon_above_markup');
  expect(checkCouponRate(percent('9.09'), percent(10))).toBeNull();
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
