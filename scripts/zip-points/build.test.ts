import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { codes } from 'zipcodes/lib/codes.js';
import { createZipPoints } from '../../apps/server/src/features/directory/zip-points.ts';
import { buildZipPoints } from './build.ts';

const findZipPoint = createZipPoints();
const file = '../../apps/server/src/features/directory/zip-points.txt';

test("the list of places matches the script's output", () => {
  const text = readFileSync(resolve(import.meta.dirname, file), 'utf8');
  expect(buildZipPoints(Object.values(codes)) === text).toBe(true);
});

test.each([
  ['78701', 30.27, -97.74],
  ['02139', 42.36, -71.1],
  ['99501', 61.21, -149.88],
  ['96813', 21.32, -157.85],
])('the zip code %s is within a mile or so of where it is', async (zip, latitude, longitude) => {
  const point = await findZipPoint(zip);
  expect(Math.abs((point?.latitude ?? 0) - latitude)).toBeLessThan(0.03);
  expect(Math.abs((point?.longitude ?? 0) - longitude)).toBeLessThan(0.03);
});

test.each(['00901', '00000', '99999', 'abcde'])('%s is nowhere', async (zip) => {
  expect(await findZipPoint(zip)).toBeNull();
});
