import { expect, test } from 'vitest';
import { coarse } from './coarse.ts';
import { box } from './extrude.ts';
import { countOpenEdges, volumeOf } from './mesh.ts';
import { ball, cylinder, torus } from './revolve.ts';
import { boundsOf, merge, move, type Shape } from './shape.ts';
import { rod } from './sweep.ts';

const shapes: Readonly<Record<string, Shape>> = {
  ball: ball(20),
  ring: torus(30, 5),
  bar: merge(rod(6, [-80, 0, 30], [80, 0, 30], 3), move(cylinder(5, 28, 1), 60, 0, 0)),
  block: box(120, 40, 20, 5, 8),
};

test.each(Object.entries(shapes))(
  'G-39 a coarse %s is closed, small and nearly as large',
  (_, shape) => {
    const less = coarse(shape, 110);
    expect(less.triangles.length / 3).toBeLessThanOrEqual(112);
    expect(countOpenEdges(less)).toBe(0);
    expect(volumeOf(less) / volumeOf(shape)).toBeGreaterThan(0.65);
    expect(volumeOf(less) / volumeOf(shape)).toBeLessThan(1.15);
    const [a, b] = [boundsOf(shape), boundsOf(less)];
    for (const axis of [0, 1, 2] as const) {
      expect(Math.abs(a.min[axis] - b.min[axis])).toBeLessThan(4);
      expect(Math.abs(a.max[axis] - b.max[axis])).toBeLessThan(4);
    }
    expect(coarse(shape, 110)).toEqual(less);
  },
);

test('G-39 a shape that is small enough stays as it is', () => {
  const shape = box(10, 10, 10, 0);
  expect(coarse(shape, 100)).toBe(shape);
});
