// Where a room's name stands: inside the room, and on nothing that stands in it if there is such a place.

import { labelPoint } from '../plane/label-point.ts';
import { boundsOf, type Point, type Polygon } from '../plane/polygon.ts';
import { isWithin } from '../plane/region.ts';

const STEPS = 24;

export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

function isFree(box: Box, room: Polygon, taken: readonly Box[]): boolean {
  const { minX, minY, maxX, maxY } = box;
  const corners: Point[] = [
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ];
  return (
    corners.every((corner) => isWithin(room, corner)) &&
    taken.every((one) => one.maxX < minX || one.minX > maxX || one.maxY < minY || one.minY > maxY)
  );
}

/**
 * The middle of a label of `width` by `height` tenths: the free place nearest the room's middle, or
 * that middle where the room is full.
 */
export function roomLabelPoint(
  room: Polygon,
  { width, height }: { readonly width: number; readonly height: number },
  taken: readonly Box[],
): Point {
  const middle = labelPoint(room);
  const { minX, minY, maxX, maxY } = boundsOf(room);
  const near = taken.filter(
    (one) => one.maxX > minX && one.minX < maxX && one.maxY > minY && one.minY < maxY,
  );
  const around = ([x, y]: Point): Box => ({
    minX: x - width / 2,
    maxX: x + width / 2,
    minY: y - height / 2,
    maxY: y + height / 2,
  });
  if (isFree(around(middle), room, near)) return middle;
  let best = middle;
  let min = Infinity;
  for (let i = 1; i < STEPS; i++) {
    for (let k = 1; k < STEPS; k++) {
      const at: Point = [minX + ((maxX - minX) * i) / STEPS, minY + ((maxY - minY) * k) / STEPS];
      const far = Math.hypot(at[0] - middle[0], at[1] - middle[1]);
      if (far < min && isFree(around(at), room, near)) {
        best = at;
        min = far;
      }
    }
  }
  return best;
}
