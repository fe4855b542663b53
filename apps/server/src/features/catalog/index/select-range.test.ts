import fc from 'fast-check';
import { expect, test } from 'vitest';
import { selectRange } from './select-range.ts';

test('CAT-12 any stretch of any order is what sorting everything gives', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.nat()), { maxLength: 400 }),
      fc.nat(450),
      fc.nat(60),
      (rows, from, size) => {
        const keys = Float64Array.from(rows, ([key]) => key);
        // Ids are distinct and in no order.
        const productIds = Uint32Array.from(
          rows,
          ([, salt], place) => (salt % 1_000) * 1_000 + place,
        );
        const docs = Uint32Array.from(rows, (_, place) => place);
        const sorted = [...docs].sort(
          (a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || (productIds[a] ?? 0) - (productIds[b] ?? 0),
        );
        const found = selectRange({ keys, docs, productIds }, rows.length, {
          from,
          to: from + size,
        });
        expect([...found]).toEqual(sorted.slice(from, from + size));
      },
    ),
    { numRuns: 500 },
  );
});
