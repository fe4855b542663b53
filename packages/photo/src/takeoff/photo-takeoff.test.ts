import { covering } from '@wevisu/scene/document/nodes/covering.ts';
import { factsOf } from '@wevisu/scene/takeoff/facts-for-tests.ts';
import { expect, test } from 'vitest';
import { spotOf } from '../camera/camera.ts';
import type { Spot } from '../picture.ts';
import { floorPlane, type SurfacePlane } from '../planes/surface-plane.ts';
import { cornersOf, roomOf, seenRectangle } from '../test-rooms.ts';
import { type CountedSurface, photoTakeoff } from './photo-takeoff.ts';

const room = roomOf(3);
const box = seenRectangle(room);
const plane = floorPlane(room.camera) as SurfacePlane;
const outline = cornersOf(box).map((corner) => spotOf(room.camera, corner) as Spot);
const squareMeters = (box[2] - box[0]) * (box[3] - box[1]);
const sqft = squareMeters / 0.09290304;

function surface(change: Partial<CountedSurface> = {}): CountedSurface {
  return {
    id: 'floor',
    plane,
    outline,
    covering: covering.parse({ sku: 'TILE-1' }),
    facts: factsOf(),
    areaErrorPercent: 4,
    ...change,
  };
}

test('tile in a photo is counted in boxes as the scene counts it, with grout and bed', () => {
  const { takeoff, areas, ranges, findings } = photoTakeoff([surface()]);
  expect(findings).toEqual([]);
  expect(areas[0]?.squareMeters).toBeCloseTo(squareMeters, 2);
  const order = takeoff.orders[0];
  // A box holds 14 square feet; cut tiles add to the plain area, by less than a third here.
  expect(order?.units).toBeGreaterThanOrEqual(Math.ceil(sqft / 14));
  expect(order?.units).toBeLessThanOrEqual(Math.ceil((sqft / 14) * 1.34));
  expect(takeoff.materials.length).toBeGreaterThanOrEqual(2);
  const boxes = ranges.find(({ what }) => what === 'TILE-1');
  expect(boxes).toMatchObject({ unit: 'Box', units: order?.units });
  expect(order).toMatchObject({ countedUnits: 9, breakageUnits: 1 });
});

test('planks and paint are counted too', () => {
  const planks = factsOf({
    inches: [7, 48],
    material: { kind: 'wood', lightColor: '#d8b98a', baseColor: '#c29d69', darkColor: '#8f6b3f' },
    laying: { pattern: 'random-plank', joint: { widthTenths: 0, color: '#000000' } },
  });
  const wood = photoTakeoff([surface({ facts: planks })]);
  expect(wood.takeoff.orders[0]?.units).toBeGreaterThanOrEqual(
    Math.ceil(sqft / ((7 * 48 * 7) / 144)),
  );
  const paint = photoTakeoff([
    surface({ covering: covering.parse({ sku: null, color: '#a0b0c0' }), facts: null }),
  ]);
  expect(paint.takeoff.materials[0]).toMatchObject({ material: 'paint:#a0b0c0', unit: 'gallon' });
  expect(paint.takeoff.materials[0]?.units).toBe(Math.ceil((sqft / 350) * 2 * 4) / 4);
});

test('the error of the area widens the range of boxes, and no error keeps it', () => {
  const boxesAt = (areaErrorPercent: number) =>
    photoTakeoff([surface({ areaErrorPercent })]).ranges.find(({ what }) => what === 'TILE-1');
  const exact = boxesAt(0);
  expect(exact?.atLeast).toBe(exact?.units);
  expect(exact?.atMost).toBe(exact?.units);
  // A fifth more floor is tiled from the same ten boxes, with fewer cuts.
  const unsure = boxesAt(25);
  expect(unsure?.units).toBe(exact?.units);
  expect(unsure?.atLeast).toBeLessThan(exact?.units ?? 0);
  expect(unsure?.atMost).toBeGreaterThan(exact?.units ?? Infinity);
});

test('an area that may be 0 takes no box at the least, rather than all of them', () => {
  for (const areaErrorPercent of [99.9999, 100, 300]) {
    const { ranges } = photoTakeoff([surface({ areaErrorPercent })]);
    expect(ranges.length).toBeGreaterThan(0);
    for (const { atLeast, units } of ranges) expect(atLeast).toBeLessThan(units);
  }
});

test('a surface with a wrong outline is left out, with a finding', () => {
  const bad = surface({ id: 'bad', outline: outline.slice(0, 2) });
  const { findings, areas } = photoTakeoff([surface(), bad]);
  expect(findings).toMatchObject([{ code: 'outline-too-small', surfaceId: 'bad' }]);
  expect(areas).toHaveLength(1);
});
