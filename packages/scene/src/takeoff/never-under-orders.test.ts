// The plan of cuts is checked by hand, as it were: from the boxes that are ordered, with a tape
// measure, knowing nothing of how the plan was made.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layArea } from '../laying/lay-area.ts';
import type { MaterialInput } from '../materials/material.ts';
import type { Cell } from '../patterns/cells-of.ts';
import { type Pattern, patterns } from '../patterns/laying.ts';
import type { Point, Polygon } from '../plane/polygon.ts';
import { countPieces, type PieceCount } from './count-pieces.ts';
import { areaOfOutline, factsOf, oak, porcelain } from './facts-for-tests.ts';
import { roundedUp } from './takeoff-line.ts';

const glazed: MaterialInput = {
  kind: 'tile',
  edge: 'pressed',
  look: { kind: 'glaze', colors: ['#ffffff'] },
};
/** Box coverage is given to 1/10,000 sq ft. */
const rounded = 1 - 1e-4;
const brick: MaterialInput = { kind: 'paver', body: 'brick', colors: ['#994433'] };

/** Rooms: rectangles, Ls, wedges, with or without an island. */
const room = fc
  .record({
    w: fc.integer({ min: 9_000, max: 48_000 }),
    h: fc.integer({ min: 9_000, max: 40_000 }),
    notchX: fc.integer({ min: 20, max: 80 }),
    notchY: fc.integer({ min: 20, max: 80 }),
    shape: fc.constantFrom('rectangle', 'l', 'wedge'),
    island: fc.boolean(),
  })
  .map(({ w, h, notchX, notchY, shape, island }) => {
    const x = Math.round((w * notchX) / 100);
    const y = Math.round((h * notchY) / 100);
    const outlines: Record<string, Polygon> = {
      rectangle: [
        [0, 0],
        [w, 0],
        [w, h],
        [0, h],
      ],
      l: [
        [0, 0],
        [w, 0],
        [w, y],
        [x, y],
        [x, h],
        [0, h],
      ],
      wedge: [
        [0, 0],
        [w, 0],
        [w, y],
        [x, h],
        [0, h],
      ],
    };
    const a = Math.min(x, y) / 3;
    const hole: Polygon = [
      [a, a],
      [2 * a, a],
      [2 * a, 2.2 * a],
      [a, 2.2 * a],
    ];
    return { outline: outlines[shape] as Polygon, holes: island ? [hole] : [] };
  });

const laying = fc.record({
  pattern: fc.constantFrom(...patterns),
  size: fc.constantFrom<readonly [number, number]>([12, 24], [12, 12], [6, 36], [4, 8], [8, 8]),
  material: fc.constantFrom(porcelain, glazed, oak, brick),
  joint: fc.constantFrom(0, 16, 32, 64),
  rotation: fc.constantFrom(0, 0, 300, 450, 900),
  perBox: fc.integer({ min: 3, max: 20 }),
});

test('takeoff never under-orders: the ordered boxes can be sawn into 1,000 random rooms', () => {
  let rooms = 0;
  let sawn = 0;
  fc.assert(
    fc.property(
      room,
      laying,
      ({ outline, holes }, { pattern, size, material, joint, rotation, perBox }) => {
        const facts = factsOf({
          inches: size,
          piecesPerUnit: perBox,
          material,
          laying: { pattern, joint: { widthTenths: joint, color: '#999999' } },
        });
        const area = areaOfOutline(outline, { rotationTenthsDeg: rotation }, holes);
        const count = countPieces(area, facts) as PieceCount;
        const boxes = roundedUp(count.exactUnits);
        const bought = (boxes * (facts.boxSqftE4 as number) * 3_048 * 3_048) / 10_000;
        if (pattern === 'ledger' && joint > 0) {
          const stones = new Map(count.cells.map((cell) => [cell.key, shoelace(cell.outline)]));
          const used = [...stones.values()].reduce((sum, stone) => sum + stone, 0);
          expect(bought).toBeGreaterThanOrEqual(used * rounded);
          return;
        }
        const needed = sawByHand(count, pattern);
        rooms += 1;
        sawn += count.stock.cuts.length;
        if (pattern !== 'versailles' && pattern !== 'chevron') {
          expect(boxes * perBox).toBeGreaterThanOrEqual(needed);
        }
        expect(bought).toBeGreaterThanOrEqual(count.opened * rounded);
        // The best that any plan can do is to waste nothing.
        expect(count.opened).toBeGreaterThanOrEqual(count.laid * rounded);
      },
    ),
    { numRuns: 1_000, seed: 20_261_121 },
  );
  expect(rooms).toBeGreaterThan(50);
  // The first hundred rooms, which the quick run takes, have fewer cuts than all.
  expect(sawn, 'cuts').toBeGreaterThan(rooms < 500 ? 40 * rooms : 50_000);
});

test('drawn cells are the counted cells', () => {
  const facts = factsOf();
  const area = areaOfOutline([
    [0, 0],
    [30_000, 0],
    [30_000, 25_000],
    [0, 25_000],
  ]);
  const count = countPieces(area, facts) as PieceCount;
  expect(count.cells).toBe(layArea(area, facts));
  expect(count.whole + count.cut).toBe(count.cells.length);
});

/** Pieces that the plan opens. Fails where a cut is missing, too small, or overlaps another. */
function sawByHand(count: PieceCount, pattern: Pattern): number {
  const planned = new Map(count.stock.cuts.map((cut) => [cut.cell, cut]));
  expect(planned.size).toBe(count.stock.cuts.length);
  const onPiece = new Map<number, Polygon[]>();
  let whole = 0;
  for (const [index, cell] of count.cells.entries()) {
    const cut = planned.get(index);
    if (cut === undefined) {
      const beside = (pattern === 'windmill' || pattern === 'octagon-dot') && cell.kind === 1;
      if (!cell.whole && !beside) throw new Error(`cell ${index} is cut from nothing`);
      if (!beside) whole++;
      continue;
    }
    expect(count.rules.turnsDeg).toContain(cut.turnedDeg);
    expectCovers(cut.polygon, cut.turnedDeg, cell);
    if (count.rules.factoryEdges && cell.kind === 0) expectFactoryEdges(cut.polygon, cell);
    const others = onPiece.get(cut.piece) ?? [];
    for (const other of others) {
      const gap = gapBetween(cut.polygon, other);
      if (gap < count.rules.kerfTenths - 0.1) throw new Error(`a kerf of ${gap} on ${cut.piece}`);
    }
    others.push(cut.polygon);
    onPiece.set(cut.piece, others);
  }
  for (const [piece, cuts] of onPiece) {
    const used = cuts.reduce((sum, one) => sum + shoelace(one), 0);
    const most = Math.max(...count.cells.map((cell) => cell.length * cell.width));
    if (used > most * 1.0001) throw new Error(`piece ${piece} is used more than once over`);
  }
  return whole + onPiece.size;
}

/** Every corner of the laid part must lie in the cut, once turned and shifted back onto it. */
function expectCovers(cut: Polygon, turnedDeg: number, cell: Cell): void {
  const angle = ((cell.angleDeg - turnedDeg) * Math.PI) / 180;
  const back = cut.map(
    ([x, y]): Point => [
      x * Math.cos(angle) - y * Math.sin(angle),
      x * Math.sin(angle) + y * Math.cos(angle),
    ],
  );
  const least = (list: Polygon, axis: 0 | 1) => Math.min(...list.map((point) => point[axis]));
  const dx = least(cell.polygon, 0) - least(back, 0);
  const dy = least(cell.polygon, 1) - least(back, 1);
  const laid = back.map(([x, y]): Point => [x + dx, y + dy]);
  for (const point of cell.polygon) {
    for (const [n, from] of laid.entries()) {
      const to = laid[(n + 1) % laid.length] as Point;
      const ex = to[0] - from[0];
      const ey = to[1] - from[1];
      const side = (ex * (point[1] - from[1]) - ey * (point[0] - from[0])) / Math.hypot(ex, ey);
      if (side < -0.1) throw new Error(`a part sticks ${-side} out of its cut`);
    }
  }
}

/** A part that reaches an end or a side of its rectangular piece is sawn from such an end or side. */
function expectFactoryEdges(cut: Polygon, cell: Cell): void {
  if (
    cell.outline.length !== 4 ||
    Math.abs(shoelace(cell.outline) - cell.length * cell.width) > 1
  ) {
    return;
  }
  const angle = (cell.angleDeg * Math.PI) / 180;
  const own = cell.polygon.map(([x, y]): Point => {
    const [dx, dy] = [x - cell.center[0], y - cell.center[1]];
    return [
      dx * Math.cos(angle) + dy * Math.sin(angle),
      dy * Math.cos(angle) - dx * Math.sin(angle),
    ];
  });
  // How many of the four sides lie on sides of the piece, however the cut was turned.
  const sides = (list: Polygon) =>
    [0, 1].map((axis) => {
      const reach = (axis === 0 ? cell.length : cell.width) / 2 - 0.5;
      const values = list.map((point) => point[axis] as number);
      return Number(Math.max(...values) > reach) + Number(Math.min(...values) < -reach);
    });
  const turned = cell.length === cell.width;
  const [needX, needY] = sides(own) as [number, number];
  const [hasX, hasY] = sides(cut) as [number, number];
  if (turned ? needX + needY > hasX + hasY : needX > hasX || needY > hasY) {
    throw new Error('a sawn edge lies at a joint');
  }
}

/** The widest strip between two convex outlines: where a saw can pass. */
function gapBetween(a: Polygon, b: Polygon): number {
  const directions: Point[] = [];
  for (const one of [a, b]) {
    for (const [n, [x, y]] of one.entries()) {
      const [nextX, nextY] = one[(n + 1) % one.length] as Point;
      directions.push([nextY - y, x - nextX], [y - nextY, nextX - x]);
    }
  }
  for (const [ax, ay] of a) for (const [bx, by] of b) directions.push([bx - ax, by - ay]);
  let widest = -Infinity;
  for (const [dx, dy] of directions) {
    const length = Math.hypot(dx, dy);
    if (length === 0) continue;
    const along = ([x, y]: Point) => (x * dx + y * dy) / length;
    widest = Math.max(widest, Math.min(...b.map(along)) - Math.max(...a.map(along)));
  }
  return widest;
}

function shoelace(polygon: Polygon): number {
  let twice = 0;
  for (const [n, [x, y]] of polygon.entries()) {
    const [nx, ny] = polygon[(n + 1) % polygon.length] as Point;
    twice += x * ny - nx * y;
  }
  return Math.abs(twice) / 2;
}
