import { covering } from '@wevisu/scene/document/nodes/covering.ts';
import { factsOf } from '@wevisu/scene/takeoff/facts-for-tests.ts';
import { beforeAll, expect, test } from 'vitest';
import { type Camera, spotOf } from '../camera/camera.ts';
import { emptyMask, type Mask } from '../masks/mask.ts';
import { polygonMask } from '../masks/polygon-mask.ts';
import type { Picture, Spot } from '../picture.ts';
import { floorPlane, type SurfacePlane, wallPlane } from '../planes/surface-plane.ts';
import { newCovering, newFacts, oldFloor, outlineInPicture } from '../test-floors.ts';
import { castRoom, type Drawn, expose, exposureOf, lightingOf } from '../test-raycast.ts';
import { roomOf, type TestRoom } from '../test-rooms.ts';
import { layPhoto } from './lay-photo.ts';
import type { PhotoSurface } from './photo-surface.ts';

const room: TestRoom = roomOf(5, 180, 120);
const paint = (color: string) => ({ covering: covering.parse({ sku: null, color }), facts: null });
let photo: Drawn;
let floor: PhotoSurface;
let walls: readonly [PhotoSurface, PhotoSurface];

function seen(camera: Camera, x: number, y: number): Spot {
  const spot = spotOf(camera, [x, y, 0]);
  if (!spot) throw new Error('the point is behind the camera');
  return spot;
}

/** The part of the picture above a wall's floor line. */
function above(line: readonly [Spot, Spot]): readonly Spot[] {
  const [left, right] = line[0][0] < line[1][0] ? line : [line[1], line[0]];
  return [left, right, [right[0], 0], [left[0], 0]];
}

beforeAll(() => {
  const { camera, size } = room;
  const [cast] = castRoom(room, lightingOf(room), [{ floor: oldFloor(5) }]);
  if (!cast) throw new Error('nothing was drawn');
  photo = expose(cast, exposureOf(cast), 5);
  const corner = seen(camera, size[0], size[1]);
  const ends = [seen(camera, size[0], size[1] - 1), seen(camera, size[0] - 1, size[1])] as const;
  const [wallX, wallY] = ends.map((end) => {
    const plane = wallPlane(camera, corner, end);
    const outline = above([corner, end]);
    const mask = polygonMask(camera, outline);
    if (!plane || typeof mask === 'string') throw new Error('no wall');
    return { plane, outline, mask, oldColor: null };
  });
  const plane = floorPlane(camera) as SurfacePlane;
  if (!wallX || !wallY) throw new Error('no walls');
  floor = {
    id: 'floor',
    plane,
    outline: outlineInPicture(room),
    mask: photo.masks.floor,
    covering: newCovering(),
    facts: newFacts(5),
    oldColor: null,
  };
  walls = [
    { id: 'left', ...wallX, ...paint('#5a7d9a') },
    { id: 'right', ...wallY, covering: newCovering(), facts: newFacts(4) },
  ];
});

function changed({ data }: Picture, before: Picture, { coverage }: Mask): number {
  const inside = [...coverage.keys()].filter((n) => coverage[n] === 255);
  const other = inside.filter((n) => data[n * 4] !== before.data[n * 4]);
  return other.length / inside.length;
}

test('three surfaces of one photo are laid, and nothing else is touched', () => {
  const { picture, findings } = layPhoto(photo.picture, [floor, ...walls]);
  expect(findings).toEqual([]);
  for (const { mask } of [floor, ...walls])
    expect(changed(picture, photo.picture, mask)).toBeGreaterThan(0.8);
  const masks = [floor, ...walls].map(({ mask }) => mask);
  for (let n = 0; n < picture.width * picture.height; n++) {
    if (masks.some(({ coverage }) => (coverage[n] as number) > 0)) continue;
    const at = n * 4;
    expect(picture.data.subarray(at, at + 4)).toEqual(photo.picture.data.subarray(at, at + 4));
  }
});

test('the same photo and surfaces give the same bytes', () => {
  const [once, again] = [1, 2].map(() => layPhoto(photo.picture, [floor]).picture.data);
  expect(once).toEqual(again);
});

test('the first of two masks gets what they share, with a finding', () => {
  const second = { ...floor, id: 'again', ...paint('#ff0000') };
  const { findings, picture } = layPhoto(photo.picture, [floor, second]);
  expect(findings.map(({ code, surfaceId }) => [code, surfaceId])).toEqual([
    ['masks-overlap', 'again'],
    ['mask-empty', 'again'],
  ]);
  expect(picture.data).toEqual(layPhoto(photo.picture, [floor]).picture.data);
});

test.each<[string, (surface: PhotoSurface) => PhotoSurface]>([
  ['mask-empty', (surface) => ({ ...surface, mask: emptyMask(180, 120) })],
  ['mask-size', (surface) => ({ ...surface, mask: emptyMask(3, 3) })],
  ['product-not-laid', (surface) => ({ ...surface, facts: null })],
  ['outline-too-small', (surface) => ({ ...surface, outline: surface.outline.slice(0, 2) })],
  ['not-a-number', (surface) => ({ ...surface, outline: [...surface.outline, [Number.NaN, 0]] })],
  [
    'outline-behind-horizon',
    (surface) => ({
      ...surface,
      outline: [
        [0, 119],
        [179, 119],
        [179, -900],
        [0, -900],
      ],
    }),
  ],
  ['too-many-pieces', (surface) => ({ ...surface, facts: factsOf({ inches: [0.2, 0.2] }) })],
])('a surface with %s stays as it is, with that finding', (code, change) => {
  const { picture, findings } = layPhoto(photo.picture, [change(floor)]);
  expect(findings.map((finding) => finding.code)).toContain(code);
  expect(picture.data).toEqual(photo.picture.data);
});

test('a mask that reaches beyond the outline is laid within it, with a finding', () => {
  const [a, b, c] = floor.outline as [Spot, Spot, Spot];
  const { findings } = layPhoto(photo.picture, [{ ...floor, outline: [a, b, c] }]);
  expect(findings.map(({ code }) => code)).toEqual(['mask-beyond-outline']);
});

test('a truncated picture is refused', () => {
  const short = { ...photo.picture, data: photo.picture.data.subarray(4) };
  expect(layPhoto(short, [floor]).findings[0]?.code).toBe('not-a-picture');
});

test('the color that the floor has now sets how light the new floor is', () => {
  const light = (oldColor: string | null) => {
    const { data } = layPhoto(photo.picture, [{ ...floor, oldColor }]).picture;
    const inside = [...floor.mask.coverage.keys()].filter((n) => floor.mask.coverage[n] === 255);
    return inside.reduce((sum, n) => sum + (data[n * 4 + 1] as number), 0) / inside.length;
  };
  expect(light('#333333')).toBeGreaterThan(light('#999999') + 20);
});

test('small tiles far away blend into their mean: no moiré', () => {
  const camera = roomOf(5, 480, 320).camera;
  const size = { width: 480, height: 320 };
  const picture = { ...size, data: new Uint8ClampedArray(480 * 320 * 4).fill(140) };
  const plane = floorPlane(camera) as SurfacePlane;
  const far = (x: number, y: number) => spotOf(camera, [x, y, 0]) as Spot;
  const outline = [far(9, 9), far(13, 9), far(13, 13), far(9, 13)];
  const mask = polygonMask(size, outline);
  if (typeof mask === 'string') throw new Error(mask);
  const facts = factsOf({
    inches: [1, 1],
    laying: { joint: { widthTenths: 60, color: '#101010' } },
  });
  const { data } = layPhoto(picture, [
    { id: 'far', plane, outline, mask, covering: newCovering(), facts, oldColor: '#8c8c8c' },
  ]).picture;
  const values = [...mask.coverage.keys()]
    .filter((n) => mask.coverage[n] === 255)
    .map((n) => data[n * 4 + 1] as number);
  expect(values.length).toBeGreaterThan(100);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length,
  );
  // Tiles of 170 and joints of 16, sampled one by one, would spread by about 60.
  expect(spread).toBeLessThan(6);
});
