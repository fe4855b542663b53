import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaOf, type Point, type Polygon } from '../plane/polygon.ts';
import { type CellsRequest, cellsOf } from './cells-of.ts';

const square = (x: number, y: number, w: number, h = w): Polygon => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

function request(polygon: Polygon, change: Partial<CellsRequest> = {}): CellsRequest {
  const piece = { lengthTenths: 3_000, widthTenths: 3_000, thicknessTenths: 100 };
  return {
    polygon,
    pattern: 'stacked',
    piece,
    joint: 0,
    origin: [0, 0],
    angleDeg: 0,
    seed: 1,
    ...change,
  };
}

/** Two arms over one bar: the slot between the arms is 400 wide. */
const fork: Polygon = [
  [0, 0],
  [9_000, 0],
  [9_000, 9_000],
  [4_700, 9_000],
  [4_700, 3_000],
  [4_300, 3_000],
  [4_300, 9_000],
  [0, 9_000],
];

test('a tile that a notch splits gives two cells of one key', () => {
  const cells = cellsOf(request(fork));
  const split = cells.filter((cell) => !cell.whole);
  expect(cells.filter((cell) => cell.whole)).toHaveLength(7);
  expect(split).toHaveLength(4);
  expect(new Set(split.map((cell) => cell.key)).size).toBe(2);
  for (const cell of split) expect(cell.area).toBe(1_300 * 3_000);
});

test('a column inside a tile is a hole of it, and one across it splits it', () => {
  const room = square(0, 0, 9_000);
  const inside = cellsOf(request(room, { holes: [square(4_000, 4_000, 1_000)] }));
  const holed = inside.filter((cell) => !cell.whole);
  expect(holed).toHaveLength(1);
  expect(holed[0]?.holes).toHaveLength(1);
  expect(holed[0]?.area).toBe(9_000_000 - 1_000_000);
  const across = cellsOf(request(room, { holes: [square(4_000, 2_000, 1_000, 5_000)] }));
  expect(across.filter((cell) => !cell.whole)).toHaveLength(4);
});

test('a hole that touches the edge, or reaches over it, takes only what lies in the room', () => {
  const room = square(0, 0, 9_000);
  for (const y of [0, -2_000]) {
    const cells = cellsOf(request(room, { holes: [square(1_000, y, 4_000, 1_500 - y)] }));
    const laid = cells.reduce((sum, cell) => sum + cell.area, 0);
    expect(laid).toBeCloseTo(81_000_000 - 4_000 * 1_500, 3);
  }
});

test('a part whose tip is a few small steps is not lost', () => {
  // The levels of the column cut the tip of a piece at the left edge into a sliver of 0.0085 by 0.05.
  const polygon: Polygon = [
    ...([
      [4_000, 0],
      [2_828, 2_828],
      [0, 4_000],
      [-2_828, 2_828],
    ] as const),
    ...([
      [-6_729, 0],
      [-8_374, -8_374],
      [0, -4_000],
      [2_828, -2_828],
    ] as const),
  ];
  const piece = { lengthTenths: 2_400, widthTenths: 1_100, thicknessTenths: 100 };
  const cells = cellsOf(
    request(polygon, {
      ...{ piece, pattern: 'herringbone90', origin: [31, 77], angleDeg: 359 },
      holes: [square(-994, -994, 645)],
    }),
  );
  const laid = cells.reduce((sum, cell) => sum + cell.area, 0);
  expect(laid).toBeCloseTo(areaOf(polygon) - 645 * 645, 1);
});

/** A star about a middle: simple, with many concave corners. */
const star = fc
  .array(fc.integer({ min: 4_000, max: 20_000 }), { minLength: 5, maxLength: 14 })
  .map((radii) =>
    radii.map((radius, n): Point => {
      const angle = (n / radii.length) * 2 * Math.PI;
      return [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle))];
    }),
  );

function isSimple(ring: Polygon): boolean {
  return ring.every((a, i) =>
    ring.every((c, j) => {
      if (Math.abs(i - j) < 2 || Math.abs(i - j) === ring.length - 1) return true;
      const b = ring[(i + 1) % ring.length] as Point;
      const d = ring[(j + 1) % ring.length] as Point;
      const side = (p: Point, q: Point, r: Point) =>
        (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
      return side(a, b, c) * side(a, b, d) > -1 || side(c, d, a) * side(c, d, b) > -1;
    }),
  );
}

test('parts of pieces are simple polygons and fill any room with any columns exactly', () => {
  const angle = fc.integer({ min: 0, max: 359 });
  const column = fc.tuple(
    fc.integer({ min: -1_500, max: 200 }),
    fc.integer({ min: 300, max: 900 }),
  );
  fc.assert(
    fc.property(star, angle, column, (polygon, angleDeg, [at, size]) => {
      const holes = [square(at, at, size)];
      const piece = { lengthTenths: 2_400, widthTenths: 1_100, thicknessTenths: 100 };
      const cells = cellsOf(
        request(polygon, { holes, angleDeg, piece, pattern: 'herringbone90', origin: [31, 77] }),
      );
      const laid = cells.reduce((sum, cell) => sum + cell.area, 0);
      expect(laid / (areaOf(polygon) - size * size)).toBeCloseTo(1, 5);
      for (const cell of cells) {
        const own = cell.holes.reduce((left, hole) => left - areaOf(hole), areaOf(cell.polygon));
        expect(Math.abs(own - cell.area)).toBeLessThan(1);
        expect(isSimple(cell.polygon)).toBe(true);
      }
    }),
    { numRuns: 150 },
  );
});
