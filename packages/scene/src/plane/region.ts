import { areaOf, boundsOf, counterClockwise, type Point, type Polygon } from './polygon.ts';

/** A part of a plane: an outline, counter-clockwise, less its holes, clockwise. Tenths of a millimeter. */
export interface Region {
  readonly outline: Polygon;
  readonly holes: readonly Polygon[];
}

/** The inside of one simple polygon, either way round. */
export function regionOf(polygon: Polygon): Region {
  return { outline: counterClockwise(polygon), holes: [] };
}

/** Square tenths of all regions, holes left out. */
export function areaOfRegions(regions: readonly Region[]): number {
  let area = 0;
  for (const { outline, holes } of regions) {
    area += areaOf(outline);
    for (const hole of holes) area -= areaOf(hole);
  }
  return area;
}

/** Whether a point lies within a simple polygon; points on its edge may fall either way. */
export function isWithin(polygon: Polygon, [x, y]: Point): boolean {
  let inside = false;
  let previous = polygon[polygon.length - 1];
  for (const point of polygon) {
    if (previous && point[1] > y !== previous[1] > y) {
      const t = (y - point[1]) / (previous[1] - point[1]);
      if (x < point[0] + t * (previous[0] - point[0])) inside = !inside;
    }
    previous = point;
  }
  return inside;
}

export function isWithinRegion(region: Region, point: Point): boolean {
  return isWithin(region.outline, point) && !region.holes.some((hole) => isWithin(hole, point));
}

/** A rectangle between two corners, counter-clockwise. */
export function rectangleOf(minX: number, minY: number, maxX: number, maxY: number): Polygon {
  return [
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ];
}

/** Whether the boxes about two polygons share any place. */
export function boxesMeet(a: Polygon, b: Polygon): boolean {
  const one = boundsOf(a);
  const other = boundsOf(b);
  return (
    one.minX <= other.maxX &&
    other.minX <= one.maxX &&
    one.minY <= other.maxY &&
    other.minY <= one.maxY
  );
}
