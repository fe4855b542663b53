import { expect, test } from 'vitest';
import { mixBits } from '../path/sequence.ts';
import { filterLight } from './filter.ts';
import type { Planes } from './planes.ts';

const [width, height] = [48, 32];
const noise = (n: number) => (mixBits(n + 1) >>> 0) / 2 ** 32;

/** Two walls of striped wood that meet in the middle, the left one lit `bright`, the right one a tenth of it. */
function corner(bright: number, spread: number): Planes & { readonly truth: Float32Array } {
  const count = width * height;
  const truth = new Float32Array(count);
  const planes: Planes = {
    ...{ width, height },
    lit: new Float32Array(count * 3),
    error: new Float32Array(count),
    albedo: new Float32Array(count * 3),
    normal: new Float32Array(count * 3),
    away: new Float32Array(count).fill(3),
  };
  for (let n = 0; n < count; n++) {
    const isLeft = n % width < width / 2;
    const own = isLeft ? bright : bright / 10;
    truth[n] = own;
    planes.normal[n * 3 + (isLeft ? 0 : 2)] = 1;
    for (let k = 0; k < 3; k++) {
      planes.lit[n * 3 + k] = own * (1 + spread * (2 * noise(n) - 1));
      planes.albedo[n * 3 + k] = n % 3 === 0 ? 0.6 : 0.45;
    }
    planes.error[n] = (own * spread) ** 2 / 3;
  }
  return { ...planes, truth };
}

/** Mean relative error. */
function errorOf({ lit, truth }: ReturnType<typeof corner>): number {
  return truth.reduce(
    (sum, own, n) => sum + Math.abs((lit[n * 3] as number) - own) / own / truth.length,
    0,
  );
}

test('G-39 noise is smoothed across stripes of wood, and no light leaks around a corner', () => {
  const picture = corner(1, 0.5);
  const before = errorOf(picture);
  filterLight(picture);
  expect(errorOf(picture)).toBeLessThan(before / 5);
  for (let y = 0; y < height; y++) {
    const at = (x: number) => picture.lit[(y * width + x) * 3] as number;
    expect(at(width / 2)).toBeLessThan(0.2);
    expect(at(width / 2 - 1)).toBeGreaterThan(0.7);
  }
});

test('G-39 a firefly is dimmed, and certain pixels keep their light', () => {
  const picture = corner(1, 0);
  const firefly = 10 * width + 10;
  picture.lit.fill(60, firefly * 3, firefly * 3 + 3);
  picture.error[firefly] = 60 ** 2;
  filterLight(picture);
  expect(picture.lit[firefly * 3]).toBeLessThan(2);
  picture.lit.fill(1, firefly * 3, firefly * 3 + 3);
  expect(errorOf(picture)).toBeLessThan(0.02);
});

test('G-39 a certain wall beside an uncertain surface keeps its brightness: leaves have no rim', () => {
  const edge = width / 2;
  const picture = corner(1, 0.5);
  for (let n = 0; n < width * height; n++) {
    const aside = (n % width) - edge;
    if (aside < 0) continue;
    const own = 0.2 + 0.02 * aside;
    picture.lit.fill(own, n * 3, n * 3 + 3);
    picture.error[n] = (0.02 * own) ** 2;
  }
  filterLight(picture);
  for (let y = 4; y < height - 4; y++) {
    const own = picture.lit[(y * width + edge) * 3] as number;
    expect(own).toBeGreaterThan(0.18);
    expect(own).toBeLessThan(0.22);
  }
});
