// The ways that people take through a room, from each door to each other.
import { along, directionOf, distanceOf } from '../plane/points.ts';
import type { Point, Polygon } from '../plane/polygon.ts';
import { isWithin } from '../plane/region.ts';
import { inch } from './facts/inch.ts';
import type { RoomFacts } from './facts/room-facts.ts';
import type { SceneFacts } from './facts/scene-facts.ts';
import {
  cellPoint,
  type Flood,
  floodFrom,
  roomiestCell,
  type WalkGrid,
  walkGrid,
  wayTo,
} from './walkways.ts';

type Door = RoomFacts['openings'][number];

interface DoorWay {
  readonly from: Door;
  readonly to: Door;
  readonly points: readonly Point[];
}

/** The straight way between two doors; null where something stands in it. */
function openWay(grid: WalkGrid, a: Point, b: Point): Point[] | null {
  const direction = directionOf(a, b);
  const length = distanceOf(a, b);
  const way: Point[] = [];
  for (let at = inch(18); at < length - inch(18); at += grid.cell) {
    const point = along(a, direction, at);
    const column = Math.round((point[0] - grid.origin[0]) / grid.cell);
    const row = Math.round((point[1] - grid.origin[1]) / grid.cell);
    if ((grid.clear[row * grid.columns + column] ?? -1) < inch(12)) return null;
    way.push(point);
  }
  return way;
}

/** Walking from one door to another takes as long as looking at so many things. */
const STEPS_OF_A_WAY = 100;

function build(scene: SceneFacts, room: RoomFacts): DoorWay[] {
  const doors = room.openings.filter(({ opening }) => opening.isWay);
  if (doors.length < 2) return [];
  const grid = walkGrid(scene, room);
  const cellBefore = ({ at, inward }: Door) =>
    roomiestCell(grid, along(at, inward, inch(18)), inch(15));
  return doors.flatMap((from, i): DoorWay[] => {
    const start = cellBefore(from);
    if (start < 0) return [];
    let flood: Flood | null = null;
    return doors.slice(i + 1).flatMap((to): DoorWay[] => {
      const end = cellBefore(to);
      if (end < 0) return [];
      room.work.spend(STEPS_OF_A_WAY);
      // People walk straight where they can.
      const straight = openWay(grid, from.at, to.at);
      if (straight) return [{ from, to, points: straight }];
      if (!flood) room.work.spend(grid.clear.length / 4);
      flood ??= floodFrom(grid, start);
      if ((flood.half[end] ?? -1) < 0) return [];
      return [{ from, to, points: wayTo(flood, end).map((index) => cellPoint(grid, index)) }];
    });
  });
}

const known = new WeakMap<RoomFacts, readonly DoorWay[]>();

/** Each pair of doors once. */
export function doorWays(scene: SceneFacts, room: RoomFacts): readonly DoorWay[] {
  const before = known.get(room);
  if (before) return before;
  const ways = build(scene, room);
  known.set(room, ways);
  return ways;
}

export function crossesZone(points: readonly Point[], zone: Polygon): boolean {
  return points.some((point) => isWithin(zone, point));
}
