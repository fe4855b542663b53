import type { SceneNode } from '../document/node.ts';
import type { NodeId } from '../document/node-id.ts';
import type { SceneNodes } from '../document/scene.ts';
import { ChangeDoesNotFit } from './apply-change.ts';
import type { Change } from './change.ts';
import { isSameValue } from './same-node.ts';

/** Collects edits of some nodes into one change. */
export interface Draft {
  /** A node after the edits so far. */
  get(id: NodeId): SceneNode | undefined;
  /** Throws ChangeDoesNotFit if there is a node of that id. */
  add(id: NodeId, node: SceneNode): void;
  /** The whole node anew, there already or not. */
  put(id: NodeId, node: SceneNode): void;
  /** Does nothing if there is no such node. */
  remove(id: NodeId): void;
  /** All nodes after the edits so far. */
  nodes(): SceneNodes;
  /** Everything since the start as one change, without nodes that end as they began. */
  change(): Change;
}

/** A draft of edits upon `nodes`, which stay as they are. */
export function draft(nodes: SceneNodes): Draft {
  /** null: removed. */
  const edits = new Map<NodeId, SceneNode | null>();
  const get = (id: NodeId): SceneNode | undefined => {
    const edit = edits.get(id);
    if (edit !== undefined) return edit ?? undefined;
    return Object.hasOwn(nodes, id) ? nodes[id] : undefined;
  };
  return {
    get,
    add(id, node) {
      if (get(id)) throw new ChangeDoesNotFit(id, 'is there already');
      edits.set(id, node);
    },
    put(id, node) {
      edits.set(id, node);
    },
    remove(id) {
      if (get(id)) edits.set(id, null);
    },
    nodes() {
      const after: Record<NodeId, SceneNode> = { ...nodes };
      for (const [id, node] of edits) {
        if (node) after[id] = node;
        else delete after[id];
      }
      return after;
    },
    change() {
      return changeBetween(nodes, edits);
    },
  };
}

function changeBetween(nodes: SceneNodes, edits: ReadonlyMap<NodeId, SceneNode | null>): Change {
  const added: Record<NodeId, SceneNode> = {};
  const changed: Record<NodeId, { from: SceneNode; to: SceneNode }> = {};
  const removed: Record<NodeId, SceneNode> = {};
  for (const [id, to] of edits) {
    const from = Object.hasOwn(nodes, id) ? nodes[id] : undefined;
    if (from && to) {
      if (!isSameValue(from, to)) changed[id] = { from, to };
    } else if (to) added[id] = to;
    else if (from) removed[id] = from;
  }
  return { added, changed, removed };
}

/** The change that leads from some nodes to others. */
export function changeTo(from: SceneNodes, to: SceneNodes): Change {
  const edits = new Map<NodeId, SceneNode | null>();
  for (const [id, node] of Object.entries(to)) if (from[id] !== node) edits.set(id, node);
  for (const id of Object.keys(from)) if (!Object.hasOwn(to, id)) edits.set(id, null);
  return changeBetween(from, edits);
}
