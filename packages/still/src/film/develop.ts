import { sharedBytes } from '../scene/shared.ts';
import { type Filtering, filterParts, startFilter } from './filter.ts';
import { FEW_SAMPLES, type Rows, readSums, spreadAround, startPlanes } from './planes.ts';
import { toBytes } from './tone.ts';

/** A picture's size, its samples a pixel, and factors of red, green and blue. */
export interface FilmRoll {
  readonly width: number;
  readonly height: number;
  readonly samples: number;
  readonly balance: readonly [r: number, g: number, b: number];
}

/** A picture in development, in memory that threads share. */
export interface Developing {
  readonly film: FilmRoll;
  readonly sums: Float32Array;
  readonly filtering: Filtering;
  /** sRGB, three bytes a pixel, rows from the top. */
  readonly rgb: Uint8Array;
}

const parts: readonly ((developing: Developing, rows: Rows) => void)[] = [
  ({ film, sums, filtering }, rows) =>
    readSums(filtering.planes, { sums, samples: film.samples }, rows),
  ({ film, filtering }, rows) => {
    if (film.samples < FEW_SAMPLES) spreadAround(filtering.planes, rows);
  },
  ...filterParts.map(
    (part) =>
      ({ filtering }: Developing, rows: Rows) =>
        part(filtering, rows),
  ),
  ({ film, filtering, rgb }, rows) => {
    const { planes, other } = filtering;
    toBytes({ lit: other.lit, albedo: planes.albedo, rgb }, film, rows);
  },
];

/** How many parts development has: each is done to all rows before the next one starts. */
export const DEVELOP_PARTS = parts.length;

/** @param sums FEATURES numbers a pixel, in memory that threads share. */
export function startDeveloping(sums: Float32Array, film: FilmRoll): Developing {
  const { width, height } = film;
  const filtering = startFilter(startPlanes(film));
  return { film, sums, filtering, rgb: sharedBytes(width * height * 3) };
}

/** Does one part to some rows. The same sums give the same bytes, however the rows are divided. */
export function developRows(developing: Developing, part: number, rows: Rows): void {
  parts[part]?.(developing, rows);
}
