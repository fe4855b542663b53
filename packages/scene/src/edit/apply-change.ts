import type { SceneNode } from '../document/node.ts';
import type { NodeId } from '../document/node-id.ts';
import type { SceneDocument, SceneNodes } from '../document/scene.ts';
import type { Change } from './change.ts';
import { isSameValue } from './same-node.ts';

/** A change was made for other nodes than these: a bug, or a stale change from another person. */
export class ChangeDoesNotFit extends Error {
  readonly nodeId: NodeId;
  constructor(nodeId: NodeId, why: string) {
    super(`The change does not fit: node ${nodeId} ${why}.`);
    this.name = 'ChangeDoesNotFit';
    this.nodeId = nodeId;
  }
}

function requireSame(nodes: SceneNodes, id: NodeId, expected: SceneNode): void {
  const node = Object.hasOwn(nodes, id) ? nodes[id] : undefined;
  if (!node) throw new ChangeDoesNotFit(id, 'is not there');
  if (!isSameValue(node, expected)) throw new ChangeDoesNotFit(id, 'is no longer what it was');
}

/**
 * The nodes after a change; those given stay as they are. Nodes that the change does not name keep
 * their identity. Throws ChangeDoesNotFit where a node to add is there already, or one to change or
 * remove is missing or another.
 */
export function applyChange(nodes: SceneNodes, change: Change): SceneNodes {
  for (const id of Object.keys(change.added)) {
    if (Object.hasOwn(nodes, id)) throw new ChangeDoesNotFit(id, 'is there already');
  }
  for (const [id, { from }] of Object.entries(change.changed)) requireSame(nodes, id, from);
  for (const [id, node] of Object.entries(change.removed)) requireSame(nodes, id, node);
  const next: Record<NodeId, SceneNode> = { ...nodes, ...change.added };
  for (const [id, { to }] of Object.entries(change.changed)) next[id] = to;
  for (const id of Object.keys(change.removed)) delete next[id];
  return next;
}

/** The document after a change. */
export function changeDocument(document: SceneDocument, change: Change): SceneDocument {
  const nodes = applyChange(document.nodes, change);
  return { ...document, nodes, ...(change.allowance && { allowance: change.allowance.to }) };
}
