import { hostedBy } from '../document/hosted-by.ts';
import type { NodeId } from '../document/node-id.ts';
import type { ItemNode } from '../document/nodes/item.ts';
import type { OpeningNode } from '../document/nodes/opening.ts';
import type { RunNode } from '../document/nodes/run.ts';
import { nodeOf, type SceneNodes } from '../document/scene.ts';
import { draft } from '../edit/draft.ts';
import type { Finding } from '../findings/finding.ts';
import type { Point } from '../plane/polygon.ts';

/** One change, and the press that makes it. */
export type Mend = NonNullable<Finding['mend']>;

/** An item somewhere else in plan, with all that it carries; null where it is locked. */
export function moveItem(nodes: SceneNodes, id: NodeId, by: Point, label: string): Mend | null {
  const item = nodeOf(nodes, id, 'item');
  if (!item || item.locked) return null;
  return moveTogether(nodes, [id], { by, label });
}

/** A run somewhere else in plan, with all that it carries; null where it is locked. */
export function moveRun(nodes: SceneNodes, id: NodeId, by: Point, label: string): Mend | null {
  const run = nodeOf(nodes, id, 'run');
  if (!run || run.locked) return null;
  return moveTogether(nodes, [id], { by, label });
}

interface Moving {
  readonly by: Point;
  readonly label: string;
}

/** Several things somewhere else in plan, with all that they carry. */
export function moveTogether(
  nodes: SceneNodes,
  ids: readonly NodeId[],
  { by, label }: Moving,
): Mend | null {
  const edits = draft(nodes);
  const [dx, dy] = [Math.round(by[0]), Math.round(by[1])];
  if (dx === 0 && dy === 0) return null;
  const carried = new Set(ids);
  // Things on things: a faucet on a sink in a run. What is added on the way is walked over too.
  for (const one of carried) {
    for (const [own] of hostedBy(nodes, one)) carried.add(own);
    const node = edits.get(one);
    if (node?.type !== 'item' && node?.type !== 'run') continue;
    const position = [node.position[0] + dx, node.position[1] + dy] as const;
    edits.put(one, { ...node, position });
  }
  return { label, change: edits.change() };
}

/** An item with some of its fields anew; null where it is locked. */
export function changeItem(
  nodes: SceneNodes,
  id: NodeId,
  to: Partial<ItemNode>,
  label: string,
): Mend | null {
  const item = nodeOf(nodes, id, 'item');
  if (!item || item.locked) return null;
  const edits = draft(nodes);
  edits.put(id, { ...item, ...to });
  return { label, change: edits.change() };
}

/** An item with some of its params anew. */
export function changeParams(
  nodes: SceneNodes,
  id: NodeId,
  to: Readonly<Record<string, unknown>>,
  label: string,
): Mend | null {
  const item = nodeOf(nodes, id, 'item');
  return item ? changeItem(nodes, id, { params: { ...item.params, ...to } }, label) : null;
}

export function changeOpening(
  nodes: SceneNodes,
  id: NodeId,
  to: Partial<OpeningNode>,
  label: string,
): Mend | null {
  const opening = nodeOf(nodes, id, 'opening');
  if (!opening) return null;
  const edits = draft(nodes);
  edits.put(id, { ...opening, ...to });
  return { label, change: edits.change() };
}

/** The door on the other side of its wall. */
export function flipDoor(nodes: SceneNodes, id: NodeId): Mend | null {
  const opening = nodeOf(nodes, id, 'opening');
  if (!opening) return null;
  const side = opening.side === 'left' ? 'right' : 'left';
  return changeOpening(nodes, id, { side }, 'Swing the door the other way');
}

export function swapHinge(nodes: SceneNodes, id: NodeId): Mend | null {
  const opening = nodeOf(nodes, id, 'opening');
  if (!opening) return null;
  const hinge = opening.hinge === 'left' ? 'right' : 'left';
  return changeOpening(nodes, id, { hinge }, 'Hinge the door on its other side');
}

export function changeRun(
  nodes: SceneNodes,
  id: NodeId,
  to: Partial<RunNode>,
  label: string,
): Mend | null {
  const run = nodeOf(nodes, id, 'run');
  if (!run || run.locked) return null;
  const edits = draft(nodes);
  edits.put(id, { ...run, ...to });
  return { label, change: edits.change() };
}
