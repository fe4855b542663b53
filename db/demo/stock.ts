import type { Unit } from './product.ts';
import type { Chance } from './random.ts';

export interface DemoLot {
  readonly code: string;
  readonly onHand: number;
}

/** Selling units that a warehouse keeps of one lot. */
const LOT_UNITS: Readonly<Record<Unit, readonly [low: number, high: number]>> = {
  Box: [6, 180],
  Piece: [3, 70],
  SqFt: [400, 5200],
  LinearFt: [40, 360],
  Slab: [1, 8],
  Pallet: [2, 24],
};

/** What a maker can build before its lead time grows. */
const MADE_UNITS = [60, 180] as const;

const SOLD_OUT_PCT = 6;

interface Dealt {
  readonly unit: Unit;
  readonly isMadeToOrder: boolean;
  readonly mustBeOut: boolean;
}

/**
 * One to three lots, like 'A24-118' (kiln, year, day); none on hand for the few that are sold out by
 * chance, and for the one that must be.
 */
export function dealLots(of: Dealt, chance: Chance): readonly DemoLot[] {
  const [low, high] = of.isMadeToOrder ? MADE_UNITS : LOT_UNITS[of.unit];
  const soldOut = (chance.percent(SOLD_OUT_PCT) && !of.isMadeToOrder) || of.mustBeOut;
  const count = soldOut ? 1 : 1 + chance.below(3);
  const lots = new Map<string, number>();
  while (lots.size < count) {
    const letter = String.fromCharCode(65 + chance.below(8));
    const code = `${letter}${chance.between(24, 25)}-${String(chance.between(1, 365)).padStart(3, '0')}`;
    lots.set(code, soldOut ? 0 : chance.between(low, high));
  }
  return [...lots].map(([code, onHand]) => ({ code, onHand }));
}
