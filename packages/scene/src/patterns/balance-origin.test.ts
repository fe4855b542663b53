import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Polygon } from '../plane/polygon.ts';
import { balancedOrigin } from './balance-origin.ts';
import { cellsOf } from './cells-of.ts';
import { isSliver } from './is-sliver.ts';

const piece = { lengthTenths: 3_048, widthTenths: 3_048, thicknessTenths: 90 };

const room = (w: number, h: number): Polygon => [
  [0, 0],
  [w, 0],
  [w, h],
  [0, h],
];

test('no cut of a straight laying is smaller than half a tile in any rectangular room', () => {
  const side = fc.integer({ min: 7_000, max: 90_000 });
  fc.assert(
    fc.property(side, side, fc.integer({ min: 0, max: 60 }), (w, h, joint) => {
      const rings = [room(w, h)];
      const request = { pattern: 'stacked', piece, joint, angleDeg: 0, seed: 1 } as const;
      const origin = balancedOrigin({ ...request, rings });
      const cells = cellsOf({ ...request, polygon: room(w, h), origin });
      for (const cell of cells.filter((one) => !isSliver(one))) {
        const xs = cell.polygon.map(([x]) => x);
        const ys = cell.polygon.map(([, y]) => y);
        const least = piece.lengthTenths / 2 - joint - 1;
        expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThanOrEqual(least);
        expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThanOrEqual(least);
      }
    }),
    { numRuns: 200 },
  );
});

test('a room that takes whole tiles is laid of whole tiles', () => {
  const polygon = room(3_048 * 5 + 4 * 32, 3_048 * 4 + 3 * 32);
  const request = { pattern: 'stacked', piece, joint: 32, angleDeg: 0, seed: 1 } as const;
  const origin = balancedOrigin({ ...request, rings: [polygon] });
  const cells = cellsOf({ ...request, polygon, origin });
  expect(cells).toHaveLength(20);
  expect(cells.every((cell) => cell.whole)).toBe(true);
});

test('a room where halves can not be had everywhere is centered', () => {
  const polygon = room(30_000, 24_000);
  const request = { pattern: 'third-offset', piece, joint: 32, angleDeg: 0, seed: 1 } as const;
  const [x] = balancedOrigin({ ...request, rings: [polygon] });
  const turns = ((15_000 - x) / (piece.lengthTenths + 32)) * 2;
  expect(Math.abs(turns - Math.round(turns))).toBeLessThan(1e-3);
});

test('an L-shaped room is balanced over its inner corner too where that can be had', () => {
  const polygon: Polygon = [
    [0, 0],
    [20_000, 0],
    [20_000, 9_000],
    [11_700, 9_000],
    [11_700, 17_000],
    [0, 17_000],
  ];
  const request = { pattern: 'stacked', piece, joint: 0, angleDeg: 0, seed: 1 } as const;
  const origin = balancedOrigin({ ...request, rings: [polygon] });
  for (const cell of cellsOf({ ...request, polygon, origin })) {
    const xs = cell.polygon.map(([x]) => x);
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThanOrEqual(1_500);
  }
});
