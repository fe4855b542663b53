import { evenly } from '../../fittings/evenly.ts';
import { mmFromTenths } from '../../units.ts';
import type { SizeMm } from '../definition/kind.ts';
import type { OutdoorDiningSetParams } from './schema.ts';

/** A chair's middle from the middle of the table, and the way it looks in degrees (0 is to the front). */
export interface Place {
  readonly x: number;
  readonly z: number;
  readonly turned: number;
}

export const CHAIR_MM = { width: 520, depth: 540 } as const;

/** Extents of the table in millimeters. */
export function tableOf(params: OutdoorDiningSetParams): {
  readonly w: number;
  readonly d: number;
} {
  const long = mmFromTenths(params.lengthTenths);
  if (params.form === 'rectangle') return { w: long, d: mmFromTenths(params.widthTenths) };
  const round = params.form === 'bistro' ? Math.min(long, 760) : Math.min(long, 1520);
  return { w: round, d: round };
}

/** Where the chairs stand: ends first for eight, around a round table else. */
export function placesOf(params: OutdoorDiningSetParams): Place[] {
  const { w, d } = tableOf(params);
  const count =
    params.form === 'bistro'
      ? 2
      : params.form === 'round'
        ? Math.min(params.chairs, 6)
        : params.chairs;
  if (params.form !== 'rectangle') {
    return Array.from({ length: count }, (_, i) => {
      const angle = (2 * Math.PI * i) / count + (count === 2 ? Math.PI / 2 : Math.PI / 4);
      const out = w / 2 + 190;
      return {
        x: out * Math.sin(angle),
        z: out * Math.cos(angle),
        turned: (angle * 180) / Math.PI + 180,
      };
    });
  }
  const ends = count >= 6 ? 2 : 0;
  const perSide = (count - ends) / 2;
  const sides = evenly(perSide, w - 120).flatMap((x) => [
    { x, z: d / 2 + 160, turned: 180 },
    { x, z: -d / 2 - 160, turned: 0 },
  ]);
  const heads =
    ends > 0 ? [-1, 1].map((s) => ({ x: s * (w / 2 + 160), z: 0, turned: s > 0 ? -90 : 90 })) : [];
  return [...sides, ...heads];
}

/** Overall size of the table with its chairs as they stand. */
export function diningSize(params: OutdoorDiningSetParams): Required<SizeMm> {
  const { w, d } = tableOf(params);
  const half = CHAIR_MM.width / 2;
  const deep = CHAIR_MM.depth / 2;
  let x = w / 2;
  let z = d / 2;
  for (const place of placesOf(params)) {
    const angle = (place.turned * Math.PI) / 180;
    const [c, s] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
    x = Math.max(x, Math.abs(place.x) + half * c + deep * s);
    z = Math.max(z, Math.abs(place.z) + half * s + deep * c);
  }
  return { width: 2 * x, height: 830, depth: 2 * z };
}
