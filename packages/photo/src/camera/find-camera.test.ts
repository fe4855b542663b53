import { areaOf } from '@wevisu/scene/plane/polygon.ts';
import { expect, test } from 'vitest';
import { areaErrorPercent } from '../accuracy/area-accuracy.ts';
import type { Vec3 } from '../algebra/vec3.ts';
import type { Spot } from '../picture.ts';
import {
  floorPlane,
  pictureSpotOf,
  planePointOf,
  type SurfacePlane,
  wallPlane,
} from '../planes/surface-plane.ts';
import {
  clicker,
  cornerMarks,
  cornersOf,
  rectangleMarks,
  roomOf,
  seenRectangle,
  type TestRoom,
} from '../test-rooms.ts';
import { type Camera, spotOf } from './camera.ts';
import { findCamera } from './find-camera.ts';
import type { Fit } from './fit-camera.ts';
import type { RoomMarks } from './marks.ts';

const [width, height] = [2048, 1365];
const rooms = Array.from({ length: 20 }, (_, n) => roomOf(n + 1));

interface Found {
  readonly room: TestRoom;
  readonly marks: RoomMarks;
  readonly camera: Camera;
  readonly fit: Fit;
  readonly floor: SurfacePlane;
}

function find(room: TestRoom, marks: RoomMarks): Found {
  const { camera, fit, findings } = findCamera({ width, height, marks });
  expect(findings).toEqual([]);
  const floor = camera && floorPlane(camera);
  if (!camera || !fit || !floor) throw new Error(`no camera in room ${room.seed}`);
  return { room, marks, camera, fit, floor };
}

const byRectangle = rooms.map((room) => find(room, rectangleMarks(room)));
const byCorner = rooms.map((room) => find(room, cornerMarks(room)));

function seen(room: TestRoom, point: Vec3): Spot {
  const spot = spotOf(room.camera, point);
  if (!spot) throw new Error('the point is behind the camera');
  return spot;
}

/** Where the found camera puts a true floor point. */
function placed({ room, floor }: Found, x: number, y: number): Spot {
  const point = planePointOf(floor, seen(room, [x, y, 0]));
  if (!point) throw new Error('the point is above the horizon');
  return point;
}

/** Relative errors of lengths in eight directions around the middle of the seen floor. */
function lengthErrors(found: Found): number[] {
  const [x0, y0, x1, y1] = seenRectangle(found.room);
  const half = Math.min(x1 - x0, y1 - y0) / 2;
  return Array.from({ length: 8 }, (_, n) => {
    const [dx, dy] = [half * Math.cos((n * Math.PI) / 8), half * Math.sin((n * Math.PI) / 8)];
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
    const [a, b] = [placed(found, x - dx, y - dy), placed(found, x + dx, y + dy)];
    return Math.hypot(a[0] - b[0], a[1] - b[1]) / (2 * half) - 1;
  });
}

function seenArea(found: Found): { error: number; outline: readonly Spot[] } {
  const box = seenRectangle(found.room);
  const corners = cornersOf(box);
  const area = areaOf(corners.map(([x, y]) => placed(found, x, y)));
  return {
    error: area / ((box[2] - box[0]) * (box[3] - box[1])) - 1,
    outline: corners.map((corner) => seen(found.room, corner)),
  };
}

/** Quantile of the absolute values, interpolated. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.map(Math.abs).sort((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  return low + (at % 1) * ((sorted[Math.ceil(at)] ?? low) - low);
}

test.each([
  ['four corners', byRectangle],
  ['a corner and edges', byCorner],
])(
  '%s clicked with an error of 2 px give the scale: half within 2 percent, 19 of 20 within 5',
  (_, all) => {
    expect(all).toHaveLength(20);
    const lengths = all.flatMap(lengthErrors);
    expect(quantile(lengths, 0.5)).toBeLessThanOrEqual(0.02);
    expect(quantile(lengths, 0.95)).toBeLessThanOrEqual(0.05);
    const scales = all.map((found) => Math.sqrt(1 + seenArea(found).error) - 1);
    expect(quantile(scales, 0.5)).toBeLessThanOrEqual(0.02);
    expect(quantile(scales, 0.95)).toBeLessThanOrEqual(0.05);
  },
);

/** Degrees between a joint of the found floor and the true one in the picture. */
function jointTurn(found: Found, at: readonly [number, number], along: Spot): number {
  const step = 0.05;
  const from = seen(found.room, [at[0], at[1], 0]);
  const true_ = seen(found.room, [at[0] + along[0] * step, at[1] + along[1] * step, 0]);
  const [u, v] = placed(found, at[0], at[1]);
  const to = pictureSpotOf(found.floor, [u + along[0] * step, v + along[1] * step]) ?? from;
  const angle = (a: Spot) => Math.atan2(a[1] - from[1], a[0] - from[0]);
  const turn = (Math.abs(angle(true_) - angle(to)) * 180) / Math.PI;
  return Math.min(turn % 180, 180 - (turn % 180));
}

test('joints are within a degree of the truth, all over the marked rectangle', () => {
  const turns = byRectangle.flatMap((found) => {
    const [x0, y0, x1, y1] = seenRectangle(found.room);
    const places = [...cornersOf([x0, y0, x1, y1]), [(x0 + x1) / 2, (y0 + y1) / 2, 0] as const];
    return places.flatMap(([x, y]) => [
      jointTurn(found, [x, y], [1, 0]),
      jointTurn(found, [x, y], [0, 1]),
    ]);
  });
  expect(Math.max(...turns)).toBeLessThanOrEqual(1);
});

test('the estimated error covers the true area, and is small where the file tells the lens', () => {
  const held = [...byRectangle, ...byCorner].map((found) => {
    const { room, marks } = found;
    const { error, outline } = seenArea(found);
    const lens = { focalPx: room.camera.focalPx, spread: 0.02, isWhole: true };
    const estimates = [null, lens].map((known) => {
      const request = { width, height, marks, lens: known };
      const { fit } = findCamera(request);
      return fit && areaErrorPercent({ ...request, fit, outline, planeOf: floorPlane });
    });
    const [estimate, told] = estimates as [number, number];
    expect(told).toBeGreaterThan(0.5);
    expect(told).toBeLessThan(16);
    return Math.abs(error) * 100 <= estimate;
  });
  expect(held.filter(Boolean).length).toBeGreaterThanOrEqual(0.9 * held.length);
});

test('a length measured on a wall gives the scale too, and heights on the wall', () => {
  const errors = rooms.map((room) => {
    const marks = cornerMarks(room);
    const [x, y] = room.size;
    const click = clicker({ ...room, seed: room.seed + 500 });
    const line = { from: click([x, y, 0]), to: click([x - 1.4, y, 0]) };
    const sill = { from: click([x - 0.2, y, 0.9]), to: click([x - 1.4, y, 0.9]) };
    const lengths = [{ ...sill, meters: 1.2, wall: line }];
    const { camera } = find(room, { ...marks, lengths });
    const wall = wallPlane(camera, line.from, line.to);
    const foot = wall && planePointOf(wall, seen(room, [x - 1, y, 0]));
    const top = wall && planePointOf(wall, seen(room, [x - 1, y, 0.9]));
    if (!foot || !top) throw new Error('the wall is not seen');
    return (top[1] - foot[1]) / 0.9 - 1;
  });
  expect(quantile(errors, 0.5)).toBeLessThanOrEqual(0.02);
  expect(quantile(errors, 0.95)).toBeLessThanOrEqual(0.05);
});

test('clicks without error reproduce the room', () => {
  for (const { room } of byRectangle) {
    const box = seenRectangle(room);
    const corners = cornersOf(box).map((corner) => seen(room, corner));
    const [a, b] = corners as [Spot, Spot];
    const lengths = [{ from: a, to: b, meters: box[2] - box[0], wall: null }];
    const found = find(room, { kind: 'rectangle', corners, edges: [], lengths });
    for (const error of lengthErrors(found)) expect(Math.abs(error)).toBeLessThan(0.02);
  }
});

test('a photo taken straight on has a larger error, which still covers the truth', () => {
  const at: Vec3 = [2, 0.3, 1.5];
  const pitch = 0.3;
  const turn = [
    [1, 0, 0],
    [0, -Math.sin(pitch), -Math.cos(pitch)],
    [0, Math.cos(pitch), -Math.sin(pitch)],
  ] as const;
  const room: TestRoom = {
    seed: 3,
    size: [4, 5, 2.6],
    camera: { width, height, focalPx: 1500, turn, at },
  };
  const found = find(room, rectangleMarks(room));
  const { outline, error } = seenArea(found);
  const { marks, fit } = found;
  const estimate = areaErrorPercent({ width, height, marks, fit, outline, planeOf: floorPlane });
  expect(estimate).toBeGreaterThan(8);
  expect(Math.abs(error) * 100).toBeLessThan(estimate ?? 0);
});
