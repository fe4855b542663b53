import { expect, test } from 'vitest';
import { recedingRows, straightRows } from './plane-rows.ts';
import { softenDistance } from './soften-distance.ts';

const widthPx = 64;
const heightPx = 48;

/** Columns of black and white, one pixel each. */
function stripes(): Float32Array {
  return Float32Array.from({ length: widthPx * heightPx * 3 }, (_, n) => Math.floor(n / 3) & 1);
}

function contrastOf(rgb: Float32Array, row: number): number {
  const line = rgb.subarray((row * widthPx + 8) * 3, (row * widthPx + widthPx - 8) * 3);
  return Math.max(...line) - Math.min(...line);
}

test('the far rows of a floor are softened, the near ones stay sharp, and none loses light', () => {
  const rgb = stripes();
  const rows = recedingRows({ widthPx, heightPx, nearMm: 800, spread: 2.1, lean: 1.5 });
  softenDistance(rgb, rows, widthPx);
  expect(contrastOf(rgb, 0)).toBeLessThan(0.5);
  expect(contrastOf(rgb, heightPx - 1)).toBe(1);
  for (let row = 1; row < heightPx; row++) {
    expect(contrastOf(rgb, row)).toBeGreaterThanOrEqual(contrastOf(rgb, row - 1) - 0.35);
    const line = rgb.subarray(row * widthPx * 3, (row + 1) * widthPx * 3);
    expect(line.reduce((sum, value) => sum + value, 0) / line.length).toBeCloseTo(0.5, 1);
  }
});

test('a plane seen straight on is left as it is', () => {
  const rgb = stripes();
  softenDistance(rgb, straightRows(heightPx, 1), widthPx);
  expect(rgb).toEqual(stripes());
});
