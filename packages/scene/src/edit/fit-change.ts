// Changes made for other nodes than those at hand: several people edit one scene.
import { type SceneNode, sceneNode } from '../document/node.ts';
import type { NodeId } from '../document/node-id.ts';
import type { SceneNodes } from '../document/scene.ts';
import type { Change } from './change.ts';
import { isSameValue } from './same-node.ts';

/**
 * What happens to what somebody else has changed since. take: the change wins, field by field, since its person acts
 * now. leave: it stays as they left it, for undo and redo.
 */
export type Since = 'take' | 'leave';

type Fields = Readonly<Record<string, unknown>>;

/** A node with the fields that lead from one state to another; null where nothing fits. */
function fitted(
  node: SceneNode,
  { from, to }: { readonly from: SceneNode; readonly to: SceneNode },
  since: Since,
): SceneNode | null {
  if (isSameValue(node, from)) return to;
  const [is, was, will] = [node, from, to] as unknown as readonly [Fields, Fields, Fields];
  const next: Record<string, unknown> = { ...is };
  for (const key of new Set([...Object.keys(was), ...Object.keys(will)])) {
    if (isSameValue(was[key], will[key])) continue;
    if (since === 'leave' && !isSameValue(is[key], was[key])) continue;
    if (will[key] === undefined) delete next[key];
    else next[key] = will[key];
  }
  if (isSameValue(next, is)) return null;
  const read = sceneNode.safeParse(next);
  return read.success ? read.data : null;
}

/**
 * The part of a change that fits these nodes, as a change of them. Where it fits as it is, it stays the same. A node
 * that is gone stays gone, one that is there already is not added, and one that somebody changed since it was added is
 * not removed by undo.
 */
export function fitChange(nodes: SceneNodes, change: Change, since: Since): Change {
  const at = (id: NodeId) => (Object.hasOwn(nodes, id) ? nodes[id] : undefined);
  const changed: Record<NodeId, { from: SceneNode; to: SceneNode }> = {};
  for (const [id, step] of Object.entries(change.changed)) {
    const from = at(id);
    const to = from && fitted(from, step, since);
    if (from && to) changed[id] = { from, to };
  }
  const removed: Record<NodeId, SceneNode> = {};
  for (const [id, was] of Object.entries(change.removed)) {
    const node = at(id);
    if (node && (since === 'take' || isSameValue(node, was))) removed[id] = node;
  }
  const isWhole =
    Object.keys(change.added).every((id) => !at(id)) &&
    Object.entries(change.changed).every(([id, { to }]) => changed[id]?.to === to) &&
    Object.entries(change.removed).every(([id, node]) => isSameValue(at(id), node));
  if (isWhole) return change;
  return {
    ...change,
    added: Object.fromEntries(Object.entries(change.added).filter(([id]) => !at(id))),
    changed,
    removed,
  };
}
