import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import { collisionsOfNode } from '@wevisu/scene/placing/collisions.ts';

/** A drag asks at every move: of a great group the first ones tell enough. */
const MAX = 8;

/** What things that are being moved would stand in, each once; they don't count for each other. */
export function inTheWayOf(nodes: SceneNodes, moved: readonly NodeId[]): readonly NodeId[] {
  const own = new Set(moved);
  const found = moved
    .slice(0, MAX)
    .flatMap((id) => collisionsOfNode(nodes, id).map(({ b }) => b))
    .filter((id) => !own.has(id));
  return [...new Set(found)];
}
