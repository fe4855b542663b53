import { expect, test } from 'vitest';
import { countOpenEdges, volumeOf } from '../../geometry/mesh.ts';
import { boundsOf, type Shape } from '../../geometry/shape.ts';
import { buildPieces } from '../../kinds/build-model.ts';
import { cardOf } from '../../kinds/card-of.ts';
import { furnishingCategories } from '../../kinds/definition/kind.ts';
import { type ModelSpec, modelSpecSchema } from '../../kinds/model-spec.ts';
import { symbolOf } from '../../kinds/plan-of.ts';
import { kindIds, kinds } from '../../kinds/registry.generated.ts';
import { board, stick } from './board.ts';
import { channelPanel, smoothPanel, tuftedPanel } from './quilting.ts';
import { bolster, cushion, paddedAlong, pillow } from './soft.ts';

const FURNITURE = new Set<string>(
  furnishingCategories.filter((one) => ['seating', 'sleeping', 'storage', 'tables'].includes(one)),
);
const furniture = kindIds.filter((id) => FURNITURE.has(kinds[id].category));

function defaultOf(kind: string): ModelSpec {
  return modelSpecSchema.parse({ kind, params: {}, finishes: {} });
}

const shapes: readonly [string, Shape, readonly [number, number, number]][] = [
  ['board', board(300, 20, 200), [300, 20, 200]],
  ['thin board', board(300, 1, 200, 5), [300, 1, 200]],
  ['cushion', cushion(600, 160, 550), [600, 160, 550]],
  ['piped cushion', cushion(600, 160, 550, { piping: 5 }), [600, 160, 550]],
  ['round cushion', cushion(500, 120, 500, { corner: 250 }), [500, 120, 500]],
  ['tufted panel', tuftedPanel({ width: 900, height: 500, thick: 90 }), [900, 500, 90]],
  ['channelled panel', channelPanel({ width: 900, height: 500, thick: 90 }), [900, 500, 90]],
  ['smooth panel', smoothPanel({ width: 900, height: 500, thick: 90 }), [900, 500, 90]],
  ['bolster', bolster(80, 600), [160, 160, 600]],
];

test.each(shapes)('a %s is closed, wound outward and as large as asked for', (_, shape, size) => {
  expect(countOpenEdges(shape)).toBe(0);
  expect(volumeOf(shape)).toBeGreaterThan(size[0] * size[1] * size[2] * 0.4);
  const { min, max } = boundsOf(shape);
  for (const axis of [0, 1, 2] as const) {
    const drawn = max[axis] - min[axis];
    // The grid of a quilt need not hold its highest point; the rest is exact.
    expect(drawn).toBeGreaterThan(size[axis] * 0.95);
    expect(drawn).toBeLessThanOrEqual(size[axis] + 1e-6);
  }
});

test('a pillow, a stick and a padded profile are closed and wound outward', () => {
  const profile = [
    [0, 0],
    [300, 0],
    [280, 400],
    [0, 500],
  ] as const;
  for (const shape of [
    pillow(450, 150, 450),
    stick([0, 0, 0], [40, 400, 10], 30, 20),
    paddedAlong(profile, 120),
  ]) {
    expect(countOpenEdges(shape)).toBe(0);
    expect(volumeOf(shape)).toBeGreaterThan(0);
  }
});

test('VIS there are at least 50 kinds of furniture, none of more than 6,000 triangles', () => {
  expect(furniture.length).toBeGreaterThanOrEqual(50);
  for (const id of furniture) {
    const count = buildPieces(defaultOf(id)).reduce(
      (sum, one) => sum + one.shape.triangles.length / 3,
      0,
    );
    expect(count, id).toBeGreaterThan(100);
    expect(count, id).toBeLessThanOrEqual(6000);
  }
});

test('the footprint of furniture lies within its declared size and reaches its widest points', () => {
  for (const id of furniture) {
    const spec = defaultOf(id);
    const size = cardOf(id).sizeMm(spec.params);
    const symbol = symbolOf(spec);
    const points = symbol.footprint.flat();
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const width = Math.max(...xs) - Math.min(...xs);
    const depth = Math.max(...ys) - Math.min(...ys);
    expect(Math.abs(width - (size.width ?? width)), id).toBeLessThan(12);
    expect(Math.abs(depth - (size.depth ?? depth)), id).toBeLessThan(12);
    expect(symbol.topMm, id).toBeGreaterThan(symbol.bottomMm);
  }
});
