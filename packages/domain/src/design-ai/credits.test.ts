import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DESIGN_CREDITS, useLots, WELCOME_CREDITS } from './credits.ts';

test('G-44 what is used of lots adds up, in their order, and never takes more than a lot has', () => {
  const lot = fc.integer({ min: 0, max: 500 });
  fc.assert(
    fc.property(fc.array(lot, { maxLength: 8 }), fc.integer({ min: 1, max: 2_000 }), (left, n) => {
      const lots = left.map((one, at) => ({ id: at, left: one }));
      const all = left.reduce((sum, one) => sum + one, 0);
      if (all < n) return void expect(() => useLots(lots, n)).toThrow(RangeError);
      const uses = useLots(lots, n);
      expect(uses.reduce((sum, { credits }) => sum + credits, 0)).toBe(n);
      for (const { lotId, credits } of uses) {
        expect(credits).toBeLessThanOrEqual(left[lotId] ?? 0);
        expect(credits).toBeGreaterThan(0);
      }
      // Each but the last one used is used up.
      const ids = uses.map(({ lotId }) => lotId);
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
      for (const { lotId, credits } of uses.slice(0, -1)) expect(credits).toBe(left[lotId]);
    }),
  );
});

test('nobody uses no credits, or a part of one', () => {
  for (const n of [0, -1, 1.5, Number.NaN])
    expect(() => useLots([{ id: 1, left: 9 }], n)).toThrow(RangeError);
});

test('G-44 a person starts with whole design runs', () => {
  expect(WELCOME_CREDITS % DESIGN_CREDITS).toBe(0);
  expect(WELCOME_CREDITS).toBeGreaterThan(0);
});
