import { expect, test } from 'vitest';
import { fitFrame, panBy, perPixel, resized, toPlan, zoomAt } from './plan-frame.ts';

const screen = { left: 10, top: 20, width: 800, height: 600 };
const bounds = { minX: 0, minY: 0, maxX: 36_576, maxY: 42_672 };
const frame = fitFrame(bounds, screen);

test('the middle of the canvas shows the middle of the visible area', () => {
  const [x, y] = toPlan(frame, screen, [10 + 400, 20 + 300]);
  expect(x).toBeCloseTo(18_288);
  expect(y).toBeCloseTo(21_336);
});

test('zooming keeps the point under the pointer', () => {
  const pixel = [210, 470] as const;
  const before = toPlan(frame, screen, pixel);
  const after = toPlan(zoomAt(frame, before, 2.5), screen, pixel);
  expect(after[0]).toBeCloseTo(before[0]);
  expect(after[1]).toBeCloseTo(before[1]);
});

test('panning keeps the grabbed point under the pointer', () => {
  const from = toPlan(frame, screen, [100, 100]);
  const to = toPlan(frame, screen, [300, 250]);
  const [x, y] = toPlan(panBy(frame, from, to), screen, [300, 250]);
  expect(x).toBeCloseTo(from[0]);
  expect(y).toBeCloseTo(from[1]);
});

test('resizing the canvas keeps the scale and the middle', () => {
  const wide = resized(frame, perPixel(frame, screen), { width: 1_200, height: 600 });
  const [x, y] = toPlan(wide, { ...screen, width: 1_200 }, [10 + 600, 20 + 300]);
  expect([x, y].map(Math.round)).toEqual([18_288, 21_336]);
});
