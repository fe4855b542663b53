import { expect, test } from 'vitest';
import { boundsOf } from '../geometry/shape.ts';
import { boundsOf as planBounds } from '../plane/polygon.ts';
import { buildPieces } from './build-model.ts';
import { cardOf } from './card-of.ts';
import { type ModelSpec, modelSpecSchema } from './model-spec.ts';
import { clearancesOf, symbolOf } from './plan-of.ts';
import { buildPool } from './pool/geometry.ts';
import { poolParams } from './pool/schema.ts';
import { type KindId, kindIds } from './registry.generated.ts';
import { stairParams } from './stair/schema.ts';
import { stepsOf } from './stair/steps.ts';

const ours = new Set(['construction', 'decor', 'outdoor', 'plants']);
const planned = kindIds.filter((id) => ours.has(cardOf(id).category));

function defaultOf(kind: KindId): ModelSpec {
  return modelSpecSchema.parse({ kind, params: {}, finishes: {} });
}

test('there are kinds of decor, plants, construction and the garden', () => {
  expect(planned.length).toBeGreaterThan(60);
});

test.each(planned)('the footprint of a %s lies within its declared size', (id) => {
  const spec = defaultOf(id);
  const { params } = spec;
  const card = cardOf(id);
  const { width = 0, height = 0, depth = 0 } = card.sizeMm(params);
  const symbol = symbolOf(spec);
  expect(symbol.topMm - symbol.bottomMm).toBeCloseTo(height, 6);
  const back = card.mount(params) === 'wall' ? 0 : depth / 2;
  expect(symbol.footprint.length).toBeGreaterThan(0);
  for (const outline of symbol.footprint) {
    const { minX, maxX, minY, maxY } = planBounds(outline);
    expect(maxX).toBeGreaterThan(minX);
    expect(maxY).toBeGreaterThan(minY);
    expect(Math.max(-minX, maxX)).toBeLessThan(width / 2 + 5);
    expect(maxY).toBeLessThan(back + 5);
    expect(minY).toBeGreaterThan(back - depth - 5);
  }
  for (const { area, bottomMm, topMm } of clearancesOf(spec)) {
    expect(area.length).toBeGreaterThan(2);
    expect(topMm).toBeGreaterThan(bottomMm);
  }
});

test.each(planned)('a %s stays within 13,000 triangles', (id) => {
  const pieces = buildPieces(defaultOf(id));
  const count = pieces.reduce((sum, one) => sum + one.shape.triangles.length / 3, 0);
  expect(count).toBeGreaterThan(11);
  expect(count).toBeLessThan(13_000);
});

test('a stair parts its height into equal risers of at most 7 3/4 in', () => {
  for (let riseTenths = 2000; riseTenths < 50_000; riseTenths += 713) {
    const { count, riser, tread, run } = stepsOf(stairParams.parse({ riseTenths }));
    expect(riser * count).toBeCloseTo(riseTenths / 10, 6);
    expect(riser).toBeLessThanOrEqual(197);
    expect(run).toBeCloseTo(Math.max(1, count - 1) * tread, 6);
  }
});

test('a pool lies below the ground, its coping flush with it', () => {
  for (const form of ['rectangle', 'roman', 'kidney', 'l-shape'] as const) {
    const params = poolParams.parse({ form });
    const { max, min } = boundsOf(...buildPool(params).map((one) => one.shape));
    expect(max[1]).toBeCloseTo(0, 6);
    const symbol = symbolOf({ kind: 'pool', params });
    expect(symbol.topMm).toBeCloseTo(0, 6);
    expect(symbol.bottomMm).toBeCloseTo(min[1], 6);
  }
});
