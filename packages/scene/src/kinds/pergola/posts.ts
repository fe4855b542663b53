import { mmFromTenths } from '../../units.ts';
import type { PergolaParams } from './schema.ts';

const OVERHANG = { classic: 320, modern: 0, louvered: 0 } as const;
export const POST_MM = 140;

/** Middles of the posts from the middle of the pergola. */
export function postsOf(params: PergolaParams): readonly (readonly [number, number])[] {
  const out = OVERHANG[params.form];
  const x = mmFromTenths(params.widthTenths) / 2 - out - POST_MM / 2;
  const z = mmFromTenths(params.depthTenths) / 2 - out - POST_MM / 2;
  const middle = x > 2000 ? [0] : [];
  return [-x, ...middle, x].flatMap((px) => [-z, z].map((pz) => [px, pz] as const));
}
