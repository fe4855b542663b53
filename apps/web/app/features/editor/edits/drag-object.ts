// Where a dragged object goes, in the plan and in 3D alike.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import { applyChange } from '@wevisu/scene/edit/apply-change.ts';
import { type Change, noChange } from '@wevisu/scene/edit/change.ts';
import { draft } from '@wevisu/scene/edit/draft.ts';
import { mergeChanges } from '@wevisu/scene/edit/merge-changes.ts';
import { landThing } from '@wevisu/scene/placing/landing/land-thing.ts';
import type { Trouble } from '@wevisu/scene/placing/landing/trouble.ts';
import { isStanding, type StandingNode } from '@wevisu/scene/placing/local-box.ts';
import { moveNodes, takenAlong, turnNodes } from '@wevisu/scene/placing/move-nodes.ts';
import { minus } from '@wevisu/scene/plane/points.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';

export interface ObjectDrag {
  /** The resulting scene. */
  readonly nodes: SceneNodes;
  readonly change: Change;
  /** Every node that moves, including the dragged one. */
  readonly ids: readonly NodeId[];
  /** What keeps it from where the pointer is. */
  readonly stopped: Trouble | null;
  /** Without Alt, what does not fit is not put there. */
  readonly fits: boolean;
}

export interface DragInput {
  readonly nodes: SceneNodes;
  readonly id: NodeId;
  /** The rest of the selection; they keep their relative positions. */
  readonly others?: readonly NodeId[];
  /** How far the pointer has moved since the drag started, in tenths. */
  readonly by: Point;
  /** Alt is held: nothing snaps, and nothing stops it. */
  readonly isFree?: boolean;
  /** How far it may be pushed by what is in its way; without it, as a drag is. */
  readonly push?: number;
}

/** A thing and what goes with it, at the pose of another node: moved, turned, and carried to its height. */
function moveTo(
  nodes: SceneNodes,
  [id, others]: readonly [NodeId, readonly NodeId[]],
  to: StandingNode,
): Change {
  const node = nodes[id];
  if (!isStanding(node)) return noChange;
  const move = moveNodes(nodes, [id, ...others], minus(to.position, node.position));
  const moved = applyChange(nodes, move);
  const turn = to.rotationTenthsDeg - node.rotationTenthsDeg;
  const turned = turn === 0 ? noChange : turnNodes(moved, [id], to.position, turn);
  const standing = turn === 0 ? moved : applyChange(moved, turned);
  return mergeChanges([move, turned, raised(standing, id, to)]);
}

function raised(nodes: SceneNodes, id: NodeId, to: StandingNode): Change {
  const node = nodes[id];
  if (node?.type !== 'item' || to.type !== 'item') return noChange;
  const up = to.elevationTenths - node.elevationTenths;
  if (up === 0 && to.hostId === node.hostId) return noChange;
  const edit = draft(nodes);
  edit.put(id, { ...node, elevationTenths: to.elevationTenths, hostId: to.hostId });
  for (const other of up === 0 ? [] : takenAlong(nodes, [id])) {
    const one = nodes[other];
    if (other === id || one?.type !== 'item' || one.hostId !== id) continue;
    edit.put(other, { ...one, elevationTenths: one.elevationTenths + up });
  }
  return edit.change();
}

/** The current drag; null if the object is locked or cannot be dragged. */
export function dragObject(input: DragInput): ObjectDrag | null {
  const { nodes, id, others = [], by, isFree = false, push } = input;
  const node = nodes[id];
  if (!isStanding(node) || node.locked) return null;
  const along = others.filter((other) => {
    const one = nodes[other];
    return other !== id && isStanding(one) && !one.locked;
  });
  const position = [
    Math.round(node.position[0] + by[0]),
    Math.round(node.position[1] + by[1]),
  ] as const;
  const landing = landThing({
    ...{ nodes, id, others: along, isFree, node: { ...node, position } },
    ...(push === undefined ? {} : { push }),
  });
  if (!landing) return null;
  const change = moveTo(nodes, [id, along], landing.node);
  const { stopped, fits } = landing;
  const ids = takenAlong(nodes, [id, ...along]);
  return { nodes: applyChange(nodes, change), change, ids, stopped, fits };
}
