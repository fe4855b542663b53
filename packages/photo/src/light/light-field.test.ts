import { expect, test } from 'vitest';
import { polygonMask } from '../masks/polygon-mask.ts';
import type { Spot } from '../picture.ts';
import { floorPlane, type SurfacePlane } from '../planes/surface-plane.ts';
import { visibleExtent } from '../planes/visible-extent.ts';
import { roomOf } from '../test-rooms.ts';
import { lightField } from './light-field.ts';
import { whiteOf } from './white-of.ts';

const { camera } = roomOf(3);
const plane = floorPlane(camera) as SurfacePlane;
const { width, height } = camera;
const gray = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(120) };

test('a strip of floor thinner than a pixel is lit about like the room', () => {
  const y = height * 0.8;
  const strip: readonly Spot[] = [
    [width * 0.3, y + 0.3],
    [width * 0.7, y + 0.3],
    [width * 0.7, y + 1.2],
    [width * 0.3, y + 1.2],
  ];
  const mask = polygonMask(gray, strip);
  if (typeof mask === 'string') throw new Error(mask);
  const extent = visibleExtent(plane, mask);
  if (!extent) throw new Error('nothing is seen');
  const white = whiteOf(gray, [mask]);
  const light = { r: 0, g: 0, b: 0 };
  lightField({ picture: gray, plane, mask, extent, white, oldColor: null }).lightAt(
    (extent.minU + extent.maxU) / 2,
    (extent.minV + extent.maxV) / 2,
    light,
  );
  expect(light.r / white[0]).toBeGreaterThan(0.8);
  expect(light.r / white[0]).toBeLessThan(1.25);
});

test('white is finite even if everything around the floor is black', () => {
  const data = new Uint8ClampedArray(100 * 100 * 4);
  expect(whiteOf({ width: 100, height: 100, data }, [])).toEqual([1, 1, 1]);
  const floor: readonly Spot[] = [
    [0, 50],
    [100, 50],
    [100, 100],
    [0, 100],
  ];
  const mask = polygonMask({ width: 100, height: 100 }, floor);
  if (typeof mask === 'string') throw new Error(mask);
  data.fill(180, 100 * 50 * 4);
  const [r, g, b] = whiteOf({ width: 100, height: 100, data }, [mask]);
  expect(r).toBeGreaterThan(0.3);
  expect([g, b]).toEqual([r, r]);
});
