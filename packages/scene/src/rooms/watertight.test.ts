import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SceneNodes } from '../document/scene.ts';
import { grow, intersect, subtract, unite } from '../plane/combine.ts';
import { areaOfRegions, type Region, regionOf } from '../plane/region.ts';
import { roomShapesOf } from './room-shape.ts';
import { plans } from './test-plans.ts';
import { wallShapes } from './wall-shapes.ts';

function regionsOf(nodes: SceneNodes) {
  const outlines: Region[] = [];
  for (const node of Object.values(nodes))
    if (node.type === 'room') outlines.push(regionOf(node.outline));
  const walls = [...wallShapes(nodes, 'L').values()].map(({ outline }) => regionOf(outline));
  const inner = roomShapesOf(nodes, 'L').map(([, shape]) => regionOf(shape.inner));
  return { outlines, walls, inner };
}

function gapOf(nodes: SceneNodes): number {
  const { outlines, walls, inner } = regionsOf(nodes);
  const gap = subtract(outlines, unite([...walls, ...inner]));
  // Corners of oblique plans are rounded to whole tenths: cracks up to 1/5 mm are theirs.
  return areaOfRegions(grow(gap, -1));
}

for (const [name, options] of [
  ['straight plans with all walls', { oblique: false, open: 0 }],
  ['straight plans with open edges', { oblique: false, open: 0.3 }],
  ['oblique plans with all walls', { oblique: true, open: 0 }],
  ['oblique plans with open edges', { oblique: true, open: 0.3 }],
] as const) {
  test(`G-39 walls and rooms leave no gap: ${name}`, () => {
    fc.assert(
      fc.property(plans(options), ({ nodes }) => {
        expect(roomShapesOf(nodes, 'L').length).toBe(
          Object.values(nodes).filter(({ type }) => type === 'room').length,
        );
        expect(gapOf(nodes)).toBe(0);
      }),
      { numRuns: 120, seed: 39 },
    );
  });
}

test('G-39 rooms with walls all round share no place with a wall or another room', () => {
  fc.assert(
    fc.property(plans({ oblique: false, open: 0 }), ({ nodes }) => {
      const { walls, inner } = regionsOf(nodes);
      const total = areaOfRegions(inner);
      expect(areaOfRegions(unite(inner))).toBeCloseTo(total, -2);
      expect(areaOfRegions(intersect(inner, unite(walls)))).toBeLessThan(1);
    }),
    { numRuns: 100, seed: 40 },
  );
});
