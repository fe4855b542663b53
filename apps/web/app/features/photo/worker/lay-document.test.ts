import { spotOf } from '@wevisu/photo/camera/camera.ts';
import { layPhoto } from '@wevisu/photo/laying/lay-photo.ts';
import type { Spot } from '@wevisu/photo/picture.ts';
import { straightOn } from '@wevisu/photo/test-cases.ts';
import { cornersOf, roomOf, seenRectangle } from '@wevisu/photo/test-rooms.ts';
import { covering } from '@wevisu/scene/document/nodes/covering.ts';
import { factsOf } from '@wevisu/scene/takeoff/facts-for-tests.ts';
import { expect, test } from 'vitest';
import {
  addStroke,
  addSurface,
  setCovering,
  setLength,
  setSecondLength,
  startOutline,
} from '../marks/edit-document.ts';
import { type Corners, emptyDocument, type PhotoDocument } from '../marks/photo-document.ts';
import { checkDocument, countDocument, maskOf, surfacesToLay } from './lay-document.ts';

const room = roomOf(3, 1024, 683);
const box = seenRectangle(room);
const [along, across] = [box[2] - box[0], box[3] - box[1]];
const corners = cornersOf(box).map((corner) => spotOf(room.camera, corner) as Spot);

/** A floor whose rectangle is marked exactly, measured along its first side. */
function marked(): PhotoDocument {
  const { width, height } = room.camera;
  const document = setLength(
    { ...emptyDocument(width, height), corners: corners as unknown as Corners },
    { tenths: Math.round(along * 10_000) },
  );
  return startOutline(addSurface(document, 'floor', 'floor'), 'floor');
}

const laid = setCovering(marked(), 'floor', covering.parse({ sku: 'TILE-1' }));
const products = { 'TILE-1': factsOf() };

test('the rectangle is measured, and its grid has a line every foot', () => {
  const { problems, sides, grid } = checkDocument(marked());
  expect(problems).toEqual([]);
  expect(sides?.[0]).toBeCloseTo(along, 2);
  expect(sides?.[1]).toBeCloseTo(across, 1);
  expect(grid.length).toBe(
    Math.ceil(along / 0.3048) - 1 + (Math.ceil((sides?.[1] ?? 0) / 0.3048) - 1),
  );
});

test('the visible part of the marked floor is laid in the requested size', () => {
  for (const width of [512, 1024]) {
    const size = { width, height: Math.round((width * 683) / 1024) };
    const photo = { ...size, data: new Uint8ClampedArray(size.width * size.height * 4).fill(180) };
    const { surfaces, problems } = surfacesToLay(laid, products, size);
    expect(problems).toEqual([]);
    const { picture, findings } = layPhoto(photo, surfaces);
    expect(findings).toEqual([]);
    const middle = corners.reduce(([x, y], one) => [x + one[0] / 4, y + one[1] / 4], [0, 0]);
    const by = width / 1024;
    const at = (Math.floor(middle[1] * by) * size.width + Math.floor(middle[0] * by)) * 4;
    expect([...picture.data.slice(at, at + 3)]).not.toEqual([180, 180, 180]);
    expect([...picture.data.slice(0, 3)]).toEqual([180, 180, 180]);
  }
});

test('the count matches the true area within its stated accuracy', () => {
  const takeoff = countDocument(laid, products);
  const [area] = takeoff?.areas ?? [];
  const off = Math.abs((area?.squareMeters ?? 0) / (along * across) - 1) * 100;
  expect(off).toBeLessThan(area?.errorPercent ?? 0);
  expect(takeoff?.takeoff.orders[0]?.units).toBeGreaterThan(0);
  expect(takeoff?.takeoff.totalCents).toBe(takeoff?.takeoff.orders[0]?.totalCents);
});

test('brushed-out furniture is not covered but still counted', () => {
  const [x, y] = corners.reduce(([a, b], one) => [a + one[0] / 4, b + one[1] / 4], [0, 0]);
  const brushed = addStroke(laid, 'floor', { mode: 'remove', radius: 40, path: [[x, y]] });
  const mask = maskOf(brushed.surfaces[0] as never, { width: 1024, height: 683 }, 1);
  if (typeof mask === 'string') throw new Error(mask);
  expect(mask.coverage[Math.floor(y) * 1024 + Math.floor(x)]).toBe(0);
  expect(countDocument(brushed, products)?.takeoff.orders).toEqual(
    countDocument(laid, products)?.takeoff.orders,
  );
});

test('invalid marks are explained and lay nothing', () => {
  const line = corners.map((_, n) => [100 + n * 100, 500] as const) as unknown as Corners;
  expect(checkDocument({ ...marked(), corners: line }).problems[0]?.code).toBe('corners-on-a-line');
  const zero = setLength(marked(), { tenths: 0 });
  expect(checkDocument(zero).problems[0]?.code).toBe('length-zero');
  const [a, b, c, d] = corners;
  const crossed: PhotoDocument = {
    ...laid,
    surfaces: laid.surfaces.map((one) => ({ ...one, outline: [a, c, b, d] as Spot[] })),
  };
  expect(checkDocument(crossed).problems).toMatchObject([
    { code: 'outline-crosses', surfaceId: 'floor' },
  ]);
  expect(surfacesToLay(crossed, products, { width: 512, height: 342 }).surfaces).toEqual([]);
  expect(countDocument(crossed, products)).toBeNull();
});

test('a length that is not typed yet is not an error', () => {
  const { problems, sides } = checkDocument(setLength(marked(), { tenths: null }));
  expect(problems).toEqual([]);
  expect(sides).toBeNull();
});

test('a floor far beyond a small rectangle gets a warning about its joints', () => {
  const [left, near] = box;
  const part = [left, near, left + along * 0.15, near + across * 0.15] as const;
  const marks = cornersOf(part).map((corner) => spotOf(room.camera, corner) as Spot);
  const { width, height } = room.camera;
  const small = setLength(
    { ...emptyDocument(width, height), corners: marks as unknown as Corners },
    { tenths: Math.round(along * 1_500) },
  );
  const document = addSurface(small, 'floor', 'floor');
  const whole = {
    ...document,
    surfaces: document.surfaces.map((one) => ({ ...one, outline: corners, isClosed: true })),
  };
  expect(checkDocument(whole).problems.map(({ code, surfaceId }) => [code, surfaceId])).toEqual([
    ['joints-unsure', 'floor'],
  ]);
});

test('a wall is refused when its floor line is in the sky or has no length', () => {
  const { width, height } = room.camera;
  const wallOn = (line: readonly [Spot, Spot]) => {
    const document = startOutline(addSurface(marked(), 'wall', 'wall'), 'wall');
    const surfaces = document.surfaces.map((one) => (one.id === 'wall' ? { ...one, line } : one));
    return checkDocument({ ...document, surfaces })
      .problems.filter(({ surfaceId }) => surfaceId === 'wall')
      .map(({ code }) => code);
  };
  const inSky = [
    [width * 0.2, -height * 3],
    [width * 0.7, -height * 3],
  ] as const;
  expect(wallOn(inSky)).toEqual(['wall-above-horizon']);
  const spot = [width / 2, height * 0.9] as const;
  expect(wallOn([spot, spot])).toEqual(['wall-too-short']);
});

test('a photo taken straight on asks for a second length, which makes areas ten times more accurate', () => {
  const straight = straightOn(3, [0.38, 0.42]);
  const [x0, y0, x1, y1] = seenRectangle(straight);
  const { width, height } = straight.camera;
  const spots = cornersOf([x0, y0, x1, y1]).map((one) => spotOf(straight.camera, one) as Spot);
  const document = setLength(
    { ...emptyDocument(width, height), corners: spots as unknown as Corners },
    { tenths: Math.round((x1 - x0) * 10_000) },
  );
  const one = checkDocument(document);
  expect(one.problems.map(({ code }) => code)).toEqual(['lens-open']);
  const both = checkDocument(setSecondLength(document, Math.round((y1 - y0) * 10_000)));
  expect(both.problems).toEqual([]);
  expect(both.sides?.[1]).toBeCloseTo(y1 - y0, 1);
  expect(both.accuracy?.withOne).toBeCloseTo(one.accuracy?.percent ?? 0, 5);
  expect(both.accuracy?.percent).toBeLessThan((one.accuracy?.percent ?? 0) / 10);
  // A file that tells the lens answers the question, too.
  const lens = { focalPx: straight.camera.focalPx, spread: 0.03, isWhole: true };
  const told = checkDocument({ ...document, lens });
  expect(told.problems).toEqual([]);
  expect(told.accuracy?.percent).toBeLessThan(15);
});
