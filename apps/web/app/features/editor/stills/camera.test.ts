import { expect, test } from 'vitest';
import { cutTo, frameOn, fromFarAway, seenOnPlan, seenWith, toRequest } from './camera.ts';

const eye = [1, 1.6, -2] as const;
const target = [1, 1.6, -2.02] as const;
const camera = { eye, target, fovDeg: 60 };
const tan = (deg: number) => Math.tan((deg * Math.PI) / 360);

test.each([
  ['wide, from a wider view', 2, 4 / 3],
  ['wide, from a narrower view', 0.6, 4 / 3],
  ['high, from a wider view', 2, 3 / 4],
  ['high, from a narrower view', 0.6, 3 / 4],
])('a still lies within the view and touches two of its edges: %s', (_, seen, still) => {
  const { fovDeg } = cutTo({ ...camera, ratio: seen }, still);
  const high = tan(fovDeg) / tan(60);
  const wide = (tan(fovDeg) * still) / (tan(60) * seen);
  expect(Math.max(high, wide)).toBeCloseTo(1);
  const frame = frameOn(seen, still);
  expect([frame.width, frame.height]).toEqual([expect.closeTo(wide), expect.closeTo(high)]);
  // The view is exactly what shows all of it.
  expect(seenWith({ ...camera, fovDeg }, still, seen).fovDeg).toBeCloseTo(60);
});

test('a saved view fits on a canvas of any shape', () => {
  expect(seenWith(camera, 4 / 3, 2).fovDeg).toBeCloseTo(60);
  const { fovDeg } = seenWith(camera, 4 / 3, 0.5);
  expect(tan(fovDeg) * 0.5).toBeCloseTo(tan(60) * (4 / 3));
});

test('a very narrow view is widened to what a still allows', () => {
  expect(cutTo({ ...camera, fovDeg: 20, ratio: 0.2 }, 4 / 3).fovDeg).toBe(10);
});

test('a flat view is taken from where it shows the same part of its target', () => {
  const flat = fromFarAway({ eye: [2, 50, 3], target: [2, 0, 3] }, 6);
  expect(flat.eye[1] * tan(flat.fovDeg) * 2).toBeCloseTo(6);
  expect([flat.eye[0], flat.eye[2]]).toEqual([2, 3]);
});

test('the server gets a target one meter away in the same direction', () => {
  expect(toRequest(camera)).toEqual({ eye: [1, 1.6, -2], target: [1, 1.6, -3], fovDeg: 60 });
});

test('on the plan, north is up and the view opens to both sides of its direction', () => {
  const { eye: at, sight } = seenOnPlan(camera, 4 / 3);
  expect(at).toEqual([10_000, 20_000]);
  const [, right, left] = sight;
  expect(right?.[1]).toBeGreaterThan(20_000);
  expect(right?.[0]).toBeGreaterThan(10_000);
  expect(left?.[0]).toBeLessThan(10_000);
  expect(seenOnPlan({ ...camera, target: [1, 0, -2] }, 1).sight).toHaveLength(1);
});
