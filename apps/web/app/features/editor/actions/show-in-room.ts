import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodeOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import { isStanding } from '@wevisu/scene/placing/local-box.ts';
import { along, directionOf } from '@wevisu/scene/plane/points.ts';
import type { RoomView } from '@wevisu/viewer/room/room-view.ts';

/** Previews nodes in 3D at their positions in the given scene. Nothing else in the view changes. */
export function showInRoom(view: RoomView | null, nodes: SceneNodes, ids: readonly NodeId[]): void {
  for (const id of ids) {
    const node = nodes[id];
    if (isStanding(node)) {
      view?.preview(id, node.position[0], node.position[1], node.rotationTenthsDeg);
    } else if (node?.type === 'opening') {
      const wall = nodeOf(nodes, node.wallId, 'wall');
      if (!wall) continue;
      const [x, y] = along(wall.from, directionOf(wall.from, wall.to), node.atTenths);
      view?.preview(id, x, y);
    }
  }
}
