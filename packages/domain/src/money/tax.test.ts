import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, percent, ppm, sum } from './money.ts';
import { computeTax, type TaxLine } from './tax.ts';

const rules = new Map([
  ['NY', { rate: percent('8.875'), shippingTaxable: true }],
  ['CA', { rate: percent('7.25'), shippingTaxable: false }],
  ['OR', { rate: percent(0), shippingTaxable: false }],
]);

function line(amount: number, shipping: number, taxable = true): TaxLine {
  return { amount: cents(amount), shipping: cents(shipping), taxable };
}

test('G-51 tax is rounded once on the whole and shared so that the lines add up to it', () => {
  const result = computeTax({
    lines: [line(33_33, 0), line(33_33, 0), line(33_34, 0)],
    state: 'NY',
    rules,
  });
  expect(result).toEqual({ ok: true, value: { total: 888, byLine: [296, 296, 296] } });
});

test.each([
  ['NY', 976], // 8.875 % of 110.00 = 976.25
  ['CA', 725], // 7.25 % of 100.00
  ['OR', 0],
])('G-51 shipping is taxed by the flag of %s', (state, total) => {
  const result = computeTax({ lines: [line(10_000, 1_000)], state, rules });
  expect(result).toEqual({ ok: true, value: { total, byLine: [total] } });
});

test('G-51 an exempt line carries no tax, for its shipping neither', () => {
  const lines = [line(10_000, 500, false), line(10_000, 0)];
  const result = computeTax({ lines, state: 'NY', rules });
  expect(result).toEqual({ ok: true, value: { total: 888, byLine: [0, 888] } });
});

test('G-51 a state without a rule is refused, not taxed at nothing', () => {
  const result = computeTax({ lines: [line(100, 0)], state: 'TX', rules });
  expect(result).toEqual({ ok: false, code: 'tax_unavailable' });
});

test('G-51 shared tax conserves every cent and never falls on an exempt line', () => {
  const anyLine = fc.record({
    amount: fc.nat(1e8).map(cents),
    shipping: fc.nat(1e6).map(cents),
    taxable: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(anyLine),
      fc.nat(300_000),
      fc.boolean(),
      (lines, rate, shippingTaxable) => {
        const own = new Map([['ZZ', { rate: ppm(rate), shippingTaxable }]]);
        const result = computeTax({ lines, state: 'ZZ', rules: own });
        if (!result.ok) throw new Error(result.code);
        expect(sum(result.value.byLine)).toBe(result.value.total);
        lines.forEach((one, at) => {
          if (!one.taxable) expect(result.value.byLine[at]).toBe(0);
        });
      },
    ),
  );
});
