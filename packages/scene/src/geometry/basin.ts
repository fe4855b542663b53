// Hollow ware: tubs, bowls and basins as skins over rings that go up the outside and down the inside.
import { loft } from './loft.ts';
import { superellipse } from './outline.ts';
import type { Shape } from './shape.ts';
import type { Vec3 } from './vec.ts';

export interface Station {
  readonly y: number;
  /** Half extents along x and z. */
  readonly a: number;
  readonly b: number;
  /** 2 is an ellipse, 30 nearly a rectangle. */
  readonly exponent: number;
  /** Middle of the ring along z. */
  readonly z?: number;
  /** Raises a point by its place along x from -1 to 1. */
  readonly lift?: (x: number) => number;
}

/** Ring of a station, running so that a skin whose stations rise faces outward. */
export function stationRing(station: Station, segments = 72): Vec3[] {
  const { y, a, b, exponent, z = 0, lift } = station;
  return superellipse(a, b, exponent, segments).map(
    ([x, w]): Vec3 => [x, y + (lift?.(a === 0 ? 0 : x / a) ?? 0), z - w],
  );
}

/** Closed skin: the first and the last station are filled. */
export function basin(stations: readonly Station[], segments = 72): Shape {
  return loft(stations.map((station) => stationRing(station, segments)));
}
