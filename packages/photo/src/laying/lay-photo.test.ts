// Compares with the truth: rooms drawn by ray casting, and drawn again with the new floor.
import { expect, test } from 'vitest';
import { findCamera } from '../camera/find-camera.ts';
import { linearOfByte } from '../light/linear.ts';
import type { Mask } from '../masks/mask.ts';
import type { Picture } from '../picture.ts';
import { floorPlane } from '../planes/surface-plane.ts';
import { ciede2000, labOf } from '../test-color.ts';
import { newCovering, newFacts, newFloor, oldFloor, outlineInPicture } from '../test-floors.ts';
import { correlation } from '../test-patterns.ts';
import { castRoom, type Drawn, expose, exposureOf, lightingOf } from '../test-raycast.ts';
import { rectangleMarks, roomOf, type TestRoom } from '../test-rooms.ts';
import { layPhoto } from './lay-photo.ts';
import type { PhotoSurface } from './photo-surface.ts';

const [width, height] = [120, 80];

interface Case {
  readonly room: TestRoom;
  readonly photo: Drawn;
  readonly truth: Drawn;
  readonly surface: PhotoSurface;
}

function caseOf(seed: number): Case {
  const room = roomOf(seed, width, height);
  const lighting = lightingOf(room);
  const [old, next] = castRoom(room, lighting, [
    { floor: oldFloor(seed) },
    { floor: newFloor(room) },
  ]);
  if (!old || !next) throw new Error('nothing was drawn');
  const exposure = exposureOf(old);
  const photo = expose(old, exposure, seed);
  const { camera } = findCamera({ width, height, marks: rectangleMarks(room) });
  const plane = camera && floorPlane(camera);
  if (!plane) throw new Error(`no camera in room ${seed}`);
  const surface = {
    id: 'floor',
    plane,
    outline: outlineInPicture(room),
    mask: photo.masks.floor,
    covering: newCovering(),
    facts: newFacts(seed),
    oldColor: null,
  };
  return { room, photo, truth: expose(next, exposure, seed), surface };
}

const cases = Array.from({ length: 20 }, (_, n) => caseOf(n + 1));

function pixelsOf({ coverage }: Mask, isWanted: (coverage: number) => boolean): number[] {
  return [...coverage.keys()].filter((n) => isWanted(coverage[n] as number));
}

function meanDifference(a: Picture, b: Picture, pixels: readonly number[]): number {
  const labs = ({ data }: Picture, n: number) =>
    labOf(data[n * 4] as number, data[n * 4 + 1] as number, data[n * 4 + 2] as number);
  return pixels.reduce((sum, n) => sum + ciede2000(labs(a, n), labs(b, n)), 0) / pixels.length;
}

test('the new floor looks like the truth: mean CIEDE2000 at most 6', () => {
  const differences = cases.map(({ photo, truth, surface }) => {
    const { picture, findings } = layPhoto(photo.picture, [surface]);
    expect(findings).toEqual([]);
    const floor = pixelsOf(photo.masks.floor, (coverage) => coverage === 255);
    return {
      laid: meanDifference(picture, truth.picture, floor),
      left: meanDifference(photo.picture, truth.picture, floor),
    };
  });
  expect(differences).toHaveLength(20);
  expect(Math.max(...differences.map(({ laid }) => laid))).toBeLessThanOrEqual(6);
  // The old floors differ a lot from the new ones: doing nothing would not pass.
  expect(Math.max(...differences.map(({ left }) => left))).toBeGreaterThan(12);
});

test('the light of the photo is kept: correlation with the true light at least 0.9', () => {
  for (const { photo, surface } of cases) {
    const gray = { ...surface.covering, sku: null, color: '#777777' };
    const { picture } = layPhoto(photo.picture, [{ ...surface, covering: gray, facts: null }]);
    const floor = pixelsOf(photo.masks.floor, (coverage) => coverage === 255);
    const laid = floor.map((n) => linearOfByte[picture.data[n * 4 + 1] as number] as number);
    const light = floor.map((n) => photo.light[n] as number);
    expect(correlation(laid, light)).toBeGreaterThanOrEqual(0.9);
  }
});

function expectUntouched(photo: Picture, picture: Picture, masks: readonly Mask[]): void {
  let outside = 0;
  for (let n = 0; n < width * height; n++) {
    if (masks.some(({ coverage }) => (coverage[n] as number) > 0)) continue;
    outside++;
    const at = n * 4;
    expect(picture.data.subarray(at, at + 4)).toEqual(photo.data.subarray(at, at + 4));
  }
  expect(outside).toBeGreaterThan(100);
}

test('pixels outside the mask keep every byte, and the photo itself is not changed', () => {
  for (const { photo, surface } of cases.slice(0, 4)) {
    const before = photo.picture.data.slice();
    const { picture } = layPhoto(photo.picture, [surface]);
    expectUntouched(photo.picture, picture, [surface.mask]);
    expect(photo.picture.data).toEqual(before);
  }
});
