import type { Allowance } from '../document/allowance.ts';
import type { SceneNode } from '../document/node.ts';
import type { NodeId } from '../document/node-id.ts';

/** An edit as a value: whole nodes, so that its reverse is as exact as itself. */
export interface Change {
  readonly added: Readonly<Record<NodeId, SceneNode>>;
  readonly changed: Readonly<Record<NodeId, { readonly from: SceneNode; readonly to: SceneNode }>>;
  readonly removed: Readonly<Record<NodeId, SceneNode>>;
  /** What the document orders beyond the count, where that changes. */
  readonly allowance?: { readonly from: Allowance; readonly to: Allowance };
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
    ...(change.allowance && {
      allowance: { from: change.allowance.to, to: change.allowance.from },
    }),
  };
}
