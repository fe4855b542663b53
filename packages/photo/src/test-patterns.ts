// Old floors with regular patterns of strong contrast, and how well the light on them is found.
import { covering } from '@wevisu/scene/document/nodes/covering.ts';
import { randomOf } from './algebra/random.ts';
import { findCamera } from './camera/find-camera.ts';
import { layPhoto } from './laying/lay-photo.ts';
import { linearOfByte } from './light/linear.ts';
import { floorPlane } from './planes/surface-plane.ts';
import { oldFloor, outlineInPicture } from './test-floors.ts';
import { type Albedo, castRoom, expose, exposureOf, lightingOf } from './test-raycast.ts';
import { rectangleMarks, roomOf } from './test-rooms.ts';

type Color = readonly [r: number, g: number, b: number];

/** Two colors, from nearly black and white to gray in gray, some of them tinted. */
function colorsOf(random: () => number): readonly [Color, Color] {
  const [dark, light] = [0.04 + 0.2 * random(), 0.5 + 0.3 * random()];
  const tint = random() < 0.3 ? 0.6 : 1;
  return [
    [dark, dark * tint, dark * tint],
    [light, light * 0.98, light * 0.95],
  ];
}

/** Paints a floor by which of two colors lies at a place, in meters of its own, turned by an angle. */
function twoTone(seed: number, angle: number, isDark: (x: number, y: number) => boolean): Albedo {
  const [dark, light] = colorsOf(randomOf(seed * 43 + 9));
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y], out) => {
    const color = isDark(x * cos + y * sin, y * cos - x * sin) ? dark : light;
    for (let k = 0; k < 3; k++) out[k] = color[k] as number;
  };
}

const isOdd = (value: number) => Math.abs(Math.floor(value)) % 2 === 1;

export const floorSets: Readonly<Record<string, (seed: number) => Albedo>> = {
  'tiles and boards without a pattern': oldFloor,
  checkerboard(seed) {
    const random = randomOf(seed * 57 + 1);
    const side = 0.2 + 0.3 * random();
    const angle = [0, Math.PI / 4, random() * Math.PI][seed % 3] as number;
    return twoTone(seed, angle, (x, y) => isOdd(x / side) !== isOdd(y / side));
  },
  stripes(seed) {
    const random = randomOf(seed * 59 + 2);
    const width = 0.12 + 0.2 * random();
    const angle = [0, Math.PI / 2, random() * Math.PI][seed % 3] as number;
    return twoTone(seed, angle, (x) => isOdd(x / width));
  },
  'boards of two tones'(seed) {
    const random = randomOf(seed * 61 + 3);
    const [length, width] = [0.6 + 0.4 * random(), 0.12 + 0.1 * random()];
    const angle = seed % 2 === 0 ? 0 : Math.PI / 2;
    return twoTone(seed, angle, (x, y) => {
      const row = Math.floor(y / width);
      return isOdd(x / length + (row % 2) / 2);
    });
  },
};

/** Correlation of the light that a gray floor is laid in with the true light, over whole pixels of the floor. */
export function lightCorrelation(seed: number, floor: Albedo, width = 240): number {
  const height = Math.round((width * 2) / 3);
  const room = roomOf(seed, width, height);
  const [cast] = castRoom(room, lightingOf(room), [{ floor }]);
  if (!cast) throw new Error('nothing was drawn');
  const photo = expose(cast, exposureOf(cast), seed);
  const { camera } = findCamera({ width, height, marks: rectangleMarks(room) });
  const plane = camera && floorPlane(camera);
  if (!plane) throw new Error(`no camera in room ${seed}`);
  const gray = covering.parse({ sku: null, color: '#777777' });
  const mask = photo.masks.floor;
  const outline = outlineInPicture(room);
  const surface = {
    id: 'floor',
    plane,
    outline,
    mask,
    covering: gray,
    facts: null,
    oldColor: null,
  };
  const { picture } = layPhoto(photo.picture, [surface]);
  const whole = [...mask.coverage.keys()].filter((n) => mask.coverage[n] === 255);
  const laid = whole.map((n) => linearOfByte[picture.data[n * 4 + 1] as number] as number);
  return correlation(
    laid,
    whole.map((n) => photo.light[n] as number),
  );
}

export function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [ma, mb] = [mean(a), mean(b)];
  const product = (c: readonly number[], mc: number, d: readonly number[], md: number) =>
    c.reduce((sum, value, n) => sum + (value - mc) * ((d[n] as number) - md), 0);
  return product(a, ma, b, mb) / Math.sqrt(product(a, ma, a, ma) * product(b, mb, b, mb));
}
