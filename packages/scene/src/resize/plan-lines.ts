// The straight lines of a plan: walls and the outlines of rooms, and which of them are one line.
import type { NodeId } from '../document/node-id.ts';
import { nodesOf, type SceneNodes } from '../document/scene.ts';
import { crossOf, directionOf, distanceOf, dotOf, minus } from '../plane/points.ts';
import type { Point } from '../plane/polygon.ts';
import { ON_LINE } from '../rooms/planned-wall.ts';

/** A wall's center line or an edge of a room's outline. */
export interface PlanLine {
  /** The wall's or the room's. */
  readonly id: NodeId;
  readonly isWall: boolean;
  readonly from: Point;
  readonly to: Point;
  /** Half of the wall's thickness, 0 for an outline. */
  readonly half: number;
}

/** Sine of the angle below which short rounded lines count as parallel: about 1 degree. */
const PARALLEL = 0.02;

export function linesOf(nodes: SceneNodes, levelId: NodeId): PlanLine[] {
  const walls = nodesOf(nodes, 'wall').flatMap(([id, wall]): PlanLine[] => {
    const { from, to, thicknessTenths } = wall;
    if (wall.levelId !== levelId || distanceOf(from, to) === 0) return [];
    return [{ id, isWall: true, from, to, half: thicknessTenths / 2 }];
  });
  const outlines = nodesOf(nodes, 'room').flatMap(([id, room]): PlanLine[] => {
    if (room.levelId !== levelId) return [];
    return room.outline.flatMap((from, i) => {
      const to = room.outline[(i + 1) % room.outline.length] ?? from;
      return distanceOf(from, to) === 0 ? [] : [{ id, isWall: false, from, to, half: 0 }];
    });
  });
  return [...walls, ...outlines];
}

export function isParallel({ from, to }: PlanLine, direction: Point): boolean {
  return Math.abs(crossOf(directionOf(from, to), direction)) < PARALLEL;
}

/** How far along a line a point is, and how far beside it. */
export function placeOn({ from, to }: PlanLine, point: Point) {
  const direction = directionOf(from, to);
  const offset = minus(point, from);
  return { at: dotOf(offset, direction), beside: crossOf(direction, offset) };
}

/** Whether a point lies on a line, or beside it by no more than `reach`. */
export function isOn(line: PlanLine, point: Point, reach = ON_LINE): boolean {
  const length = distanceOf(line.from, line.to);
  if (length === 0) return distanceOf(line.from, point) <= reach;
  const { at, beside } = placeOn(line, point);
  return Math.abs(beside) <= reach && at >= -ON_LINE && at <= length + ON_LINE;
}

/** Whether two parallel lines go on in each other: on one line, or flush on one side, and touching. */
function areJoined(a: PlanLine, b: PlanLine): boolean {
  const [long, short] = distanceOf(a.from, a.to) >= distanceOf(b.from, b.to) ? [a, b] : [b, a];
  const flush = a.isWall && b.isWall ? Math.abs(a.half - b.half) : 0;
  const ends = [placeOn(long, short.from), placeOn(long, short.to)];
  if (ends.some(({ beside }) => Math.abs(beside) > flush + ON_LINE)) return false;
  const low = Math.min(...ends.map(({ at }) => at));
  const high = Math.max(...ends.map(({ at }) => at));
  return high >= -ON_LINE && low <= distanceOf(long.from, long.to) + ON_LINE;
}

/** All lines that go straight on from the first ones, with them; `direction` is that of the first ones. */
export function straightLine(
  lines: readonly PlanLine[],
  first: readonly PlanLine[],
  direction: Point,
): PlanLine[] {
  const found = [...first];
  const rest = new Set(
    lines.filter((line) => isParallel(line, direction) && !first.includes(line)),
  );
  for (let i = 0; i < found.length; i++) {
    const line = found[i];
    for (const other of rest) {
      if (!line || !areJoined(line, other)) continue;
      found.push(other);
      rest.delete(other);
    }
  }
  return found;
}
