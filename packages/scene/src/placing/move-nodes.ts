// Moving, turning and copying things with all that they carry, as changes.
import type { PlanPoint } from '../document/lengths.ts';
import type { SceneNode } from '../document/node.ts';
import type { NodeId } from '../document/node-id.ts';
import type { SceneNodes } from '../document/scene.ts';
import type { Change } from '../edit/change.ts';
import { draft } from '../edit/draft.ts';
import { minus, placed } from '../plane/points.ts';
import type { Point } from '../plane/polygon.ts';
import { isStanding } from './local-box.ts';

function isLocked(node: SceneNode | undefined): boolean {
  return isStanding(node) && node.locked;
}

/**
 * The things to move when some are taken: those of their groups, and all that any of them carries.
 * Sorted; walls and other nodes that are no things are left out.
 */
export function takenAlong(nodes: SceneNodes, ids: readonly NodeId[]): NodeId[] {
  const taken = new Set(ids.filter((id) => isStanding(nodes[id])));
  const groups = new Set<NodeId>();
  for (let before = -1; before !== taken.size; ) {
    before = taken.size;
    for (const id of taken) {
      const node = nodes[id];
      if (node?.type === 'item' && node.groupId !== null) groups.add(node.groupId);
    }
    for (const [id, node] of Object.entries(nodes)) {
      if (node.type !== 'item') continue;
      const isCarried = node.hostId !== null && taken.has(node.hostId);
      if (isCarried || (node.groupId !== null && groups.has(node.groupId))) taken.add(id);
    }
  }
  return [...taken].sort();
}

function rounded([x, y]: Point): PlanPoint {
  return [Math.round(x), Math.round(y)];
}

function changeEach(
  nodes: SceneNodes,
  ids: readonly NodeId[],
  edit: (node: Extract<SceneNode, { type: 'item' | 'run' }>) => SceneNode,
): Change {
  const target = draft(nodes);
  for (const id of takenAlong(nodes, ids)) {
    const node = nodes[id];
    if (isStanding(node)) target.put(id, edit(node));
  }
  return target.change();
}

/** Things and what goes with them moved by x and y tenths. Nothing moves if one asked for is locked. */
export function moveNodes(nodes: SceneNodes, ids: readonly NodeId[], [dx, dy]: Point): Change {
  if (ids.some((id) => isLocked(nodes[id]))) return draft(nodes).change();
  return changeEach(nodes, ids, (node) => ({
    ...node,
    position: rounded([node.position[0] + dx, node.position[1] + dy]),
  }));
}

/** Things and what goes with them turned about a point, counter-clockwise, by tenths of a degree. */
export function turnNodes(
  nodes: SceneNodes,
  ids: readonly NodeId[],
  about: Point,
  byTenthsDeg: number,
): Change {
  if (ids.some((id) => isLocked(nodes[id]))) return draft(nodes).change();
  return changeEach(nodes, ids, (node) => ({
    ...node,
    position: rounded(placed(minus(node.position, about), about, byTenthsDeg)),
    rotationTenthsDeg: (((node.rotationTenthsDeg + byTenthsDeg) % 3600) + 3600) % 3600,
  }));
}

/**
 * Copies of things with what goes with them, moved by x and y. `newId` gives an id that no node has;
 * carriers and groups among the copied are those of the copies. `ids` maps originals to copies.
 */
export function copyNodes(
  nodes: SceneNodes,
  ids: readonly NodeId[],
  [dx, dy]: Point,
  newId: () => NodeId,
): { readonly change: Change; readonly ids: ReadonlyMap<NodeId, NodeId> } {
  const originals = takenAlong(nodes, ids);
  const copies = new Map(originals.map((id) => [id, newId()]));
  const groups = new Map<NodeId, NodeId>();
  const groupOf = (group: NodeId): NodeId => {
    const known = groups.get(group) ?? newId();
    groups.set(group, known);
    return known;
  };
  const target = draft(nodes);
  for (const [id, copy] of copies) {
    const node = nodes[id];
    if (!isStanding(node)) continue;
    const position = rounded([node.position[0] + dx, node.position[1] + dy]);
    if (node.type === 'run') target.add(copy, { ...node, position });
    else {
      const hostId = node.hostId === null ? null : (copies.get(node.hostId) ?? node.hostId);
      const groupId = node.groupId === null ? null : groupOf(node.groupId);
      target.add(copy, { ...node, position, hostId, groupId });
    }
  }
  return { change: target.change(), ids: copies };
}
