import type { NodeId } from '../document/node-id.ts';
import type { WallNode } from '../document/nodes/wall.ts';
import { nodesOf, type SceneNodes } from '../document/scene.ts';
import { type BoxIndex, indexBoxes } from '../plane/box-index.ts';
import { along, crossOf, directionOf, distanceOf, dotOf, minus } from '../plane/points.ts';
import { boundsOf, type Point } from '../plane/polygon.ts';

/** How far in tenths a point may lie off a center line and still be on it: tools round to whole tenths. */
export const ON_LINE = 5;

/** Sine of the angle below which two directions are one: 0.06 degrees. */
export const IN_LINE = 1e-3;

/** A wall that has a length, with what its geometry needs of it. */
export interface PlannedWall {
  readonly id: NodeId;
  readonly node: WallNode;
  readonly from: Point;
  readonly to: Point;
  /** Unit vector from `from` to `to`. */
  readonly direction: Point;
  readonly length: number;
  readonly half: number;
}

/** A wall as it leaves a joint: its other arm is the way back, where it passes through. */
export interface Arm {
  readonly wall: PlannedWall;
  /** Unit vector away from the joint. */
  readonly direction: Point;
  readonly half: number;
  /** The joint's foot on the center line. */
  readonly base: Point;
  /** How far the wall goes this way. */
  readonly reach: number;
  /** Which end of the wall lies here; null where it passes through. */
  readonly end: 'from' | 'to' | null;
}

/** The walls of a level in the order of their ids; walls of no length are left out. */
export function plannedWalls(nodes: SceneNodes, levelId: NodeId): PlannedWall[] {
  return nodesOf(nodes, 'wall').flatMap(([id, node]) => {
    const length = distanceOf(node.from, node.to);
    if (node.levelId !== levelId || length === 0) return [];
    const { from, to } = node;
    return [
      {
        id,
        node,
        from,
        to,
        direction: directionOf(from, to),
        length,
        half: node.thicknessTenths / 2,
      },
    ];
  });
}

/** How far along a wall's center line a point is, and how far to the left of it. */
export function placeOnWall(wall: PlannedWall, point: Point): { at: number; left: number } {
  const offset = minus(point, wall.from);
  return { at: dotOf(offset, wall.direction), left: crossOf(wall.direction, offset) };
}

/** The arm of a wall that leaves the place `at` (tenths from its `from`) forward or backward. */
export function armOf(wall: PlannedWall, at: number, forward: boolean): Arm {
  const onStart = at <= ON_LINE;
  const onEnd = at >= wall.length - ON_LINE;
  const { direction } = wall;
  return {
    wall,
    half: wall.half,
    direction: forward ? direction : [-direction[0], -direction[1]],
    base: along(wall.from, direction, at),
    reach: forward ? wall.length - at : at,
    end: forward && onStart ? 'from' : !forward && onEnd ? 'to' : null,
  };
}

function angleOf(arm: Arm): number {
  return Math.atan2(arm.direction[1], arm.direction[0]);
}

/** Walls by place; each is found within the box about its body. */
export type WallIndex = BoxIndex<PlannedWall>;

export function indexWalls(walls: readonly PlannedWall[]): WallIndex {
  return indexBoxes(walls, ({ from, to, half }) => {
    const { minX, minY, maxX, maxY } = boundsOf([from, to]);
    // A mitre reaches out to three times the half thickness.
    const reach = 4 * half + ON_LINE;
    return { minX: minX - reach, minY: minY - reach, maxX: maxX + reach, maxY: maxY + reach };
  });
}

/** All walls that end at a point or pass through it, counter-clockwise; ties by id. */
export function armsAt(walls: WallIndex, point: Point): Arm[] {
  const arms: Arm[] = [];
  for (const wall of walls.near(boundsOf([point]))) {
    const { at, left } = placeOnWall(wall, point);
    if (Math.abs(left) > ON_LINE || at < -ON_LINE || at > wall.length + ON_LINE) continue;
    const within = Math.min(wall.length, Math.max(0, at));
    // A wall shorter than the tolerance must still have one arm at each of its ends.
    const atFrom = distanceOf(wall.from, point) <= ON_LINE;
    const atTo = distanceOf(wall.to, point) <= ON_LINE;
    if (atFrom && !(atTo && distanceOf(wall.to, point) < distanceOf(wall.from, point)))
      arms.push({ ...armOf(wall, 0, true), end: 'from' });
    else if (atTo) arms.push({ ...armOf(wall, wall.length, false), end: 'to' });
    else arms.push(armOf(wall, within, true), armOf(wall, within, false));
  }
  return arms.sort(
    (a, b) =>
      angleOf(a) - angleOf(b) || (a.wall.id < b.wall.id ? -1 : a.wall.id > b.wall.id ? 1 : 0),
  );
}

/** Of an arm's wall above the floor; a wall that reaches the ceiling is higher than any other. */
export function heightOf(arm: Arm): number {
  return arm.wall.node.heightTenths ?? Infinity;
}

function leads(a: Arm, b: Arm): boolean {
  if (a.half !== b.half) return a.half > b.half;
  if (heightOf(a) !== heightOf(b)) return heightOf(a) > heightOf(b);
  return a.reach > b.reach;
}

/** The arms without those that lie within a thicker one of the same direction. */
export function leadingArms(arms: readonly Arm[]): Arm[] {
  return arms.filter(
    (arm) =>
      !arms.some(
        (other) =>
          other !== arm &&
          dotOf(arm.direction, other.direction) > 0 &&
          Math.abs(crossOf(arm.direction, other.direction)) < IN_LINE &&
          (leads(other, arm) || (!leads(arm, other) && other.wall.id < arm.wall.id)),
      ),
  );
}
