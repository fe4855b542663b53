import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runNode } from '../document/nodes/run.ts';
import { type FillGivens, fillRun, STEP_TENTHS, type Wanted } from './fill-run.ts';

const IN = 254;

const wish: fc.Arbitrary<Wanted> = fc.constantFrom<Wanted>(
  { cabinet: 'sink', widthTenths: 36 * IN },
  { cabinet: 'gap', widthTenths: 24 * IN },
  { cabinet: 'gap', widthTenths: 30 * IN },
  { cabinet: 'gap', widthTenths: 36 * IN },
  { cabinet: 'oven', widthTenths: 30 * IN },
  { cabinet: 'drawers', widthTenths: 18 * IN, drawers: 4 },
  { cabinet: 'corner-lazy-susan', widthTenths: 36 * IN },
);

const anyGivens: fc.Arbitrary<FillGivens> = fc.record({
  lengthTenths: fc.integer({ min: 20 * IN, max: 300 * IN }),
  left: fc.constantFrom('wall', 'corner', 'open'),
  right: fc.constantFrom('wall', 'corner', 'open'),
  wanted: fc.array(wish, { maxLength: 5 }),
  tier: fc.constantFrom('base', 'wall', 'tall', 'vanity', 'island'),
});

function widthOf(cabinets: readonly { readonly widthTenths: number }[]): number {
  return cabinets.reduce((sum, one) => sum + one.widthTenths, 0);
}

test('G-39 a filled run is as long as its place, keeps everything wanted and comes in 3 in steps', () => {
  fc.assert(
    fc.property(anyGivens, (given) => {
      const { cabinets, restTenths, shortTenths } = fillRun(given);
      if (shortTenths > 0) {
        expect(cabinets).toEqual([]);
        expect(widthOf(given.wanted) + 2 * STEP_TENTHS).toBeGreaterThan(given.lengthTenths);
        return;
      }
      expect(widthOf(cabinets) + restTenths).toBe(given.lengthTenths);
      expect(restTenths).toBeLessThan(STEP_TENTHS);
      const left = [...given.wanted];
      for (const one of cabinets) {
        const next = left[0];
        if (next && one.cabinet === next.cabinet && one.widthTenths === next.widthTenths)
          left.shift();
        else if (one.cabinet !== 'filler') expect(one.widthTenths % STEP_TENTHS).toBe(0);
      }
      expect(left).toEqual([]);
      if (cabinets.length === 0) return;
      expect(() =>
        runNode.parse({ type: 'run', levelId: 'a', tier: given.tier, position: [0, 0], cabinets }),
      ).not.toThrow();
    }),
    { numRuns: 500, seed: 11 },
  );
});

test('G-39 fillers stand at walls (1 1/2 in) and corners (3 in) first', () => {
  fc.assert(
    fc.property(anyGivens, (given) => {
      const { cabinets, shortTenths } = fillRun(given);
      if (shortTenths > 0) return;
      const ends = [
        { end: given.left, one: cabinets[0], wanted: given.wanted[0] },
        { end: given.right, one: cabinets.at(-1), wanted: given.wanted.at(-1) },
      ];
      for (const { end, one, wanted } of ends) {
        if (end === 'open' || wanted?.cabinet.startsWith('corner-')) continue;
        expect(one?.cabinet).toBe('filler');
        expect(one?.widthTenths).toBeGreaterThanOrEqual(end === 'wall' ? 381 : STEP_TENTHS);
      }
    }),
    { numRuns: 300, seed: 12 },
  );
});

test('G-39 a sink stands under the middle of its window, its dishwasher beside it', () => {
  const { cabinets } = fillRun({
    lengthTenths: 150 * IN,
    left: 'wall',
    right: 'corner',
    tier: 'base',
    wanted: [
      { cabinet: 'sink', widthTenths: 36 * IN, centerTenths: 70 * IN },
      { cabinet: 'gap', widthTenths: 24 * IN },
    ],
  });
  const at = cabinets.findIndex(({ cabinet }) => cabinet === 'sink');
  expect(widthOf(cabinets.slice(0, at)) + 18 * IN).toBe(70 * IN);
  expect(cabinets[at + 1]?.cabinet).toBe('gap');
  expect(widthOf(cabinets)).toBe(150 * IN);
});

test('G-39 a range gets drawers on both sides, a refrigerator stands at the end', () => {
  const { cabinets } = fillRun({
    lengthTenths: 160 * IN,
    left: 'wall',
    right: 'wall',
    tier: 'base',
    wanted: [
      { cabinet: 'gap', widthTenths: 36 * IN },
      { cabinet: 'gap', widthTenths: 30 * IN },
    ],
  });
  const types = cabinets.map(({ cabinet }) => cabinet);
  expect(types.slice(0, 2)).toEqual(['filler', 'gap']);
  const range = cabinets.findIndex(({ widthTenths }) => widthTenths === 30 * IN);
  expect(types[range - 1]).toBe('drawers');
  expect(types[range + 1]).toBe('drawers');
});

test('G-39 the same givens give the same run, and too short a place says by how much', () => {
  const given: FillGivens = {
    lengthTenths: 60 * IN,
    left: 'wall',
    right: 'wall',
    tier: 'base',
    wanted: [{ cabinet: 'sink', widthTenths: 36 * IN }],
  };
  expect(fillRun(given)).toEqual(fillRun(given));
  expect(fillRun({ ...given, lengthTenths: 38 * IN }).shortTenths).toBe(IN);
});

test('G-39 a range of 36 in or wider has counter beyond it, a refrigerator as wide has none', () => {
  const given = { lengthTenths: 132 * IN, left: 'wall', right: 'open', tier: 'base' } as const;
  const sink: Wanted = { cabinet: 'sink', widthTenths: 33 * IN };
  const wide: Wanted = { cabinet: 'gap', widthTenths: 36 * IN };
  const last = (wanted: readonly Wanted[]) =>
    fillRun({ ...given, wanted }).cabinets.at(-1)?.cabinet;
  expect(last([sink, wide])).toBe('gap');
  expect(last([sink, { ...wide, isRange: true }])).not.toBe('gap');
});
