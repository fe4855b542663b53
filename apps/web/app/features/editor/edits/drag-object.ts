// Where a dragged object goes, in the plan and in 3D alike: to a wall, next to a neighbor, or on the inch.

import type { PlanPoint } from '@wevisu/scene/document/lengths.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import { applyChange } from '@wevisu/scene/edit/apply-change.ts';
import { type Change, noChange } from '@wevisu/scene/edit/change.ts';
import { draft } from '@wevisu/scene/edit/draft.ts';
import { mergeChanges } from '@wevisu/scene/edit/merge-changes.ts';
import type { KindCategory } from '@wevisu/scene/kinds/definition/kind.ts';
import { roomAt } from '@wevisu/scene/placing/in-bounds.ts';
import { kindOfItem } from '@wevisu/scene/placing/kind-of-item.ts';
import { isStanding, localBoxOf, type StandingNode } from '@wevisu/scene/placing/local-box.ts';
import { moveNodes, takenAlong, turnNodes } from '@wevisu/scene/placing/move-nodes.ts';
import {
  type Snapped,
  snapToGrid,
  snapToNeighbor,
  snapToWall,
} from '@wevisu/scene/placing/snap.ts';
import { placed } from '@wevisu/scene/plane/points.ts';
import { boundsOf, type Point } from '@wevisu/scene/plane/polygon.ts';
import { roomShape } from '@wevisu/scene/rooms/room-shape.ts';

export interface ObjectDrag {
  /** The resulting scene. */
  readonly nodes: SceneNodes;
  readonly change: Change;
  /** Every node that moves, including the dragged one. */
  readonly ids: readonly NodeId[];
}

const INCH = 254;
/** Objects that hang on a wall go to the nearest one at any distance. */
const ANY_WALL = 60_000;
const NEAR_WALL = 1_500;
/** Objects whose back does not belong against a wall. */
const free: readonly KindCategory[] = ['tables', 'plants', 'outdoor', 'decor', 'lights', 'fans'];

function wallReach(node: StandingNode): number {
  if (node.type === 'run') return node.tier === 'island' ? 0 : NEAR_WALL;
  const known = kindOfItem(node);
  if (!known) return 0;
  if (known.card.mount(known.params) === 'wall') return ANY_WALL;
  if (known.card.mount(known.params) !== 'floor' || node.hostId !== null) return 0;
  return free.includes(known.card.category) ? 0 : NEAR_WALL;
}

function snap(nodes: SceneNodes, id: NodeId, node: StandingNode): Snapped {
  const reach = wallReach(node);
  const wall = reach > 0 ? snapToWall(nodes, node, reach) : null;
  if (wall) {
    const beside = { ...node, ...wall, position: wall.position };
    const neighbor = snapToNeighbor(nodes, id, asNode(node, beside), INCH * 3);
    // A neighbor on the same wall closes the gap but does not pull the object off the wall.
    return neighbor ? { ...neighbor, to: wall.to } : wall;
  }
  const neighbor = snapToNeighbor(nodes, id, node, INCH * 2);
  if (neighbor) return { ...neighbor, to: null };
  const { rotationTenthsDeg } = node;
  return { position: onInch(nodes, node), rotationTenthsDeg, to: null, by: 0 };
}

/** Whole inches from its box to the west and south sides of its room, or of the plan outside of rooms. */
function onInch(nodes: SceneNodes, node: StandingNode): PlanPoint {
  const roomId = roomAt(nodes, node.levelId, node.position);
  const shape = roomId === null ? null : roomShape(nodes, roomId);
  const box = localBoxOf(node);
  if (!shape || !box) return snapToGrid(node.position, INCH);
  const corners: Point[] = [
    [box.minX, box.minY],
    [box.maxX, box.minY],
    [box.maxX, box.maxY],
    [box.minX, box.maxY],
  ];
  const own = boundsOf(corners.map((at) => placed(at, node.position, node.rotationTenthsDeg)));
  const room = boundsOf(shape.inner);
  const [x, y] = [own.minX - room.minX, own.minY - room.minY];
  const [toX, toY] = snapToGrid([x, y], INCH);
  return [Math.round(node.position[0] + toX - x), Math.round(node.position[1] + toY - y)];
}

function asNode(node: StandingNode, at: Pick<Snapped, 'position' | 'rotationTenthsDeg'>) {
  const { position, rotationTenthsDeg } = at;
  return { ...node, position, rotationTenthsDeg };
}

/** A wall-mounted object belongs to the wall it hangs on. */
function rehost(nodes: SceneNodes, id: NodeId, wallId: NodeId | null): Change {
  const node = nodes[id];
  if (node?.type !== 'item' || wallId === null || node.hostId === wallId) return noChange;
  const known = kindOfItem(node);
  if (known?.card.mount(known.params) !== 'wall') return noChange;
  const edit = draft(nodes);
  edit.put(id, { ...node, hostId: wallId });
  return edit.change();
}

export interface DragInput {
  readonly nodes: SceneNodes;
  readonly id: NodeId;
  /** The rest of the selection; they keep their relative positions. */
  readonly others?: readonly NodeId[];
  /** How far the pointer has moved since the drag started, in tenths. */
  readonly by: Point;
  /** Alt is held: nothing snaps. */
  readonly isFree?: boolean;
}

/** The current drag; null if the object is locked or cannot be dragged. */
export function dragObject(input: DragInput): ObjectDrag | null {
  const { nodes, id, others = [], by, isFree = false } = input;
  const node = nodes[id];
  if (!isStanding(node) || node.locked) return null;
  const along = others.filter((other) => {
    const one = nodes[other];
    return other !== id && isStanding(one) && !one.locked;
  });
  const ids = [id, ...along];
  const wanted: StandingNode = asNode(node, {
    position: [Math.round(node.position[0] + by[0]), Math.round(node.position[1] + by[1])],
    rotationTenthsDeg: node.rotationTenthsDeg,
  });
  // A group moves by whole inches: snapping one object to a wall would pull the others through it.
  const at = isFree
    ? { ...wanted, to: null }
    : along.length > 0
      ? { ...wanted, position: onInch(nodes, wanted), to: null }
      : snap(nodes, id, wanted);
  const move = moveNodes(nodes, ids, [
    at.position[0] - node.position[0],
    at.position[1] - node.position[1],
  ]);
  const moved = applyChange(nodes, move);
  const turn = at.rotationTenthsDeg - node.rotationTenthsDeg;
  const turned = turn === 0 ? noChange : turnNodes(moved, [id], at.position, turn);
  const standing = turn === 0 ? moved : applyChange(moved, turned);
  const hosted = rehost(standing, id, at.to);
  const change = mergeChanges([move, turned, hosted]);
  return { nodes: applyChange(nodes, change), change, ids: takenAlong(nodes, ids) };
}
