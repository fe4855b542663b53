import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaOf, clipConvex, type Polygon } from '../plane/polygon.ts';
import { type CellsRequest, cellsOf } from './cells-of.ts';
import { type Pattern, patterns } from './laying.ts';

/** A room of 3.1 by 2.3 m with a notch, so that clipping meets a concave corner. */
const room: Polygon = [
  [0, 0],
  [31_000, 0],
  [31_000, 14_000],
  [22_000, 14_000],
  [22_000, 23_000],
  [0, 23_000],
];

/** Sizes that each pattern tiles without wider joints. */
function pieceFor(pattern: Pattern, joint: number) {
  const side = { lengthTenths: 3_000, widthTenths: 1_500, thicknessTenths: 100 };
  // Two pieces and their joint abreast are as long as one.
  if (pattern === 'basketweave') return { ...side, lengthTenths: 3_000 + joint };
  return pattern === 'random-plank' ? { ...side, lengthTenths: 12_200 } : side;
}

function request(pattern: Pattern, change: Partial<CellsRequest> = {}): CellsRequest {
  return {
    polygon: room,
    pattern,
    piece: pieceFor(pattern, change.joint ?? 0),
    joint: 0,
    origin: [0, 0],
    angleDeg: 0,
    seed: 5,
    ...change,
  };
}

const gapless = patterns.filter((pattern) => pattern !== 'penny');
const placement = {
  x: fc.integer({ min: -40_000, max: 40_000 }),
  y: fc.integer({ min: -40_000, max: 40_000 }),
  angle: fc.integer({ min: -180, max: 180 }),
  seed: fc.integer({ min: 0, max: 0xffff_ffff }),
};

test.each(gapless)('%s without joints covers the area exactly, wherever it starts', (pattern) => {
  fc.assert(
    fc.property(placement.x, placement.y, placement.angle, placement.seed, (x, y, angle, seed) => {
      const cells = cellsOf(request(pattern, { origin: [x, y], angleDeg: angle, seed }));
      const covered = cells.reduce((sum, cell) => sum + cell.area, 0);
      expect(covered / areaOf(room)).toBeCloseTo(1, 6);
    }),
    { numRuns: 12 },
  );
});

test.each(patterns)('%s lays no two pieces over each other', (pattern) => {
  const cells = cellsOf(request(pattern, { joint: 30, origin: [117, -431], angleDeg: 7 }));
  const close = (pattern === 'random-plank' ? 12_200 : 3_000) * 1.6;
  let worst = 0;
  let compared = 0;
  for (const [n, one] of cells.entries()) {
    for (const other of cells.slice(n + 1)) {
      if (one.key === other.key) continue;
      const apart = Math.hypot(one.center[0] - other.center[0], one.center[1] - other.center[1]);
      if (apart > close) continue;
      compared++;
      worst = Math.max(worst, areaOf(clipConvex(one.outline, other.outline)));
    }
  }
  expect(compared).toBeGreaterThan(20);
  expect(worst).toBeLessThan(1);
});

test.each(gapless)('%s leaves only its joints uncovered', (pattern) => {
  const joint = 30;
  const square: Polygon = [
    [0, 0],
    [60_000, 0],
    [60_000, 60_000],
    [0, 60_000],
  ];
  const cells = cellsOf(request(pattern, { polygon: square, joint, origin: [211, 97] }));
  const bare = areaOf(square) - cells.reduce((sum, cell) => sum + cell.area, 0);
  const edges = cells.reduce((sum, cell) => {
    let length = 0;
    for (const [n, point] of cell.outline.entries()) {
      const next = cell.outline[(n + 1) % cell.outline.length] ?? point;
      length += Math.hypot(next[0] - point[0], next[1] - point[1]);
    }
    return sum + length * (cell.area / areaOf(cell.outline));
  }, 0);
  // Each joint borders two pieces; corners and pieces cut by the border make up the rest.
  expect(bare / ((edges * joint) / 2)).toBeGreaterThan(0.9);
  expect(bare / ((edges * joint) / 2)).toBeLessThan(1.12);
});

test.each(patterns)('%s counts within one border of pieces whatever its origin', (pattern) => {
  const counts = [0, 333, 1_250, 2_999].map((shift) => {
    return cellsOf(request(pattern, { joint: 20, origin: [shift, shift * 2] })).length;
  });
  expect(Math.max(...counts) / Math.min(...counts)).toBeLessThan(1.35);
});

test('a straight laying counts what a ruler counts', () => {
  const cells = cellsOf(
    request('stacked', {
      polygon: [
        [0, 0],
        [10_000, 0],
        [10_000, 5_000],
        [0, 5_000],
      ],
      piece: { lengthTenths: 1_980, widthTenths: 980, thicknessTenths: 80 },
      joint: 20,
    }),
  );
  expect(cells).toHaveLength(25);
  expect(cells.every((cell) => cell.whole)).toBe(true);
});

test('a piece over the border is cut and says so', () => {
  const cells = cellsOf(request('stacked', { origin: [-1_500, 0] }));
  const cut = cells.filter((cell) => !cell.whole);
  expect(cut.length).toBeGreaterThan(0);
  for (const cell of cut) expect(cell.area).toBeLessThan(areaOf(cell.outline));
  for (const cell of cells.filter((c) => c.whole)) expect(cell.area).toBe(3_000 * 1_500);
});

test('the same request gives the same cells, another seed other joints', () => {
  const once = cellsOf(request('random-plank'));
  expect(cellsOf(request('random-plank'))).toEqual(once);
  expect(cellsOf(request('random-plank', { seed: 6 }))).not.toEqual(once);
});
