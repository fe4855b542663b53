import { expect, test } from 'vitest';
import { type Camera, spotOf } from '../camera/camera.ts';
import { findCamera } from '../camera/find-camera.ts';
import type { RoomMarks } from '../camera/marks.ts';
import type { Spot } from '../picture.ts';
import {
  floorPlane,
  pictureSpotOf,
  planePointOf,
  type SurfacePlane,
} from '../planes/surface-plane.ts';
import {
  cornerMarks,
  cornersOf,
  rectangleMarks,
  roomOf,
  seenRectangle,
  type TestRoom,
} from '../test-rooms.ts';
import type { AccuracyRequest } from './area-accuracy.ts';
import { jointErrorDegrees, jointFindings } from './joint-accuracy.ts';

const [width, height] = [2048, 1365];

function floorOf(camera: Camera): SurfacePlane {
  const floor = floorPlane(camera);
  if (!floor) throw new Error('no floor is seen');
  return floor;
}

/** Degrees between a joint as two floors show it at a place of the picture. */
function turnAt(one: SurfacePlane, other: SurfacePlane, place: Spot, along: Spot): number {
  const angle = (floor: SurfacePlane) => {
    const [u, v] = planePointOf(floor, place) ?? [Number.NaN, Number.NaN];
    const end = pictureSpotOf(floor, [u + along[0] * 0.05, v + along[1] * 0.05]);
    return end ? Math.atan2(end[1] - place[1], end[0] - place[0]) : Number.NaN;
  };
  const turn = ((Math.abs(angle(one) - angle(other)) * 180) / Math.PI) % 180;
  return Math.min(turn, 180 - turn);
}

/** How far off the worst joint of the seen floor is, and the estimate of that. */
function judge(room: TestRoom, marks: RoomMarks) {
  const { camera, fit } = findCamera({ width, height, marks });
  if (!camera || !fit) throw new Error(`no camera in room ${room.seed}`);
  const [x0, y0, x1, y1] = seenRectangle(room);
  const seen = (point: readonly [number, number, number]) => spotOf(room.camera, point) as Spot;
  const outline = cornersOf([x0, y0, x1, y1]).map(seen);
  const places = [...outline, seen([(x0 + x1) / 2, (y0 + y1) / 2, 0])];
  const [found, truth] = [floorOf(camera), floorOf(room.camera)];
  const turns = places.flatMap((place) => [
    turnAt(found, truth, place, [1, 0]),
    turnAt(found, truth, place, [0, 1]),
  ]);
  const request: AccuracyRequest = { width, height, marks, fit, outline, planeOf: floorPlane };
  return { off: Math.max(...turns), estimate: jointErrorDegrees(request), request };
}

const rooms = Array.from({ length: 40 }, (_, n) => roomOf(n + 1));
const byCorner = rooms.map((room) => judge(room, cornerMarks(room)));
const byRectangle = rooms.map((room) => judge(room, rectangleMarks(room)));

test('with a corner and edges, joints more than a degree off have a finding in every room', () => {
  const off = byCorner.filter((one) => one.off > 1);
  expect(off.length).toBeGreaterThan(20);
  for (const { request } of off) {
    expect(jointFindings(request).map(({ code }) => code)).toEqual(['joints-unsure']);
  }
});

test('four corners of the floor give sure joints in all twenty rooms', () => {
  for (const { off, request } of byRectangle.slice(0, 20)) {
    expect(off).toBeLessThanOrEqual(1);
    expect(jointFindings(request)).toEqual([]);
  }
});

test('the estimated error covers that of the worst joint in nine of ten rooms', () => {
  for (const all of [byCorner, byRectangle]) {
    const held = all.map(({ off, estimate }) => off <= (estimate ?? 0));
    expect(held.filter(Boolean).length).toBeGreaterThanOrEqual(0.9 * held.length);
  }
});

test("a surface that can't be seen has no sure joints", () => {
  const { request } = byRectangle[0] as ReturnType<typeof judge>;
  const lost = { ...request, planeOf: () => null };
  expect(jointErrorDegrees(lost)).toBeNull();
  expect(jointFindings(lost).map(({ code }) => code)).toEqual(['joints-unsure']);
  expect(jointErrorDegrees({ ...request, outline: [] })).toBeNull();
});
