import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { RoomUse } from '@wevisu/scene/document/nodes/room.ts';
import { nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { type RoomShape, roomShape } from '@wevisu/scene/rooms/room-shape.ts';

export interface ShapedRoom extends RoomShape {
  readonly levelId: NodeId;
  readonly use: RoomUse;
}

/** Rooms that have a shape, in the order of the document. */
export function shapesOf({ nodes }: SceneDocument): ShapedRoom[] {
  return nodesOf(nodes, 'room').flatMap(([id, { levelId, use }]) => {
    const shape = roomShape(nodes, id);
    return shape ? [{ ...shape, levelId, use }] : [];
  });
}
