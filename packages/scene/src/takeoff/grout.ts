// Joints: how much grout, mortar or sand they take. Lengths in tenths of a millimetre.
import type { Cell } from '../patterns/cells-of.ts';
import type { CoveringLaying } from '../patterns/lay-area.ts';
import { areaOf } from '../patterns/polygon.ts';

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

/** Length of all joints: each lies between two pieces, so half of what the pieces' edges measure. */
export function jointLength(cells: readonly Cell[]): number {
  let twice = 0;
  for (const cell of cells) {
    const around = perimeter(cell);
    // Of a cut piece, the share of its edges that its share of the area has.
    twice += cell.whole ? around : (around * cell.area) / areaOf(cell.outline);
  }
  return twice / 2;
}

function perimeter({ outline }: Cell): number {
  let sum = 0;
  let from = outline[outline.length - 1];
  for (const to of outline) {
    if (from) sum += Math.hypot(to[0] - from[0], to[1] - from[1]);
    from = to;
  }
  return sum;
}

const plain = ['stacked', 'diagonal', 'third-offset', 'half-offset'];

/** Cubic tenths in the joints of an area: by the formula for plain layings, else by the cells. */
export function jointVolume(
  area: number,
  { pattern, piece, jointTenths: joint }: CoveringLaying,
  cells: readonly Cell[],
): number {
  const depth = piece.thicknessTenths;
  if (!plain.includes(pattern)) return jointLength(cells) * joint * depth;
  const { lengthTenths: length, widthTenths: width } = piece;
  return groutVolume({ area, length, width, joint, depth });
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
