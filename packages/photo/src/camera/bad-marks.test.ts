import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaErrorPercent } from '../accuracy/area-accuracy.ts';
import type { Spot } from '../picture.ts';
import { outlineOnPlane } from '../planes/surface-outline.ts';
import { floorPlane, wallPlane } from '../planes/surface-plane.ts';
import { cornerMarks, rectangleMarks, roomOf } from '../test-rooms.ts';
import { findCamera } from './find-camera.ts';
import type { EdgeMark, RectangleMarks } from './marks.ts';

const size = { width: 2048, height: 1365 };
const room = roomOf(4);
const good = rectangleMarks(room);
const [a, b, c, d] = good.corners as [Spot, Spot, Spot, Spot];

function codesOf(change: Partial<RectangleMarks>): readonly string[] {
  const found = findCamera({ ...size, marks: { ...good, ...change } });
  if (found.findings.length > 0) expect(found.findings[0]?.text).toMatch(/^[A-Z].*\.$/);
  expect(found.camera === null).toBe(found.findings.some(({ code }) => code !== 'marks-disagree'));
  return found.findings.map(({ code }) => code);
}

const length = good.lengths[0] as (typeof good.lengths)[0];

test.each<[string, Partial<RectangleMarks>]>([
  ['corners-missing', { corners: [a, b, c] }],
  ['corners-repeated', { corners: [a, a, c, d] }],
  ['corners-on-a-line', { corners: [0, 1, 2, 3].map((n): Spot => [200 + 400 * n, 900 + 50 * n]) }],
  ['corners-on-a-line', { corners: [a, [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2], c, d] }],
  ['corners-crossed', { corners: [a, c, b, d] }],
  ['not-a-number', { corners: [[Number.NaN, 3], b, c, d] }],
  ['not-a-number', { corners: [a, b, c, [Infinity, 0]] }],
  ['length-missing', { lengths: [] }],
  ['length-zero', { lengths: [{ ...length, meters: 0 }] }],
  ['length-zero', { lengths: [{ ...length, meters: -2 }] }],
  ['length-zero', { lengths: [{ ...length, meters: Number.NaN }] }],
  ['length-zero', { lengths: [{ ...length, meters: 1e9 }] }],
  ['length-ends-same', { lengths: [{ ...length, to: length.from }] }],
  ['wall-too-short', { lengths: [{ ...length, wall: { from: a, to: a } }] }],
  ['edge-too-short', { edges: [{ along: 'up', from: a, to: a }] }],
])('finds %s', (code, change) => {
  expect(codesOf(change)).toEqual([code]);
});

test('finds a corner with too few edges', () => {
  const marks = { ...cornerMarks(room), edges: cornerMarks(room).edges.slice(0, 2) };
  expect(findCamera({ ...size, marks }).findings[0]?.code).toBe('edges-missing');
});

test('finds a length that lies in the sky', () => {
  const codes = codesOf({ lengths: [{ ...length, from: [300, -4000], to: [900, -4100] }] });
  expect(codes).toEqual(['length-behind-horizon']);
});

test('finds a mark that does not fit the others', () => {
  const marks = cornerMarks(room);
  const edges = marks.edges.map((edge, n): EdgeMark => {
    return n === 3 ? { ...edge, to: [edge.to[0], edge.to[1] + 160] } : edge;
  });
  const { camera, findings } = findCamera({ ...size, marks: { ...marks, edges } });
  expect(camera).not.toBeNull();
  expect(findings.map(({ code }) => code)).toEqual(['marks-disagree']);
});

test('finds pictures of impossible sizes', () => {
  for (const width of [0, -3, 1.5, Number.NaN, 20_000]) {
    const found = findCamera({ width, height: 20_000, marks: good });
    expect(found.findings[0]?.code).toBe('not-a-picture');
  }
});

test('finds outlines that cross, are too small or reach above the horizon', () => {
  const { camera } = findCamera({ ...size, marks: good });
  const floor = camera && floorPlane(camera);
  if (!camera || !floor) throw new Error('no camera');
  expect(outlineOnPlane(floor, [a, c, b, d])).toBe('outline-crosses');
  expect(outlineOnPlane(floor, [a, b])).toBe('outline-too-small');
  expect(outlineOnPlane(floor, [a, b, [Number.NaN, 0]])).toBe('not-a-number');
  expect(outlineOnPlane(floor, [a, b, [1000, -3000]])).toBe('outline-behind-horizon');
  expect(wallPlane(camera, [100, -3000], [900, -3000])).toBeNull();
  expect(wallPlane(camera, a, a)).toBeNull();
});

test('no marks make it throw or return a number that is not finite', () => {
  const number = fc.oneof(
    fc.double({ min: -500, max: 3000, noNaN: true }),
    fc.constantFrom(0, Number.NaN, Infinity, -Infinity, 1e308, 1024),
  );
  const spot = fc.tuple(number, number);
  fc.assert(
    fc.property(
      fc.array(spot, { minLength: 4, maxLength: 4 }),
      spot,
      spot,
      number,
      (corners, from, to, meters) => {
        const marks = { ...good, corners, lengths: [{ from, to, meters, wall: null }] };
        const { camera, fit, findings } = findCamera({ ...size, marks });
        if (!camera || !fit) {
          expect(findings.length).toBeGreaterThan(0);
          return;
        }
        for (const value of [camera.focalPx, ...camera.at, ...camera.turn.flat()])
          expect(value).toSatisfy(Number.isFinite);
        const estimate = areaErrorPercent({
          ...size,
          marks,
          fit,
          outline: corners,
          planeOf: floorPlane,
        });
        expect(Number.isNaN(estimate)).toBe(false);
      },
    ),
    { numRuns: 60, seed: 7 },
  );
});
