// Renders the sample room of the photo page, as a phone would take it: no lens shift, tilted down to
// the floor. Prints where a rectangle of its floor appears, for the marks that come with it.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indexProducts } from '../db/demo/rooms/author/product-index.ts';
import { listTemplates } from '../db/demo/rooms/author/templates.ts';
import { openRoomStudio } from '../scripts/media/room-studio.ts';
import { develop } from './develop.ts';

const ROOM = 'kitchen-one-wall-14x10-scandinavian';
const SIZE = { width: 1536, height: 1024 };
/** Meters, y up, z to the south; the lens of a phone held upright is about as wide. */
const EYE = {
  eye: [4.05, 1.55, -0.3] as const,
  target: [1.6, 0.72, -2.05] as const,
  fovDeg: 52,
};
/** Corners of the rectangle, in meters of the plan. */
const FIELD = [
  [0.3048, 0.6096],
  [1.8288, 0.6096],
  [1.8288, 2.1336],
  [0.3048, 2.1336],
] as const;

const file = join(import.meta.dirname, '../apps/web/app/features/photo/picture/sample.webp');

const template = listTemplates(indexProducts()).find(({ id }) => id === ROOM);
if (!template) throw new Error(`There is no ${ROOM}.`);
const studio = await openRoomStudio(SIZE);
const { png } = await studio.shoot({
  scene: template.document,
  light: 'day',
  mode: 'walk',
  eye: { ...EYE, eye: [...EYE.eye], target: [...EYE.target] },
  shift: 0,
  along: null,
  frames: 16,
  patchPixels: 1024,
});
await studio.close();
await writeFile(file, await (await develop(png)).webp({ quality: 84 }).toBuffer());
console.log(FIELD.map(([x, y]) => seenAt(x, y)));

/** As shares of the picture's size. */
function seenAt(x: number, y: number): readonly [number, number] {
  const subtract = (a: readonly number[], b: readonly number[]) =>
    a.map((one, n) => one - (b[n] ?? 0));
  const dot = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, one, n) => sum + one * (b[n] ?? 0), 0);
  const unit = (a: readonly number[]) => a.map((one) => one / Math.hypot(...a));
  const cross = (
    [a = 0, b = 0, c = 0]: readonly number[],
    [d = 0, e = 0, f = 0]: readonly number[],
  ) => [b * f - c * e, c * d - a * f, a * e - b * d];
  const ahead = unit(subtract(EYE.target, EYE.eye));
  const right = unit(cross(ahead, [0, 1, 0]));
  const up = cross(right, ahead);
  const to = subtract([x, 0, -y], EYE.eye);
  const focal = 0.5 / Math.tan((EYE.fovDeg * Math.PI) / 360);
  const depth = dot(to, ahead);
  return [
    0.5 + ((focal * dot(to, right)) / depth) * (SIZE.height / SIZE.width),
    0.5 - (focal * dot(to, up)) / depth,
  ];
}
