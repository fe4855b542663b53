import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeApproved, compareSections, roomChange } from './offer-change.ts';
import type { OfferSection, SectionKind } from './offer-content.ts';

const PRICES = [10_01, 20_03, 5_55];

function line(variant: number, qty: number, price = PRICES[variant] ?? 0) {
  const texts = { brand: '', vendor: '', sku: '', size_label: '', finish: '', unit: 'Piece' };
  return {
    ...{ ...texts, key: `1.${variant}`, variant_id: variant, product_hash: `h${variant}` },
    ...{ name: `P${variant}`, qty, price, total: price * qty },
    ...{ lots: [], lead_time: '', picture: '', text: '' },
  };
}

const section = (
  lines: OfferSection['lines'],
  kind: SectionKind = 'each',
  allowance: number | null = null,
): OfferSection => ({ key: '1', title: 'Part', kind, allowance, lines });

test('a room’s change is told per product, and what stays is left out', () => {
  const before = [
    { variant_id: 0, qty: 4 },
    { variant_id: 1, qty: 2 },
  ];
  const after = [
    { variant_id: 0, qty: 4 },
    { variant_id: 1, qty: 5 },
    { variant_id: 2, qty: 1 },
  ];
  expect([...roomChange(before, after)]).toEqual([
    [1, 3],
    [2, 1],
  ]);
  expect(roomChange(before, before).size).toBe(0);
});

test('approved lines follow the room: more, less, none, and what is new in a part of its own', () => {
  const approved = [
    section([line(0, 4), line(1, 2)]),
    section([line(1, 3)], 'one', 50_00),
    section([], 'one', 25_00),
    section([], 'each'),
  ];
  const change = new Map([
    [0, -4],
    [1, -3],
    [2, 6],
  ]);
  expect(changeApproved(approved, change)).toEqual([
    // Two of the first line are gone, and one of the second.
    { title: 'Part', kind: 'each', allowance: null, lines: [{ variant_id: 1, qty: 2 }] },
    { title: 'Part', kind: 'one', allowance: 25_00, lines: [] },
    { title: 'Added', kind: 'each', allowance: null, lines: [{ variant_id: 2, qty: 6 }] },
  ]);
});

test('what the client left out is added by the change alone, and nothing falls below none', () => {
  const change = new Map([
    [1, 2],
    [2, -9],
  ]);
  expect(changeApproved([section([line(0, 1)])], change)).toEqual([
    { title: 'Part', kind: 'each', allowance: null, lines: [{ variant_id: 0, qty: 1 }] },
    { title: 'Added', kind: 'each', allowance: null, lines: [{ variant_id: 1, qty: 2 }] },
  ]);
});

test('the difference names what is added, removed and changed in quantity or price, to the cent', () => {
  const before = [section([line(0, 4), line(1, 2)]), section([], 'one', 25_00)];
  const after = [section([line(0, 4, 10_02), line(2, 3)]), section([], 'one', 25_00)];
  const { lines, total_before, total_after } = compareSections(before, after);
  expect(lines).toMatchObject([
    { kind: 'changed', name: 'P0', price_before: 10_01, price_after: 10_02, total_after: 40_08 },
    { kind: 'removed', name: 'P1', qty_before: 2, qty_after: 0, price_after: null },
    { kind: 'added', name: 'P2', qty_before: 0, price_before: null, total_after: 16_65 },
  ]);
  expect([total_before, total_after]).toEqual([
    4 * 10_01 + 2 * 20_03 + 25_00,
    4 * 10_02 + 3 * 5_55 + 25_00,
  ]);
  expect(compareSections(before, before).lines).toEqual([]);
});

test('the differences of all products add up to the difference of the totals', () => {
  const lines = fc.array(fc.record({ variant: fc.nat(2), qty: fc.integer({ min: 1, max: 9 }) }), {
    maxLength: 6,
  });
  const part = lines.map((all) => section(all.map(({ variant, qty }) => line(variant, qty))));
  fc.assert(
    fc.property(part, part, (before, after) => {
      const difference = compareSections([before], [after]);
      const sum = difference.lines.reduce(
        (all, one) => all + one.total_after - one.total_before,
        0,
      );
      expect(sum).toBe(difference.total_after - difference.total_before);
    }),
  );
});

test('approved lines that follow a room have what the room has, where all of it was approved', () => {
  const room = fc.uniqueArray(
    fc.record({ variant_id: fc.nat(2), qty: fc.integer({ min: 1, max: 9 }) }),
    { selector: ({ variant_id }) => variant_id },
  );
  fc.assert(
    fc.property(room, room, (before, after) => {
      const approved = [section(before.map(({ variant_id, qty }) => line(variant_id, qty)))];
      const changed = changeApproved(approved, roomChange(before, after));
      const had = changed.flatMap((one) => one.lines);
      expect(had.toSorted((a, b) => a.variant_id - b.variant_id)).toEqual(
        after.toSorted((a, b) => a.variant_id - b.variant_id),
      );
    }),
  );
});
