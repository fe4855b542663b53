// Joints: how much grout, mortar or sand they take. Lengths in tenths of a millimeter.
import {
  type AreaToLay,
  type CoveringLaying,
  isBeyondLaying,
  jointsOf,
} from '../laying/lay-cells.ts';

/** Volume in joints of a plain laying: area x (L + W) / (L x W) x joint x depth, in one unit. */
export function groutVolume(request: {
  readonly area: number;
  readonly length: number;
  readonly width: number;
  readonly joint: number;
  readonly depth: number;
}): number {
  const { area, length, width, joint, depth } = request;
  return area * ((length + width) / (length * width)) * joint * depth;
}

const plain = ['stacked', 'diagonal', 'third-offset', 'half-offset'];

/**
 * Cubic tenths in the joints of an area of `net` square tenths: by the formula for plain layings; for
 * all others by the exact length of the joints, or by what the pieces leave bare where that is more
 * (between rounds).
 */
export function jointVolume(area: AreaToLay, net: number, laying: CoveringLaying): number {
  const { pattern, piece, jointTenths: joint } = laying;
  const { lengthTenths: length, widthTenths: width, thicknessTenths: depth } = piece;
  if (plain.includes(pattern) || isBeyondLaying(area, laying)) {
    return groutVolume({ area: net, length, width, joint, depth });
  }
  const joints = jointsOf(area, laying);
  return Math.max(joints.length * joint, net - joints.covered) * depth;
}

/** Cubic tenths in a litre. */
const LITRE = 1e9;
/** Grout sets at 1.6 to 1.9 kg a litre: the heavy end, so that it is never too little. */
const GRAMS_PER_LITRE = 1_900;
/** What stays in the bucket. */
const SPILLED = 1.1;

/** Grams to mix for a volume in cubic tenths. */
export function groutGrams(volume: number): number {
  return (volume / LITRE) * GRAMS_PER_LITRE * SPILLED;
}
