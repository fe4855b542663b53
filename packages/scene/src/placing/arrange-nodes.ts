// Lining things up and spacing them out, as changes.
import type { NodeId } from '../document/node-id.ts';
import type { SceneNodes } from '../document/scene.ts';
import { type Change, noChange } from '../edit/change.ts';
import { draft } from '../edit/draft.ts';
import { type Bounds, boundsOf } from '../plane/polygon.ts';
import { bodyOf } from './body-of.ts';
import { moveNodes, takenAlong } from './move-nodes.ts';

/** Where boxes are lined up, as the plan is seen. */
export type Alignment = 'west' | 'east' | 'south' | 'north' | 'middle-x' | 'middle-y';

interface Boxed {
  readonly id: NodeId;
  readonly box: Bounds;
}

function boxed(nodes: SceneNodes, ids: readonly NodeId[]): Boxed[] {
  return ids.flatMap((id) => {
    const points = bodyOf(nodes, id)?.footprints.flat() ?? [];
    return points.length === 0 ? [] : [{ id, box: boundsOf(points) }];
  });
}

function lineOf({ minX, maxX, minY, maxY }: Bounds, alignment: Alignment): number {
  switch (alignment) {
    case 'west':
      return minX;
    case 'east':
      return maxX;
    case 'south':
      return minY;
    case 'north':
      return maxY;
    case 'middle-x':
      return (minX + maxX) / 2;
    default:
      return (minY + maxY) / 2;
  }
}

function isAlongX(alignment: Alignment): boolean {
  return alignment === 'west' || alignment === 'east' || alignment === 'middle-x';
}

interface Shift {
  readonly id: NodeId;
  readonly dx: number;
  readonly dy: number;
}

/**
 * The moves as one change; each thing takes along what it carries and its group, which moves once and
 * stays as it is in itself. `still` and what goes with it does not move.
 */
function moveEach(nodes: SceneNodes, moves: readonly Shift[], still: readonly NodeId[]): Change {
  const target = draft(nodes);
  const gone = new Set(takenAlong(nodes, still));
  for (const { id, dx, dy } of moves) {
    if (gone.has(id)) continue;
    const { changed } = moveNodes(nodes, [id], [dx, dy]);
    for (const [taken, { to }] of Object.entries(changed))
      if (!gone.has(taken)) target.put(taken, to);
    for (const taken of takenAlong(nodes, [id])) gone.add(taken);
  }
  return target.change();
}

/** Things moved so that their boxes are in line with the first one's. The first stays where it is. */
export function alignNodes(
  nodes: SceneNodes,
  ids: readonly NodeId[],
  alignment: Alignment,
): Change {
  const [first, ...others] = boxed(nodes, ids);
  if (!first) return noChange;
  const line = lineOf(first.box, alignment);
  return moveEach(
    nodes,
    others.map(({ id, box }) => {
      const by = line - lineOf(box, alignment);
      return isAlongX(alignment) ? { id, dx: by, dy: 0 } : { id, dx: 0, dy: by };
    }),
    [first.id],
  );
}

/** Things moved so that the gaps between their boxes along an axis are equal; the outermost stay. */
export function distributeNodes(
  nodes: SceneNodes,
  ids: readonly NodeId[],
  axis: 'x' | 'y',
): Change {
  const low = ({ box }: Boxed) => (axis === 'x' ? box.minX : box.minY);
  const size = ({ box }: Boxed) => (axis === 'x' ? box.maxX - box.minX : box.maxY - box.minY);
  const sorted = boxed(nodes, ids).sort((a, b) => low(a) - low(b) || (a.id < b.id ? -1 : 1));
  const [first] = sorted;
  const last = sorted.at(-1);
  if (!first || !last || sorted.length < 3) return noChange;
  const total = low(last) + size(last) - low(first);
  const filled = sorted.reduce((sum, one) => sum + size(one), 0);
  const gap = (total - filled) / (sorted.length - 1);
  let at = low(first);
  const moves = sorted.map((one) => {
    const by = at - low(one);
    at += size(one) + gap;
    return axis === 'x' ? { id: one.id, dx: by, dy: 0 } : { id: one.id, dx: 0, dy: by };
  });
  return moveEach(nodes, moves.slice(1, -1), [first.id, last.id]);
}
