// Edits of nodes behind the editor's buttons. Pure: nodes in, a change out.
import type { SceneNode } from '@wevisu/scene/document/node.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import type { Change } from '@wevisu/scene/edit/change.ts';
import { draft } from '@wevisu/scene/edit/draft.ts';
import { isStanding } from '@wevisu/scene/placing/local-box.ts';

/** Whether a node depends on another: it stands on it, is cut into it, or covers it. */
function belongsTo(node: SceneNode, id: NodeId): boolean {
  switch (node.type) {
    case 'item':
      return node.hostId === id;
    case 'opening':
      return node.wallId === id;
    case 'surface':
      return node.roomId === id || (node.face.on === 'wall' && node.face.wallId === id);
    default:
      return false;
  }
}

/** Removes nodes and everything that depends on them. Locked objects stay, and so does the last level. */
export function removeNodes(nodes: SceneNodes, ids: readonly NodeId[]): Change {
  const edit = draft(nodes);
  const left = ids.filter((id) => {
    const node = nodes[id];
    return node && node.type !== 'level' && !(isStanding(node) && node.locked);
  });
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    edit.remove(id);
    for (const [other, node] of Object.entries(edit.nodes())) {
      // What hangs on a removed wall stays where it is.
      if (belongsTo(node, id) && !(node.type === 'item' && nodes[id]?.type === 'wall')) {
        left.push(other);
      } else if (belongsTo(node, id) && node.type === 'item') {
        edit.put(other, { ...node, hostId: null });
      }
    }
  }
  return edit.change();
}

/** The same change of a single node. */
export function changeNode<T extends SceneNode['type']>(
  nodes: SceneNodes,
  id: NodeId,
  type: T,
  to: Partial<Extract<SceneNode, { type: T }>>,
): Change {
  const edit = draft(nodes);
  const node = nodes[id];
  if (node?.type === type) edit.put(id, { ...node, ...to } as SceneNode);
  return edit.change();
}

export function lockNodes(nodes: SceneNodes, ids: readonly NodeId[], locked: boolean): Change {
  const edit = draft(nodes);
  for (const id of ids) {
    const node = nodes[id];
    if (isStanding(node)) edit.put(id, { ...node, locked });
  }
  return edit.change();
}

/** Items in a group move together; null ungroups them. */
export function groupNodes(
  nodes: SceneNodes,
  ids: readonly NodeId[],
  groupId: NodeId | null,
): Change {
  const edit = draft(nodes);
  for (const id of ids) {
    const node = nodes[id];
    if (node?.type === 'item') edit.put(id, { ...node, groupId });
  }
  return edit.change();
}
