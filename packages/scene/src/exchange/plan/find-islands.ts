// Outlines that stand free within a room: counters, tables and rugs drawn among the walls.
import { areaOf, boundsOf, type Point, type Polygon } from '../../plane/polygon.ts';
import { isWithin } from '../../plane/region.ts';
import { findRooms } from './find-rooms.ts';
import { axisOf, seenFrom, type WallLine } from './wall-line.ts';

/** A point this near to a wall's center line lies on it. */
const ON_LINE = 6;
/** The largest islands and tables: 80 sq ft. What is larger has walls. */
const LARGEST = 80 * 3_048 * 3_048;

function isOn(wall: WallLine, point: Point): boolean {
  const axis = axisOf(wall);
  const { at, left } = seenFrom(axis, point);
  return Math.abs(left) <= ON_LINE && at >= -ON_LINE && at <= axis.length + ON_LINE;
}

function touch(a: WallLine, b: WallLine): boolean {
  const [one, other] = [boundsOf([a.from, a.to]), boundsOf([b.from, b.to])];
  if (one.minX > other.maxX + ON_LINE || other.minX > one.maxX + ON_LINE) return false;
  if (one.minY > other.maxY + ON_LINE || other.minY > one.maxY + ON_LINE) return false;
  return [b.from, b.to].some((end) => isOn(a, end)) || [a.from, a.to].some((end) => isOn(b, end));
}

/** Whether an outline of lines goes around by itself: nothing else meets it. */
function ringOf(walls: readonly WallLine[], outline: Polygon): readonly WallLine[] | null {
  const ring = walls.filter(({ from, to }) =>
    [from, to].every((end) =>
      outline.some((corner, i) => {
        const next = outline[(i + 1) % outline.length] ?? corner;
        return isOn({ ...NO_WALL, from: corner, to: next }, end);
      }),
    ),
  );
  const others = walls.filter((wall) => !ring.includes(wall));
  return ring.some((own) => others.some((other) => touch(own, other))) ? null : ring;
}

const NO_WALL: Omit<WallLine, 'from' | 'to'> = {
  thicknessTenths: 0,
  heightTenths: null,
  line: null,
};

/** The lines of each small closed outline that stands free within a larger one. */
export function findIslands(walls: readonly WallLine[]): (readonly WallLine[])[] {
  const rooms = findRooms(walls);
  return rooms.flatMap((outline) => {
    const area = areaOf(outline);
    if (area > LARGEST) return [];
    const isInside = rooms.some(
      (other) => areaOf(other) > area && outline.every((point) => isWithin(other, point)),
    );
    const ring = isInside ? ringOf(walls, outline) : null;
    return ring ? [ring] : [];
  });
}
