import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import { collisionsOfNode } from '@wevisu/scene/placing/collisions.ts';

/** This runs on every move of a drag; in a large group the first few are enough. */
const MAX = 8;

/** What the moved objects would overlap, each once. They do not count for each other. */
export function inTheWayOf(nodes: SceneNodes, moved: readonly NodeId[]): readonly NodeId[] {
  const own = new Set(moved);
  const found = moved
    .slice(0, MAX)
    .flatMap((id) => collisionsOfNode(nodes, id).map(({ b }) => b))
    .filter((id) => !own.has(id));
  return [...new Set(found)];
}
