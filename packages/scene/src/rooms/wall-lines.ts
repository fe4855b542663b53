import type { NodeId } from '../document/node-id.ts';
import { nodeOf, type SceneNodes } from '../document/scene.ts';
import { distanceOf } from '../plane/points.ts';
import type { Point } from '../plane/polygon.ts';
import { wallSidesOf } from './wall-length.ts';

/** Where a wall's length is measured. */
export interface WallLine {
  readonly from: Point;
  readonly to: Point;
  readonly distance: number;
  readonly by: 'inside' | 'center';
  /** The room that sees it, and which of the sides it sees; null along the center line. */
  readonly side: { readonly roomId: NodeId; readonly index: number } | null;
}

/** A wall's length on each of its sides, or along its center line where no room sees it. */
export function wallLines(nodes: SceneNodes, wallId: NodeId): WallLine[] {
  const wall = nodeOf(nodes, wallId, 'wall');
  if (!wall) return [];
  const sides = wallSidesOf(nodes, wallId);
  if (sides.length === 0) {
    const { from, to } = wall;
    return [{ from, to, distance: distanceOf(from, to), by: 'center', side: null }];
  }
  return sides.map(({ roomId, index, edge: { from, to }, lengthTenths }) => ({
    from,
    to,
    distance: lengthTenths,
    by: 'inside',
    side: { roomId, index },
  }));
}
