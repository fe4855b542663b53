import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodesOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import { directionOf, leftOf } from '@wevisu/scene/plane/points.ts';
import { roomShape } from '@wevisu/scene/rooms/room-shape.ts';

/** The part of the selection that can name a wall. */
export interface WallChoice {
  readonly selected: readonly NodeId[];
  readonly face: { readonly faceId: string } | null;
}

/** The selected room and wall; null for none. A wall between two rooms counts as the first room's. */
export function selectedWall(
  nodes: SceneNodes,
  { selected, face }: WallChoice,
): { readonly roomId: NodeId; readonly wallId: NodeId } | null {
  const [roomOfFace, kind, wallOfFace] = face?.faceId.split(':') ?? [];
  if (kind === 'wall' && roomOfFace && wallOfFace) {
    return { roomId: roomOfFace, wallId: wallOfFace };
  }
  const wallId = selected[0];
  if (wallId === undefined || nodes[wallId]?.type !== 'wall') return null;
  const room = nodesOf(nodes, 'room').find(([id]) =>
    roomShape(nodes, id)?.edges.some((edge) => edge.wallId === wallId && edge.kind === 'side'),
  );
  return room ? { roomId: room[0], wallId } : null;
}

/** The direction of someone facing the selected wall, in the axes of the 3D view; null for no wall. */
export function elevationAlong(
  nodes: SceneNodes,
  choice: WallChoice,
): readonly [x: number, y: number, z: number] | null {
  const wall = selectedWall(nodes, choice);
  const edges = wall ? (roomShape(nodes, wall.roomId)?.edges ?? []) : [];
  const edge = edges.find(({ wallId, kind }) => wallId === wall?.wallId && kind === 'side');
  if (!edge) return null;
  const [x, y] = leftOf(directionOf(edge.from, edge.to));
  // The room is on the left of its edges; three.js's z points south.
  return [-x, 0, y];
}
