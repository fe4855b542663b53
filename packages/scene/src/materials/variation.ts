import type { Finish, ShadeVariation } from './material.ts';
import { unit2 } from './noise.ts';

/** How far pieces of one product differ, 0 to 1, by the tile trade's grades. */
export const variationRatio: Readonly<Record<ShadeVariation, number>> = {
  V1: 0.12,
  V2: 0.35,
  V3: 0.65,
  V4: 1,
};

/** Mirror-likeness by finish. */
export const glossOf: Readonly<Record<Finish, number>> = {
  polished: 0.9,
  glossy: 0.95,
  satin: 0.5,
  matte: 0.18,
  honed: 0.3,
  brushed: 0.22,
  leathered: 0.32,
  tumbled: 0.1,
  flamed: 0.06,
  cleft: 0.14,
};

/** Seeded picks for one piece: `roll(1)`, `roll(2)` … are independent numbers in [0, 1). */
export function rollsOf(key: number): (n: number) => number {
  return (n) => unit2(key | 0, n * 7919 + 13);
}

/** The same centered on zero, -1 to 1, thinner at the ends. */
export function swing(roll: (n: number) => number, n: number): number {
  return roll(n) + roll(n + 1000) - 1;
}
