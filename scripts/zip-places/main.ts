// Generates the zip code cities for the server from the package that lists them; a unit test compares them.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { codes } from 'zipcodes/lib/codes.js';
import { buildZipPlaces } from './build.ts';

export const ZIP_PLACES = resolve(
  import.meta.dirname,
  '../../apps/server/src/features/checkout/address-help/zip-places.txt',
);

writeFileSync(ZIP_PLACES, buildZipPlaces(Object.values(codes)));
console.log(`wrote ${ZIP_PLACES}`);
