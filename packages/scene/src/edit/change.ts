import type { SceneNode } from '../document/node.ts';
import type { NodeId } from '../document/node-id.ts';

/** An edit as a value: whole nodes, so that its reverse is as exact as itself. */
export interface Change {
  readonly added: Readonly<Record<NodeId, SceneNode>>;
  readonly changed: Readonly<Record<NodeId, { readonly from: SceneNode; readonly to: SceneNode }>>;
  readonly removed: Readonly<Record<NodeId, SceneNode>>;
}

export const noChange: Change = { added: {}, changed: {}, removed: {} };

/** The change that undoes this one. */
export function reverse(change: Change): Change {
  return {
    added: change.removed,
    changed: Object.fromEntries(
      Object.entries(change.changed).map(([id, { from, to }]) => [id, { from: to, to: from }]),
    ),
    removed: change.added,
  };
}
