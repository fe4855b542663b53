import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, cents, mulRate, multiplyByQty, percent, ppm, sum } from '../money/money.ts';
import { unitPrice } from '../money/pricing.ts';
import { computeTax } from '../money/tax.ts';
import { amountsAt, freezePrice, needsConsent } from './asked-price.ts';

const RATES = { platformRate: percent(5), markupRate: percent(10), couponRate: percent(4) };

test('POL-03 a price is split by the rates of the purchase, by hand', () => {
  // 100.00 + 5.00 = 105.00, markup 10.50, 4 % of 115.50 off: 4.62.
  expect(freezePrice(cents(100_00), RATES)).toEqual({
    ...{ finalPrice: 100_00, fee: 5_00, contractorMarkupAmt: 5_88, couponOff: 4_62, price: 110_88 },
  });
  // 3 units of 110.88 in a state of 8.25 %, 12.00 of shipping: tax 27.44. At 120.00: 133.06 a unit.
  const to = freezePrice(cents(120_00), RATES);
  expect(to.price).toBe(133_06);
  const line = {
    qty: 3,
    price: cents(110_88),
    shipping: cents(12_00),
    tax: cents(27_44),
    taxRate: percent('8.25'),
  };
  expect(amountsAt(to, line)).toEqual({
    ...{ line: 399_18, tax: 32_93, platform: 3 * 6_00 + 32_93, amount: 399_18 + 12_00 + 32_93 },
  });
});

const amount = fc.integer({ min: 1, max: 10_000_00 }).map(cents);
const rates = fc.record({
  platformRate: fc.integer({ min: 0, max: 300_000 }).map(ppm),
  markupRate: fc.integer({ min: 100_000, max: 900_000 }).map(ppm),
  couponRate: fc.option(fc.integer({ min: 0, max: 200_000 }).map(ppm), { nil: undefined }),
});

test('every cent of a new price belongs to vendor, pro or platform, and the old price gives the old amounts', () => {
  fc.assert(
    fc.property(
      amount,
      amount,
      rates,
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 0, max: 120_000 }).map(ppm),
      (wholesale, other, of, qty, taxRate) => {
        const old = unitPrice({ wholesale, ...of });
        const rules = new Map([['ZZ', { rate: taxRate, shippingTaxable: false }]]);
        const lines = [
          { amount: multiplyByQty(old.price, qty), shipping: cents(0), taxable: true },
          { amount: cents(19_99), shipping: cents(0), taxable: true },
        ];
        const taxed = computeTax({ lines, state: 'ZZ', rules });
        const tax = (taxed.ok ? taxed.value.byLine[0] : undefined) ?? cents(0);
        const line = { qty, price: old.price, shipping: cents(7_50), tax, taxRate };
        const same = amountsAt(freezePrice(wholesale, of), line);
        expect(same).toMatchObject({ line: multiplyByQty(old.price, qty), tax });
        const to = freezePrice(other, of);
        const after = amountsAt(to, line);
        expect(to.price).toBe(sum([to.finalPrice, to.fee, to.contractorMarkupAmt]));
        expect(after.amount).toBe(add(after.line, cents(7_50), after.tax));
        expect(after.platform).toBe(add(multiplyByQty(to.fee, qty), after.tax));
        expect(after.tax).toBeGreaterThanOrEqual(0);
        // At most a cent from what the line alone would be taxed with.
        if (tax > 0)
          expect(Math.abs(after.tax - mulRate(after.line, taxRate))).toBeLessThanOrEqual(1);
        expect(needsConsent(old, to)).toBe(to.price > old.price);
      },
    ),
  );
});

test('a line that carries no tax carries none at another price', () => {
  const line = {
    qty: 2,
    price: cents(50_00),
    shipping: cents(0),
    tax: cents(0),
    taxRate: percent(8),
  };
  expect(amountsAt({ price: cents(60_00), fee: cents(3_00) }, line)).toEqual({
    ...{ line: 120_00, tax: 0, platform: 6_00, amount: 120_00 },
  });
});
