import { expect, test } from 'vitest';
import { runNode } from '../../document/nodes/run.ts';
import type { Polygon } from '../../plane/polygon.ts';
import { counterPieces, regionPieces } from './slab-pieces.ts';

const inch = (count: number) => Math.round(count * 254);
const slab = { length: inch(120), width: inch(55) };
const box = (w: number, h: number): Polygon => [
  [0, 0],
  [inch(w), 0],
  [inch(w), inch(h)],
  [0, inch(h)],
];

function runOf(widths: readonly (readonly [string, number])[], change = {}) {
  return runNode.parse({
    type: 'run',
    levelId: 'L',
    tier: 'base',
    position: [0, 0],
    cabinets: widths.map(([cabinet, width], n) => ({
      id: `c${n}`,
      cabinet,
      widthTenths: inch(width),
    })),
    counter: { covering: { sku: 'Q' } },
    ...change,
  });
}

test('a counter longer than its slab is seamed beside the sink, not over it', () => {
  const run = runOf([
    ['drawers', 48],
    ['sink', 36],
    ['drawers', 60],
  ]);
  const pieces = counterPieces({}, 'run', run, slab).flatMap((one) => one.pieces);
  expect(pieces).toHaveLength(2);
  const seam = pieces[0]?.length ?? 0;
  expect(seam <= inch(48 - 3) || seam >= inch(84 + 3)).toBe(true);
  expect(pieces.reduce((sum, { length }) => sum + length, 0)).toBe(inch(144));
  expect(pieces.every(({ width }) => width === inch(25.5))).toBe(true);
});

test('a lazy susan turns the counter: the leg beyond the corner is a top of its own', () => {
  const run = runOf([
    ['drawers', 36],
    ['corner-lazy-susan', 36],
  ]);
  const pieces = counterPieces({}, 'run', run, slab).flatMap((one) => one.pieces);
  const leg = pieces.find(({ label }) => label === 'Counter, corner leg');
  expect(pieces).toHaveLength(2);
  expect(leg).toMatchObject({ length: inch(36 - 25.5), width: inch(25.5) });
});

test('a waterfall is as long as the run is high and as deep as its counter', () => {
  const run = runOf([['drawers', 36]], { rightEnd: 'waterfall' });
  const pieces = counterPieces({}, 'run', run, slab).flatMap((one) => one.pieces);
  const fall = pieces.find(({ label }) => label === 'Waterfall end');
  expect(fall).toMatchObject({ length: 8_763 + 300, width: inch(25.5) });
});

test('a 4 in splash of 10 ft is one strip, a wall of slab stands upright where that saves slabs', () => {
  const splash = regionPieces('s', 'Backsplash', [{ outline: box(118, 4), holes: [] }], slab);
  expect(splash.pieces).toMatchObject([{ length: inch(118), width: inch(4) }]);
  const shower = regionPieces('w', 'Panel', [{ outline: box(48, 96), holes: [] }], slab);
  expect(shower.pieces).toMatchObject([{ length: inch(96), width: inch(48) }]);
});

test('a range parts the counter: each part is a piece of its own', () => {
  const run = runOf([
    ['drawers', 24],
    ['gap', 30],
    ['drawers', 36],
  ]);
  const counters = counterPieces({}, 'run', run, slab);
  expect(counters.map(({ pieces }) => pieces.map(({ length }) => length))).toEqual([
    [inch(24)],
    [inch(36)],
  ]);
});
