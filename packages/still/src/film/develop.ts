import { filterLight } from './filter.ts';
import { planesOf } from './planes.ts';
import { toBytes } from './tone.ts';

export interface FilmRoll {
  readonly width: number;
  readonly height: number;
  readonly samples: number;
  readonly balance: readonly [r: number, g: number, b: number];
}

/** A picture's sums to sRGB, three bytes a pixel, rows from the top. The same sums give the same bytes. */
export function develop(sums: Float32Array, film: FilmRoll): Uint8Array<ArrayBuffer> {
  const planes = planesOf(sums, film);
  filterLight(planes);
  const { lit, albedo } = planes;
  return toBytes(
    lit.map((light, n) => light * (albedo[n] as number)),
    film.balance,
  );
}
