import {
  areaOf,
  boundsOf,
  clipConvex,
  type Point,
  type Polygon,
} from '@wevisu/scene/plane/polygon.ts';

/** Steps in which places are tried: half an inch. */
const STEP = 127;

/** Whether a rectangle along the axes fits into a room somewhere, lengthwise or across. Tenths of a millimeter. */
export function takes(inner: Polygon, [a, b]: readonly [number, number]): boolean {
  return takesAs(inner, a, b) || takesAs(inner, b, a);
}

function takesAs(inner: Polygon, wide: number, deep: number): boolean {
  const { minX, minY, maxX, maxY } = boundsOf(inner);
  for (let x = minX; x <= maxX - wide + 1; x += STEP) {
    for (let y = minY; y <= maxY - deep + 1; y += STEP) {
      const corners: readonly Point[] = [
        [x, y],
        [x + wide, y],
        [x + wide, y + deep],
        [x, y + deep],
      ];
      if (areaOf(clipConvex(inner, corners)) > wide * deep * 0.9999) return true;
    }
  }
  return false;
}
