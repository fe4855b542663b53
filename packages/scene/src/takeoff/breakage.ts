// What breaks, comes blemished or is spoiled on the way from the box to the floor. The cut list is exact and reuses
// every offcut that fits; these shares say how far a setter with a saw stays behind it.
//
// Sources: ISO 13006 lets 5 % of a delivery of first-grade tile have visible faults, NWFA's standard 5 % of hardwood
// boards be out of grade, ASTM C902 and C936 5 % of pavers be chipped. Flawed pieces of large tile and of vinyl are
// rarer, since they are inspected one by one. Shares of cuts and of reused offcuts are the trade's experience: long
// thin cuts of large tile and glass break most, boards hardly.
import type { CoveringLaying } from '../laying/lay-cells.ts';
import { isVinyl } from './tile-warnings.ts';

interface BreakageShares {
  /** Of whole pieces, percent: too flawed to be laid whole. */
  readonly flawed: number;
  /** Of fresh cuts, percent: broken or cut wrong. */
  readonly cuts: number;
  /** Of cuts that the count takes from offcuts, percent: in practice from a new piece. */
  readonly reused: number;
  /** Pieces that even the smallest job takes along. */
  readonly least: number;
}

/** By family; docs/takeoff.md shows the same table. */
export const breakageShares = {
  'small-tile': { flawed: 5, cuts: 5, reused: 20, least: 3 },
  tile: { flawed: 3, cuts: 5, reused: 20, least: 2 },
  'large-tile': { flawed: 3, cuts: 8, reused: 20, least: 1 },
  glass: { flawed: 5, cuts: 8, reused: 20, least: 2 },
  stone: { flawed: 5, cuts: 6, reused: 20, least: 2 },
  sheets: { flawed: 3, cuts: 5, reused: 20, least: 1 },
  hardwood: { flawed: 5, cuts: 2, reused: 10, least: 2 },
  'vinyl-and-laminate': { flawed: 2, cuts: 2, reused: 10, least: 1 },
  pavers: { flawed: 5, cuts: 5, reused: 20, least: 3 },
  coping: { flawed: 5, cuts: 5, reused: 20, least: 1 },
  'stacked-stone': { flawed: 5, cuts: 5, reused: 20, least: 1 },
} as const satisfies Readonly<Record<string, BreakageShares>>;
type BreakageFamily = keyof typeof breakageShares;

const EIGHT_INCHES = 2_032;
/** As in ANSI A108.02; tenths under it, since 15 in is rarely stated to the tenth. */
const FIFTEEN_INCHES = 3_800;

/** The family that a laying belongs to; `onSheets` for mosaics, whose pieces are sheets. */
export function breakageFamily(laying: CoveringLaying, onSheets: boolean): BreakageFamily {
  const { material, piece } = laying;
  if (onSheets) return 'sheets';
  if (isVinyl(material)) return 'vinyl-and-laminate';
  switch (material.kind) {
    case 'wood':
      return material.body === 'solid' || material.body === 'engineered'
        ? 'hardwood'
        : 'vinyl-and-laminate';
    case 'paver':
      return 'pavers';
    case 'coping':
      return 'coping';
    case 'ledger':
      return 'stacked-stone';
    case 'glass':
      return 'glass';
    case 'stone':
    case 'quartz':
    case 'terrazzo':
    case 'concrete':
      return 'stone';
    default: {
      const side = Math.max(piece.lengthTenths, piece.widthTenths);
      if (side >= FIFTEEN_INCHES) return 'large-tile';
      return side < EIGHT_INCHES ? 'small-tile' : 'tile';
    }
  }
}

/** How a laid area is cut, in pieces. */
interface CutCounts {
  readonly whole: number;
  readonly cut: number;
  /** Those of the cuts that come from offcuts. */
  readonly reused: number;
}

/** Pieces that break or are flawed, not rounded: areas of one product are added up first. */
export function brokenPieces(family: BreakageFamily, { whole, cut, reused }: CutCounts): number {
  const shares = breakageShares[family];
  return (whole * shares.flawed + (cut - reused) * shares.cuts + reused * shares.reused) / 100;
}
