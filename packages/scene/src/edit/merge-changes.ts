import type { SceneNode } from '../document/node.ts';
import type { NodeId } from '../document/node-id.ts';
import { ChangeDoesNotFit } from './apply-change.ts';
import type { Change } from './change.ts';
import { isSameValue } from './same-node.ts';

/** What a node was before the first of some changes and what it is after the last; null: not there. */
interface Passage {
  readonly before: SceneNode | null;
  readonly after: SceneNode | null;
}

function* stepsOf(change: Change): Generator<readonly [NodeId, Passage]> {
  for (const [id, after] of Object.entries(change.added)) yield [id, { before: null, after }];
  for (const [id, { from, to }] of Object.entries(change.changed))
    yield [id, { before: from, after: to }];
  for (const [id, before] of Object.entries(change.removed)) yield [id, { before, after: null }];
}

function toChange(passages: ReadonlyMap<NodeId, Passage>): Change {
  const added: Record<NodeId, SceneNode> = {};
  const changed: Record<NodeId, { from: SceneNode; to: SceneNode }> = {};
  const removed: Record<NodeId, SceneNode> = {};
  for (const [id, { before, after }] of passages) {
    if (before && after) {
      if (!isSameValue(before, after)) changed[id] = { from: before, to: after };
    } else if (after) added[id] = after;
    else if (before) removed[id] = before;
  }
  return { added, changed, removed };
}

/**
 * One change that does what all of them do one after the other: a gesture. What ends as it began is
 * left out. Throws ChangeDoesNotFit where one cannot follow the one before it.
 */
export function mergeChanges(changes: readonly Change[]): Change {
  const passages = new Map<NodeId, Passage>();
  for (const change of changes) {
    for (const [id, step] of stepsOf(change)) {
      const known = passages.get(id);
      if (known && !isSameValue(known.after, step.before)) {
        throw new ChangeDoesNotFit(id, 'is not what the change before left');
      }
      passages.set(id, { before: known ? known.before : step.before, after: step.after });
    }
  }
  const choices = changes.flatMap(({ allowance }) => allowance ?? []);
  const [first, last] = [choices[0], choices.at(-1)];
  const change = toChange(passages);
  return first && last && first.from !== last.to
    ? { ...change, allowance: { from: first.from, to: last.to } }
    : change;
}
