// The points of a room's inner outline at one corner of its outline: where the sides of the walls to
// both sides of it meet, or where a wall ends and the room is open.

import { crossOf, meetingOf, minus } from '../plane/points.ts';
import type { Point } from '../plane/polygon.ts';
import { cornerOf, sidePoint } from './corner.ts';
import {
  type Arm,
  armOf,
  armsAt,
  IN_LINE,
  leadingArms,
  type PlannedWall,
  placeOnWall,
  type WallIndex,
} from './planned-wall.ts';
import type { Stretch } from './room-outline.ts';

/** A point of the inner outline; `wall` is the one whose end is seen from here to the next point. */
export interface InnerPoint {
  readonly point: Point;
  readonly wall: PlannedWall | null;
}

function armAlong(wall: PlannedWall, at: Point, toward: Point): Arm {
  const forward = crossOf(wall.direction, [-toward[1], toward[0]]) > 0;
  const place = Math.min(wall.length, Math.max(0, placeOnWall(wall, at).at));
  return armOf(wall, place, forward);
}

function isLeftOf(point: Point, from: Point, direction: Point): boolean {
  return crossOf(direction, minus(point, from)) > 1e-6;
}

function angleFrom(start: Point, direction: Point): number {
  const angle = Math.atan2(
    crossOf(start, direction),
    start[0] * direction[0] + start[1] * direction[1],
  );
  return angle <= 1e-9 ? angle + 2 * Math.PI : angle;
}

/** The first arm counter-clockwise (or clockwise) from a direction that is not the arm itself. */
function nextArm(arms: readonly Arm[], self: Arm, direction: Point, way: 1 | -1): Arm | null {
  let best: Arm | null = null;
  let min = Infinity;
  for (const arm of arms) {
    const isSelf =
      crossOf(arm.direction, self.direction) ** 2 < IN_LINE ** 2 &&
      arm.direction[0] * self.direction[0] + arm.direction[1] * self.direction[1] > 0;
    if (isSelf) continue;
    const turn = angleFrom(direction, arm.direction);
    const angle = way === 1 ? turn : (2 * Math.PI - turn) % (2 * Math.PI);
    if (angle < min) {
      min = angle;
      best = arm;
    }
  }
  return best;
}

/** From an open edge that comes in to a wall that goes out. */
function openToWall(at: Point, incoming: Point, arm: Arm, arms: readonly Arm[]): InnerPoint[] {
  const back: Point = [-incoming[0], -incoming[1]];
  const beyond = nextArm(arms, arm, back, 1);
  const plain = meetingOf(sidePoint(arm, 'left'), arm.direction, at, incoming);
  if (!beyond) {
    const end = sidePoint(arm, 'left');
    if (plain && !isLeftOf(end, at, incoming)) return [{ point: plain, wall: null }];
    return [
      { point: at, wall: arm.wall },
      { point: end, wall: null },
    ];
  }
  const corner = cornerOf(arm, beyond);
  if (plain && !isLeftOf(corner.a, at, incoming)) return [{ point: plain, wall: null }];
  const entry = meetingOf(sidePoint(beyond, 'right'), beyond.direction, at, incoming) ?? at;
  return [
    { point: entry, wall: beyond.wall },
    { point: corner.b, wall: beyond.wall },
    { point: corner.middle, wall: arm.wall },
    { point: corner.a, wall: null },
  ];
}

/** From a wall that comes in to an open edge that goes out. */
function wallToOpen(at: Point, outgoing: Point, arm: Arm, arms: readonly Arm[]): InnerPoint[] {
  const beyond = nextArm(arms, arm, outgoing, -1);
  const plain = meetingOf(sidePoint(arm, 'right'), arm.direction, at, outgoing);
  if (!beyond) {
    const end = sidePoint(arm, 'right');
    if (plain && !isLeftOf(end, at, outgoing)) return [{ point: plain, wall: null }];
    return [
      { point: end, wall: arm.wall },
      { point: at, wall: null },
    ];
  }
  const corner = cornerOf(beyond, arm);
  if (plain && !isLeftOf(corner.b, at, outgoing)) return [{ point: plain, wall: null }];
  const exit = meetingOf(sidePoint(beyond, 'left'), beyond.direction, at, outgoing) ?? at;
  return [
    { point: corner.b, wall: arm.wall },
    { point: corner.middle, wall: beyond.wall },
    { point: corner.a, wall: beyond.wall },
    { point: exit, wall: null },
  ];
}

/** The inner points between two stretches that follow each other about a room. */
export function innerCorner(before: Stretch, after: Stretch, walls: WallIndex): InnerPoint[] {
  const at = after.from;
  const incomingBack: Point = [-before.direction[0], -before.direction[1]];
  if (before.wall && after.wall) {
    const corner = cornerOf(
      armAlong(after.wall, at, after.direction),
      armAlong(before.wall, at, incomingBack),
    );
    return [
      { point: corner.b, wall: before.wall },
      { point: corner.middle, wall: after.wall },
      { point: corner.a, wall: null },
    ];
  }
  if (after.wall) {
    const arm = armAlong(after.wall, at, after.direction);
    return openToWall(at, before.direction, arm, leadingArms(armsAt(walls, at)));
  }
  if (before.wall) {
    const arm = armAlong(before.wall, at, incomingBack);
    return wallToOpen(at, after.direction, arm, leadingArms(armsAt(walls, at)));
  }
  return [{ point: at, wall: null }];
}
