// The nearest wall that a thing belongs to.
import type { PlanPoint } from '../document/lengths.ts';
import type { NodeId } from '../document/node-id.ts';
import type { SceneNodes } from '../document/scene.ts';
import { along, directionOf, distanceOf, dotOf, leftOf, minus } from '../plane/points.ts';
import type { Bounds, Point } from '../plane/polygon.ts';
import { type RoomEdge, roomShapesOf } from '../rooms/room-shape.ts';
import { localBoxOf, type StandingNode } from './local-box.ts';

export interface Snapped {
  readonly position: PlanPoint;
  readonly rotationTenthsDeg: number;
  /** What it snapped to; null is the grid. */
  readonly to: NodeId | null;
  /** How far it was moved, tenths. */
  readonly by: number;
}

function whole([x, y]: Point): PlanPoint {
  return [Math.round(x), Math.round(y)];
}

/** Rotation at which a thing's front looks along a direction, integer tenths of a degree. */
function facing([x, y]: Point): number {
  const tenths = Math.round((Math.atan2(y, x) * 1800) / Math.PI) + 900;
  return ((tenths % 3600) + 3600) % 3600;
}

function againstEdge(edge: RoomEdge, box: Bounds, position: Point): Point {
  const intoRoom = leftOf(directionOf(edge.from, edge.to));
  // As the room sees it, right runs from `to` to `from`.
  const right = directionOf(edge.to, edge.from);
  const width = distanceOf(edge.from, edge.to);
  const wanted = dotOf(minus(position, edge.to), right);
  const min = -box.minX;
  const max = width - box.maxX;
  const at = max < min ? (min + max) / 2 : Math.min(max, Math.max(min, wanted));
  return along(along(edge.to, right, at), intoRoom, box.maxY);
}

/**
 * The nearest place with the thing's back against a wall of a room of its level, turned to face the
 * room and kept between the wall's ends. null beyond `reach` tenths or for unknown kinds. A thing
 * much nearer to one wall does not jump to another: distance of the back decides.
 */
export function snapToWall(nodes: SceneNodes, node: StandingNode, reach = 3_000): Snapped | null {
  const box = localBoxOf(node);
  if (!box) return null;
  let best: Snapped | null = null;
  for (const [, { edges }] of roomShapesOf(nodes, node.levelId)) {
    for (const edge of edges) {
      if (edge.wallId === null || edge.kind !== 'side') continue;
      const intoRoom = leftOf(directionOf(edge.from, edge.to));
      if (dotOf(minus(node.position, edge.from), intoRoom) < -reach) continue;
      const position = againstEdge(edge, box, node.position);
      const by = distanceOf(position, node.position);
      if (by > reach || (best && by >= best.by)) continue;
      best = {
        position: whole(position),
        rotationTenthsDeg: facing(intoRoom),
        to: edge.wallId,
        by,
      };
    }
  }
  return best;
}
