import { areaOf } from '@wevisu/scene/plane/polygon.ts';
import { expect, test } from 'vitest';
import type { Vec3 } from '../algebra/vec3.ts';
import { findCamera } from '../camera/find-camera.ts';
import type { Spot } from '../picture.ts';
import { outlineOnPlane } from '../planes/surface-outline.ts';
import { wallPlane } from '../planes/surface-plane.ts';
import { clicker, isSeen, rectangleMarks, roomOf, type TestRoom } from '../test-rooms.ts';
import { areaErrorPercent } from './area-accuracy.ts';

const HEIGHT = 1.2;

/** The two walls away from the room's origin, without their ends. */
function wallsOf({ size: [x, y] }: TestRoom): readonly (readonly [Vec3, Vec3])[] {
  return [
    [
      [0.2 * x, y, 0],
      [0.8 * x, y, 0],
    ],
    [
      [x, 0.3 * y, 0],
      [x, 0.9 * y, 0],
    ],
  ];
}

/** How far off the area of a carefully marked wall is, and the estimate of that, percent. */
function markWall(room: TestRoom, [from, to]: readonly [Vec3, Vec3]) {
  const raised = ([x, y]: Vec3): Vec3 => [x, y, HEIGHT];
  const corners = [from, to, raised(to), raised(from)];
  const marks = rectangleMarks(room);
  const { width, height } = room.camera;
  // With a lens of its own kind, what is left open is mostly the clicks.
  const lens = { focalPx: room.camera.focalPx, spread: 0.02, isWhole: true };
  const { camera, fit } = findCamera({ width, height, marks, lens });
  if (!camera || !fit || !corners.every((corner) => isSeen(room.camera, corner))) return null;
  const click = clicker({ ...room, seed: room.seed + 1000 });
  const line: readonly Spot[] = [click(from), click(to)];
  const outline = corners.map(click);
  const planeOf = (one: typeof camera, [a, b]: readonly Spot[]) =>
    a && b ? wallPlane(one, a, b) : null;
  const plane = planeOf(camera, line);
  const points = plane && outlineOnPlane(plane, outline);
  if (!points || typeof points === 'string') return null;
  const truth = HEIGHT * Math.hypot(to[0] - from[0], to[1] - from[1]);
  const request = { width, height, marks, lens, fit, outline, planeOf };
  return {
    off: 100 * Math.abs(areaOf(points) / truth - 1),
    estimate: areaErrorPercent({ ...request, line }) ?? 0,
    withoutLine: areaErrorPercent({ ...request, planeOf: (one) => planeOf(one, line) }) ?? 0,
  };
}

test('the error of a wall counts its floor line, and covers the truth', () => {
  const rooms = Array.from({ length: 60 }, (_, n) => roomOf(n + 1));
  const walls = rooms.flatMap((room) =>
    wallsOf(room).flatMap((wall) => markWall(room, wall) ?? []),
  );
  expect(walls.length).toBeGreaterThan(20);
  // Both are estimated by tries, so for single walls the smaller may come out larger.
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  expect(sum(walls.map(({ estimate }) => estimate))).toBeGreaterThan(
    1.02 * sum(walls.map(({ withoutLine }) => withoutLine)),
  );
  const within = walls.filter(({ off, estimate }) => off <= estimate).length;
  expect(within / walls.length).toBeGreaterThan(0.92);
});
