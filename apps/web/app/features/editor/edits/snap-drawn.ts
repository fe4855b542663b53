import type { PlanPoint } from '@wevisu/scene/document/lengths.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodesOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import { distanceOf } from '@wevisu/scene/plane/points.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';

export interface SnapDrawn {
  readonly nodes: SceneNodes;
  readonly levelId: NodeId;
  /** Where the line started; nearly horizontal and vertical lines straighten. null for single points. */
  readonly from: Point | null;
  readonly to: Point;
  readonly isFree: boolean;
  /** The corner being moved, which does not attract. */
  readonly except?: Point;
}

const INCH = 254;
/** Wall ends and room corners attract within 8 in. */
const REACH = 2_032;

function corners(nodes: SceneNodes, levelId: NodeId): PlanPoint[] {
  const walls = nodesOf(nodes, 'wall').filter(([, wall]) => wall.levelId === levelId);
  const rooms = nodesOf(nodes, 'room').filter(([, room]) => room.levelId === levelId);
  return [
    ...walls.flatMap(([, { from, to }]) => [from, to]),
    ...rooms.flatMap(([, { outline }]) => outline),
  ];
}

/**
 * Where a drawn point goes: to a nearby corner, in line with corners, horizontal or vertical, or on the inch.
 * Whole tenths.
 */
export function snapDrawn({ nodes, levelId, from, to, isFree, except }: SnapDrawn): PlanPoint {
  const [x, y] = [Math.round(to[0]), Math.round(to[1])];
  if (isFree) return [x, y];
  const all = corners(nodes, levelId).filter((corner) => !except || distanceOf(corner, except) > 1);
  const near = all
    .map((corner) => ({ corner, far: distanceOf(corner, to) }))
    .sort((a, b) => a.far - b.far)[0];
  if (near && near.far <= REACH) return near.corner;
  const level = from && Math.abs(from[1] - y) < Math.abs(from[0] - x) / 12;
  const upright = from && Math.abs(from[0] - x) < Math.abs(from[1] - y) / 12;
  const lineX = all.find((corner) => Math.abs(corner[0] - x) < REACH / 4)?.[0];
  const lineY = all.find((corner) => Math.abs(corner[1] - y) < REACH / 4)?.[1];
  const inch = (value: number, start: number) => start + Math.round((value - start) / INCH) * INCH;
  return [
    upright ? Math.round(from[0]) : (lineX ?? inch(x, Math.round(from?.[0] ?? 0))),
    level ? Math.round(from[1]) : (lineY ?? inch(y, Math.round(from?.[1] ?? 0))),
  ];
}
