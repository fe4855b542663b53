import { crossOf, directionOf, distanceOf, dotOf, minus } from '../plane/points.ts';
import { boundsOf, counterClockwise, type Point, type Polygon } from '../plane/polygon.ts';
import { isSame } from '../plane/simple.ts';
import { ON_LINE, type PlannedWall, placeOnWall, type WallIndex } from './planned-wall.ts';

/** A stretch of a room's outline along one wall, or along none. */
export interface Stretch {
  readonly from: Point;
  readonly to: Point;
  readonly direction: Point;
  readonly wall: PlannedWall | null;
}

interface Covering {
  readonly wall: PlannedWall;
  readonly start: number;
  readonly end: number;
  readonly startPoint: Point;
  readonly endPoint: Point;
}

/** The walls that lie along the segment, with the part of it that each covers. */
function coveringsOf(from: Point, to: Point, walls: WallIndex): Covering[] {
  const direction = directionOf(from, to);
  const length = distanceOf(from, to);
  const found: Covering[] = [];
  for (const wall of walls.near(boundsOf([from, to]))) {
    if (Math.abs(crossOf(direction, wall.direction)) > 0.02) continue;
    const forward = dotOf(direction, wall.direction) > 0;
    const startPoint = forward ? wall.from : wall.to;
    const endPoint = forward ? wall.to : wall.from;
    const start = Math.max(0, dotOf(minus(startPoint, from), direction));
    const end = Math.min(length, dotOf(minus(endPoint, from), direction));
    if (end - start <= ON_LINE) continue;
    const middle = (start + end) / 2;
    const places = [start, middle, end].map((at) =>
      placeOnWall(wall, [from[0] + direction[0] * at, from[1] + direction[1] * at]),
    );
    if (places.some(({ left }) => Math.abs(left) > ON_LINE)) continue;
    found.push({ wall, start, end, startPoint, endPoint });
  }
  return found;
}

function thickestAt(coverings: readonly Covering[], at: number): PlannedWall | null {
  let best: PlannedWall | null = null;
  for (const { wall, start, end } of coverings) {
    if (at < start || at > end) continue;
    if (!best || wall.half > best.half) best = wall;
  }
  return best;
}

function stretchesOfEdge(from: Point, to: Point, walls: WallIndex): Stretch[] {
  const coverings = coveringsOf(from, to, walls);
  const length = distanceOf(from, to);
  const direction = directionOf(from, to);
  const stops = [
    { at: 0, point: from },
    ...coverings.flatMap((one) => [
      { at: one.start, point: one.startPoint },
      { at: one.end, point: one.endPoint },
    ]),
  ]
    .filter(({ at }) => at === 0 || (at > ON_LINE && at < length - ON_LINE))
    .sort((a, b) => a.at - b.at);
  const stretches: Stretch[] = [];
  for (const [i, stop] of stops.entries()) {
    const next = stops[i + 1] ?? { at: length, point: to };
    if (next.at - stop.at <= 1e-6) continue;
    const wall = thickestAt(coverings, (stop.at + next.at) / 2);
    stretches.push({ from: stop.point, to: next.point, direction, wall });
  }
  return stretches.map((stretch, i) => (i === 0 ? { ...stretch, from } : stretch));
}

/** Joined where the same wall (or none) goes straight on through a point of the outline. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  const goesOn = (a: Stretch, b: Stretch) =>
    a.wall === b.wall &&
    isSame(a.to, b.from) &&
    dotOf(a.direction, b.direction) > 0 &&
    Math.abs(crossOf(a.direction, b.direction)) < 1e-3;
  for (const stretch of stretches) {
    const last = result.at(-1);
    if (last && goesOn(last, stretch)) result[result.length - 1] = { ...last, to: stretch.to };
    else result.push(stretch);
  }
  const [first] = result;
  const last = result.at(-1);
  if (result.length > 3 && first && last && goesOn(last, first)) {
    result.pop();
    result[0] = { ...first, from: last.from };
  }
  return result;
}

/** A room's outline, counter-clockwise, cut where the walls along it begin and end. */
export function stretchesOf(outline: Polygon, walls: WallIndex): Stretch[] {
  const around = counterClockwise(outline);
  return joined(
    around.flatMap((from, i) =>
      stretchesOfEdge(from, around[(i + 1) % around.length] ?? from, walls),
    ),
  );
}
