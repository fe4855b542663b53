// Walls that stand within a room, not along its outline: half walls, wing walls, columns.
import type { NodeId } from '../document/node-id.ts';
import { grow, intersect } from '../plane/combine.ts';
import { crossOf, directionOf, distanceOf, leftOf, middleOf, minus } from '../plane/points.ts';
import { type Bounds, boundsOf, type Point, type Polygon } from '../plane/polygon.ts';
import { boxesMeet, isWithin, type Region, regionOf } from '../plane/region.ts';
import type { RoomShape } from '../rooms/room-shape.ts';
import type { WallShape } from '../rooms/wall-shapes.ts';

/** Less of a wall than this far inside a room is the joint of one that ends there. */
const LEAST = 20;

/** The walls of a level, and those that may touch a box. */
interface LevelBodies {
  readonly walls: ReadonlyMap<NodeId, Pick<WallShape, 'outline'>>;
  readonly near: (box: Bounds) => readonly NodeId[];
}

/** The walls that take a part of a room's inside, with what they take. */
export function wallsWithin(
  shape: RoomShape,
  { walls, near }: LevelBodies,
): ReadonlyMap<NodeId, readonly Region[]> {
  const along = new Set(shape.edges.map(({ wallId }) => wallId));
  const found = new Map<NodeId, readonly Region[]>();
  for (const id of near(boundsOf(shape.inner))) {
    const outline = walls.get(id)?.outline ?? [];
    if (along.has(id) || outline.length === 0 || !boxesMeet(outline, shape.inner)) continue;
    const inside = intersect([regionOf(shape.inner)], [regionOf(outline)]);
    if (grow(inside, -LEAST).length > 0) found.set(id, inside);
  }
  return found;
}

/** Places from 0 to 1 where a segment crosses the edges of a polygon. */
function crossings(from: Point, to: Point, polygon: Polygon): number[] {
  const line = minus(to, from);
  return polygon.flatMap((start, i) => {
    const edge = minus(polygon[(i + 1) % polygon.length] ?? start, start);
    const turn = crossOf(line, edge);
    if (Math.abs(turn) < 1e-9) return [];
    const t = crossOf(minus(start, from), edge) / turn;
    const u = crossOf(minus(start, from), line) / turn;
    return t > 0 && t < 1 && u >= 0 && u <= 1 ? [t] : [];
  });
}

/** One seen side of a free wall, the room to the left of `from` to `to`. */
interface FreeSide {
  readonly wallId: NodeId;
  readonly from: Point;
  readonly to: Point;
}

function partsOf(from: Point, to: Point, polygons: readonly Polygon[]): [Point, Point][] {
  const stops = [0, ...polygons.flatMap((one) => crossings(from, to, one)), 1].sort(
    (a, b) => a - b,
  );
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
  ];
  return stops.slice(1).flatMap((t, i): [Point, Point][] => {
    const start = stops[i] ?? 0;
    return (t - start) * distanceOf(from, to) < 1 ? [] : [[at(start), at(t)]];
  });
}

/** The sides of free walls that can be seen inside a room: not what butts against another wall. */
export function freeSides(
  shape: RoomShape,
  { walls, near }: LevelBodies,
  free: readonly NodeId[],
): FreeSide[] {
  return free.flatMap((wallId) => {
    const outline = walls.get(wallId)?.outline ?? [];
    const others = near(boundsOf(outline)).flatMap((id) => {
      const other = walls.get(id)?.outline;
      return other && id !== wallId && boxesMeet(other, outline) ? [other] : [];
    });
    return outline.flatMap((start, i) => {
      const end = outline[(i + 1) % outline.length] ?? start;
      // The wall lies to the left of its own edge, the room to the right.
      const outward = leftOf(directionOf(end, start));
      return partsOf(start, end, [shape.inner, ...others]).flatMap(([a, b]): FreeSide[] => {
        const [x, y] = middleOf(a, b);
        const beside: Point = [x + outward[0] * 2, y + outward[1] * 2];
        const isSeen =
          isWithin(shape.inner, beside) && !others.some((other) => isWithin(other, beside));
        return isSeen ? [{ wallId, from: b, to: a }] : [];
      });
    });
  });
}
