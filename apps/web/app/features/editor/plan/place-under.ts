import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';
import type { Place } from '../edits/place.ts';

/** The spot of the scene under a point of the plan. */
export function placeUnder(nodes: SceneNodes, at: Point, nodeId: NodeId | null): Place {
  const isRoom = nodeId !== null && nodes[nodeId]?.type === 'room';
  const faceId = isRoom ? `${nodeId}:floor` : null;
  return { at, heightTenths: null, nodeId, faceId, slot: 'covering' };
}
