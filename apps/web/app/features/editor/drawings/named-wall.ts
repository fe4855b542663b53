import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodeOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import { roomShape } from '@wevisu/scene/rooms/room-shape.ts';
import type { EditorState } from '../workspace/editor-store.ts';

/** The side of a wall that an address names ('kitchen:north'), seen straight on; null if it is not there. */
export function findNamedWall(
  nodes: SceneNodes,
  named: string,
): (Pick<EditorState, 'face' | 'levelId' | 'look'> & { readonly faceId: string }) | null {
  const [roomId, wallId] = named.split(':') as [NodeId, NodeId | undefined];
  const room = nodeOf(nodes, roomId, 'room');
  const edges = room ? (roomShape(nodes, roomId)?.edges ?? []) : [];
  if (!room || !edges.some((edge) => edge.wallId === wallId && edge.kind === 'side')) return null;
  const faceId = `${roomId}:wall:${wallId}`;
  return {
    ...{ faceId, face: { faceId, slot: 'covering' } },
    ...{ levelId: room.levelId, look: 'elevation' },
  };
}
