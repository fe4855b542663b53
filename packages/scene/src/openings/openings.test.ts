import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OpeningNode, openingNode } from '../document/nodes/opening.ts';
import { openingStyles } from '../document/nodes/opening-style.ts';
import { FINISHES } from '../finishes.ts';
import { countOpenEdges, volumeOf } from '../geometry/mesh.ts';
import { boundsOf } from '../geometry/shape.ts';
import { areaOf, boundsOf as planBounds } from '../plane/polygon.ts';
import { buildOpening } from './build-opening.ts';
import { openingHole, openingMeasures } from './opening-measures.ts';
import { openingClearances, openingPlan } from './opening-plan.ts';

const IN = 254;

function opening(given: Partial<OpeningNode>): OpeningNode {
  return openingNode.parse({
    type: 'opening',
    wallId: 'wall',
    style: 'door-single',
    atTenths: 20_000,
    widthTenths: 36 * IN,
    heightTenths: 82 * IN,
    ...given,
  });
}

const anyOpening = fc
  .record({
    style: fc.constantFrom(...openingStyles),
    widthTenths: fc.integer({ min: 12 * IN, max: 200 * IN }),
    heightTenths: fc.integer({ min: 12 * IN, max: 120 * IN }),
    sillTenths: fc.integer({ min: 0, max: 60 * IN }),
    hinge: fc.constantFrom('left' as const, 'right' as const),
    side: fc.constantFrom('left' as const, 'right' as const),
  })
  .map(opening);
const thickness = fc.integer({ min: 800, max: 4_000 });

test('G-39 any opening is closed, solid and finite, and wears known slots', () => {
  fc.assert(
    fc.property(anyOpening, thickness, (one, wall) => {
      const pieces = buildOpening(one, wall);
      expect(pieces.length).toBeGreaterThan(0);
      for (const { shape, finishSlot } of pieces) {
        const name = `${finishSlot} of ${JSON.stringify(one)}`;
        expect(shape.points.flat().every(Number.isFinite), name).toBe(true);
        expect(countOpenEdges(shape), name).toBe(0);
        expect(volumeOf(shape), name).toBeGreaterThan(0);
        const isKnown = finishSlot.startsWith('fixed:')
          ? finishSlot.slice(6) in FINISHES
          : finishSlot === 'paint' || finishSlot === 'lining';
        expect(isKnown, name).toBe(true);
      }
    }),
    { numRuns: 150, seed: 4 },
  );
});

test('K1 a 34 in door in a 36 in opening gives 32 in clear, a 32 in one gives 30', () => {
  expect(openingMeasures(opening({})).leafTenths).toBe(34 * IN);
  expect(openingMeasures(opening({})).clearWidthTenths).toBe(32 * IN);
  expect(openingMeasures(opening({ widthTenths: 34 * IN })).clearWidthTenths).toBe(30 * IN);
  expect(openingMeasures(opening({ style: 'window-fixed' })).clearWidthTenths).toBe(0);
});

test('G-39 every way through a wall is narrower than its opening and wider than nothing', () => {
  for (const style of openingStyles) {
    const one = opening({ style, widthTenths: 72 * IN });
    const { clearWidthTenths, glassArea, openableArea } = openingMeasures(one);
    expect(clearWidthTenths).toBeLessThan(72 * IN);
    if (style.startsWith('door') || style.startsWith('passage')) {
      expect(clearWidthTenths, style).toBeGreaterThan(30 * IN);
    }
    expect(openableArea).toBeLessThanOrEqual(glassArea);
    expect(glassArea).toBeLessThan(areaOf(openingHole(one)));
  }
});

test('G-39 a door sweeps the side and the hand that it opens to', () => {
  const cases = [
    { side: 'right', hinge: 'left', below: true, hingeX: -1 },
    { side: 'right', hinge: 'right', below: true, hingeX: 1 },
    { side: 'left', hinge: 'left', below: false, hingeX: 1 },
    { side: 'left', hinge: 'right', below: false, hingeX: -1 },
  ] as const;
  for (const { side, hinge, below, hingeX } of cases) {
    const one = opening({ side, hinge });
    const [sweep] = openingClearances(one, 1_143);
    expect(sweep?.id).toBe(`door-${side}`);
    const bounds = planBounds(sweep?.area ?? []);
    expect(below ? bounds.maxY : -bounds.minY).toBeCloseTo(-57.15, 1);
    // The open leaf stands at the hinge: the farthest point of the sweep from the wall.
    const far = sweep?.area.toSorted((a, b) => Math.abs(b[1]) - Math.abs(a[1]))[0];
    expect(Math.sign(far?.[0] ?? 0)).toBe(hingeX);
    expect(areaOf(sweep?.area ?? [])).toBeCloseTo((Math.PI / 4) * (914.4 - 38) ** 2, -4);
  }
});

test('G-39 levers lie at the latch side that the plan shows, on both faces', () => {
  for (const side of ['left', 'right'] as const) {
    for (const hinge of ['left', 'right'] as const) {
      const one = opening({ side, hinge });
      const [sweep] = openingClearances(one, 1_143);
      const far = sweep?.area.toSorted((a, b) => Math.abs(b[1]) - Math.abs(a[1]))[0];
      const metal = buildOpening(one, 1_143).filter((p) => p.finishSlot === 'fixed:satin-nickel');
      const lever = metal.find((p) => boundsOf(p.shape).max[1] - boundsOf(p.shape).min[1] < 100);
      const { min, max } = boundsOf(...(lever ? [lever.shape] : []));
      expect(Math.sign(min[0] + max[0])).toBe(-Math.sign(far?.[0] ?? 0));
    }
  }
});

test('G-39 a symbol lies in its wall but for what opens', () => {
  for (const style of openingStyles) {
    const plan = openingPlan(opening({ style, widthTenths: 60 * IN }), 1_143);
    expect(plan.strokes.length + plan.solids.length).toBeGreaterThan(0);
    for (const solid of plan.solids) {
      const { minX, maxX, minY, maxY } = planBounds(solid);
      expect(minX).toBeGreaterThanOrEqual(-762);
      expect(maxX).toBeLessThanOrEqual(762);
      expect(minY).toBeCloseTo(-57.15);
      expect(maxY).toBeCloseTo(57.15);
    }
  }
});
