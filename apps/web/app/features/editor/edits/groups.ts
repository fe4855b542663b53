// Groups of objects, and the point that a selection turns about. Pure.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodesOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import { bodyOf } from '@wevisu/scene/placing/body-of.ts';
import { boundsOf, type Point } from '@wevisu/scene/plane/polygon.ts';

function groupOf(nodes: SceneNodes, id: NodeId): NodeId | null {
  const node = nodes[id];
  return node?.type === 'item' ? node.groupId : null;
}

/** Nodes with the other members of their groups; the given nodes come first. */
export function withGroups(nodes: SceneNodes, ids: readonly NodeId[]): readonly NodeId[] {
  const groups = new Set(ids.flatMap((id) => groupOf(nodes, id) ?? []));
  if (groups.size === 0) return ids;
  const members = nodesOf(nodes, 'item')
    .filter(([, { groupId }]) => groupId !== null && groups.has(groupId))
    .map(([id]) => id);
  return [...new Set([...ids, ...members])];
}

/** What a press selects: the object's group, and on the next press the object itself. */
export function pressedSelection(
  nodes: SceneNodes,
  selected: readonly NodeId[],
  id: NodeId,
): readonly NodeId[] {
  const group = withGroups(nodes, [id]);
  const isWhole = group.length > 1 && group.every((one) => selected.includes(one));
  return isWhole ? [id] : group;
}

/** The middle of the area that objects cover in the plan; null for nodes without a body. */
export function pivotOf(nodes: SceneNodes, ids: readonly NodeId[]): Point | null {
  const [first] = ids;
  const only = ids.length === 1 && first !== undefined ? nodes[first] : undefined;
  // An object that hangs on a wall turns about the point it hangs from.
  if (only?.type === 'item') return only.position;
  const points = ids.flatMap((id) => bodyOf(nodes, id)?.footprints.flat() ?? []);
  if (points.length === 0) return null;
  const { minX, minY, maxX, maxY } = boundsOf(points);
  return [Math.round((minX + maxX) / 2), Math.round((minY + maxY) / 2)];
}
