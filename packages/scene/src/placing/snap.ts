// Where a dragged thing wants to go: its back against a wall, its side to a neighbor's, onto a grid.
import type { PlanPoint } from '../document/lengths.ts';
import type { NodeId } from '../document/node-id.ts';
import type { SceneNodes } from '../document/scene.ts';
import { along, directionOf, distanceOf, dotOf, leftOf, minus, placed } from '../plane/points.ts';
import { type Bounds, boundsOf, type Point } from '../plane/polygon.ts';
import { type RoomEdge, roomShapesOf } from '../rooms/room-shape.ts';
import { bodyOf } from './body-of.ts';
import { isStanding, localBoxOf, type StandingNode } from './local-box.ts';

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

/** Another thing's box in the axes of the one that is dragged. */
function boxSeen(nodes: SceneNodes, id: NodeId, node: StandingNode): Bounds | null {
  const body = bodyOf(nodes, id);
  if (!body || body.footprints.length === 0) return null;
  return boundsOf(
    body.footprints
      .flat()
      .map((point) => placed(minus(point, node.position), [0, 0], -node.rotationTenthsDeg)),
  );
}

function overlaps(a: number, b: number, c: number, d: number): boolean {
  return Math.min(b, d) - Math.max(a, c) > 0;
}

interface Shift {
  readonly x: number;
  readonly y: number;
  readonly to: NodeId;
}

/** Side to side, and then backs (or fronts) in line. */
function shiftTo(id: NodeId, own: Bounds, other: Bounds, reach: number): Shift | null {
  if (!overlaps(own.minY - reach, own.maxY + reach, other.minY, other.maxY)) return null;
  const sides = [other.maxX - own.minX, other.minX - own.maxX];
  const x = sides.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? Infinity;
  if (Math.abs(x) > reach) return null;
  const lines = [other.maxY - own.maxY, other.minY - own.minY];
  const y = lines.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? Infinity;
  return { x, y: Math.abs(y) <= reach ? y : 0, to: id };
}

/**
 * The thing moved so that one of its sides touches the nearest neighbor's within `reach`, its back in
 * line with the neighbor's where that is near too. Neighbors at other than right angles are left
 * out. null where there is none.
 */
export function snapToNeighbor(
  nodes: SceneNodes,
  id: NodeId,
  node: StandingNode,
  reach = 1_000,
): Snapped | null {
  const own = localBoxOf(node);
  if (!own) return null;
  let best: Shift | null = null;
  for (const [otherId, other] of Object.entries(nodes)) {
    if (otherId === id || !isStanding(other) || other.levelId !== node.levelId) continue;
    if ((other.rotationTenthsDeg - node.rotationTenthsDeg) % 900 !== 0) continue;
    const seen = boxSeen(nodes, otherId, node);
    const shift = seen && shiftTo(otherId, own, seen, reach);
    if (!shift) continue;
    const nearer = best && Math.abs(shift.x) - Math.abs(best.x);
    if (nearer === null || nearer < 0 || (nearer === 0 && best && otherId < best.to)) best = shift;
  }
  if (!best) return null;
  const position = placed([best.x, best.y], node.position, node.rotationTenthsDeg);
  return {
    position: whole(position),
    rotationTenthsDeg: node.rotationTenthsDeg,
    to: best.to,
    by: Math.hypot(best.x, best.y),
  };
}

/** The nearest point of a grid of `step` tenths through the origin. */
export function snapToGrid([x, y]: Point, step: number): PlanPoint {
  return [Math.round(x / step) * step, Math.round(y / step) * step];
}
