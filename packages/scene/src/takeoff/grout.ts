// Joints: how much grout, mortar or sand they take. Lengths in tenths of a millimetre.
import {
  type AreaToLay,
  type CoveringLaying,
  isBeyondLaying,
  jointLengthOf,
} from '../patterns/lay-area.ts';

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
 * Cubic tenths in the joints of an area of `net` square tenths: by the formula for plain layings,
 * by the exact length of the joints for all others.
 */
export function jointVolume(area: AreaToLay, net: number, laying: CoveringLaying): number {
  const { pattern, piece, jointTenths: joint } = laying;
  const depth = piece.thicknessTenths;
  if (!plain.includes(pattern) && !isBeyondLaying(area, laying))
    return jointLengthOf(area, laying) * joint * depth;
  const { lengthTenths: length, widthTenths: width } = piece;
  return groutVolume({ area: net, length, width, joint, depth });
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
