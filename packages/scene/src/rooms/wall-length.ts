// The one definition of a wall's length: what is seen of it from inside a room, corner to corner.
import type { NodeId } from '../document/node-id.ts';
import { nodeOf, type SceneNodes } from '../document/scene.ts';
import { distanceOf } from '../plane/points.ts';
import { type RoomEdge, roomShape, roomShapesOf } from './room-shape.ts';

/** A side of a wall as one room sees it. */
export interface WallSide {
  readonly roomId: NodeId;
  readonly wallId: NodeId;
  /** Among the sides of this wall that the room sees. */
  readonly index: number;
  readonly edge: RoomEdge;
  readonly lengthTenths: number;
}

function sidesIn(roomId: NodeId, edges: readonly RoomEdge[], wallId: NodeId): WallSide[] {
  return edges
    .filter((edge) => edge.kind === 'side' && edge.wallId === wallId)
    .map((edge, index) => ({
      roomId,
      wallId,
      index,
      edge,
      lengthTenths: distanceOf(edge.from, edge.to),
    }));
}

/** All sides of a wall that rooms see, in the order of the rooms' ids. */
export function wallSidesOf(nodes: SceneNodes, wallId: NodeId): WallSide[] {
  const wall = nodeOf(nodes, wallId, 'wall');
  if (!wall) return [];
  return roomShapesOf(nodes, wall.levelId).flatMap(([roomId, { edges }]) =>
    sidesIn(roomId, edges, wallId),
  );
}

export interface SideName {
  readonly roomId: NodeId;
  readonly wallId: NodeId;
  readonly index?: number;
}

/** null where the room sees no such side. */
export function wallSide(nodes: SceneNodes, { roomId, wallId, index = 0 }: SideName) {
  const shape = roomShape(nodes, roomId);
  return (shape && sidesIn(roomId, shape.edges, wallId)[index]) ?? null;
}

export interface WallLength {
  readonly tenths: number;
  /** A wall that no room sees is measured along its center line. */
  readonly by: 'inside' | 'center';
  readonly side: WallSide | null;
}

/** A wall's length as that room sees it, or as the first room that sees it does; null for no wall. */
export function wallLength(
  nodes: SceneNodes,
  wallId: NodeId,
  roomId: NodeId | null = null,
): WallLength | null {
  const wall = nodeOf(nodes, wallId, 'wall');
  if (!wall) return null;
  const sides = wallSidesOf(nodes, wallId);
  const side = sides.find((one) => one.roomId === roomId) ?? sides[0];
  return side
    ? { tenths: side.lengthTenths, by: 'inside', side }
    : { tenths: distanceOf(wall.from, wall.to), by: 'center', side: null };
}
