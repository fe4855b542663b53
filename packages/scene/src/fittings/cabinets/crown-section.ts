import type { RunNode } from '../../document/nodes/run.ts';
import type { Outline } from '../../geometry/outline.ts';
import { FRONT_MM } from './construction.ts';

/** How far a crown of that height stands out: not at all where it is a flat board. */
export function crownReach(doorStyle: RunNode['doorStyle'], c: number): number {
  const isFlat = doorStyle === 'slab' || doorStyle === 'fluted' || c < 45;
  return isFlat ? 0 : Math.min(70, c * 0.75);
}

/** Section of a crown [out, up]: flat for plain fronts, a cove between two fillets for others. */
export function crownSection(doorStyle: RunNode['doorStyle'], c: number): Outline {
  const out = crownReach(doorStyle, c);
  if (out === 0)
    return [
      [-FRONT_MM, 0],
      [0.5, 0],
      [0.5, c],
      [-FRONT_MM, c],
    ];
  return [
    [-FRONT_MM, 0],
    [6, 0],
    [6, c * 0.14],
    [out * 0.26, c * 0.2],
    [out * 0.34, c * 0.42],
    [out * 0.52, c * 0.66],
    [out * 0.86, c * 0.8],
    [out, c * 0.84],
    [out, c],
    [-FRONT_MM, c],
  ];
}
