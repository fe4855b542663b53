// Generates the places of zip codes for the server from the package that lists them; a unit test compares them.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { codes } from 'zipcodes/lib/codes.js';
import { buildZipPoints } from './build.ts';

const ZIP_POINTS = resolve(
  import.meta.dirname,
  '../../apps/server/src/features/directory/zip-points.txt',
);

writeFileSync(ZIP_POINTS, buildZipPoints(Object.values(codes)));
console.log(`wrote ${ZIP_POINTS}`);
