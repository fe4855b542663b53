import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { US_STATES } from '@wevisu/domain/people/us-states.ts';
import { expect, test } from 'vitest';
import { codes } from 'zipcodes/lib/codes.js';
import {
  cityOf,
  createZipPlaces,
  parseRuns,
} from '../../apps/server/src/features/checkout/address-help/zip-places.ts';
import { buildZipPlaces } from './build.ts';

const findZipPlace = createZipPlaces();
const text = readFileSync(
  resolve(
    import.meta.dirname,
    '../../apps/server/src/features/checkout/address-help/zip-places.txt',
  ),
  'utf8',
);

test("the list of cities matches the script's output", () => {
  expect(buildZipPlaces(Object.values(codes)) === text).toBe(true);
});

test('FMT-09 every code of a state finds its city in the package', async () => {
  const states = new Set<string>(US_STATES.map(({ code }) => code));
  const listed = Object.values(codes).filter(({ state }) => states.has(state));
  expect(listed.length).toBeGreaterThan(40_000);
  const runs = parseRuns(text);
  const wrong = listed.filter(({ zip, city }) => cityOf(runs, Number(zip)) !== city);
  // Government offices and returned parcels, whose codes are in another state's range.
  expect(wrong.length).toBeLessThan(20);
  expect(await findZipPlace('90012')).toEqual({ city: 'Los Angeles', state: 'CA' });
  expect(await findZipPlace('02139')).toEqual({ city: 'Cambridge', state: 'MA' });
});

test.each(['00901', '09012', '00000', '99999', '96799'])(
  'POL-17 %s is not deliverable',
  async (zip) => {
    expect(await findZipPlace(zip)).toBeNull();
  },
);
