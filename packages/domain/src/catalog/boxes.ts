import { type Ppm, ppm } from '../money/money.ts';
import { type SqFt, sqftFromUnits } from './sqft.ts';

export interface BoxesNeeded {
  /** Selling units to order; at least `minimumUnit`. */
  readonly boxes: number;
  /** Area that the boxes cover. */
  readonly covered: SqFt;
  /** The area with its waste, rounded up. */
  readonly needed: SqFt;
  /** `covered` minus the area, before waste: shown to the homeowner as left over. */
  readonly leftOver: SqFt;
}

const PPM_ONE = 1_000_000n;

/**
 * Boxes for an area: never too few, and never one too many unless the vendor's minimum quantity
 * requires it. `wasteRate` is added to the area first. Throws RangeError for an area or a
 * box of 0, or a minimum that is not a whole number of 1 or more: callers parse those first.
 */
export function boxesForArea({
  area,
  boxSqft,
  wasteRate = ppm(0),
  minimumUnit = 1,
}: {
  readonly area: SqFt;
  readonly boxSqft: SqFt;
  readonly wasteRate?: Ppm | undefined;
  readonly minimumUnit?: number | undefined;
}): BoxesNeeded {
  if (area <= 0 || boxSqft <= 0) throw new RangeError(`no boxes for ${area} in ${boxSqft}`);
  if (!Number.isSafeInteger(minimumUnit) || minimumUnit < 1) {
    throw new RangeError(`bad minimum unit: ${minimumUnit}`);
  }
  const needed = ceilDivide(BigInt(area) * (PPM_ONE + BigInt(wasteRate)), PPM_ONE);
  const boxes = Math.max(minimumUnit, Number(ceilDivide(needed, BigInt(boxSqft))));
  const covered = sqftFromUnits(boxes * boxSqft);
  return {
    boxes,
    covered,
    needed: sqftFromUnits(Number(needed)),
    leftOver: sqftFromUnits(covered - area),
  };
}

/** Smallest whole number that is not below `numerator / denominator`. */
function ceilDivide(numerator: bigint, denominator: bigint): bigint {
  return (numerator + denominator - 1n) / denominator;
}
