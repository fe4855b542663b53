// Moves walls, their corners and their openings in the plan.
import type { PlanPoint } from '@wevisu/scene/document/lengths.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodesOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import { applyChange } from '@wevisu/scene/edit/apply-change.ts';
import { noChange } from '@wevisu/scene/edit/change.ts';
import { moveCorner, moveWall } from '@wevisu/scene/placing/reshape-plan.ts';
import { directionOf, dotOf, leftOf, minus } from '@wevisu/scene/plane/points.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';
import { wallLines } from '@wevisu/scene/rooms/wall-lines.ts';
import { dragOpening } from '../edits/drag-opening.ts';
import { snapDrawn } from '../edits/snap-drawn.ts';
import { type Gesture, noPreview } from './gesture.ts';

const INCH = 254;
const inches = (tenths: number) => Math.round(tenths / INCH) * INCH;

/** The lengths of the walls that end at some points. */
function linesThrough(nodes: SceneNodes, points: readonly Point[], except?: NodeId) {
  const ends = points.map(String);
  return nodesOf(nodes, 'wall').flatMap(([id, wall]) =>
    id !== except && [wall.from, wall.to].some((end) => ends.includes(String(end)))
      ? wallLines(nodes, id)
      : [],
  );
}

/** A wall moves at a right angle to itself, in whole inches. */
export function wallGesture(nodes: SceneNodes, id: NodeId, start: Point): Gesture | null {
  const wall = nodes[id];
  if (wall?.type !== 'wall') return null;
  const across = leftOf(directionOf(wall.from, wall.to));
  let change = noChange;
  return {
    move(to, isFree) {
      const far = dotOf(minus(to, start), across);
      const by = isFree ? Math.round(far) : inches(far);
      change = moveWall(nodes, id, [across[0] * by, across[1] * by]);
      const next = applyChange(nodes, change);
      const moved = next[id];
      // Walls that end at this one change their length.
      const lines = moved?.type === 'wall' ? linesThrough(next, [moved.from, moved.to], id) : [];
      return { ...noPreview, nodes: next, lines };
    },
    end: () => ({ label: 'Move wall', change }),
  };
}

export function cornerGesture(nodes: SceneNodes, levelId: NodeId, corner: PlanPoint): Gesture {
  let change = noChange;
  return {
    move(to, isFree) {
      const at = snapDrawn({ nodes, levelId, from: null, to, isFree, except: corner });
      change = moveCorner(nodes, levelId, corner, at);
      const next = applyChange(nodes, change);
      return { ...noPreview, nodes: next, lines: linesThrough(next, [at]) };
    },
    end: () => ({ label: 'Move corner', change }),
  };
}

/** A door or window moves along its wall. */
export function openingGesture(
  nodes: SceneNodes,
  id: NodeId,
  { start, name }: { readonly start: Point; readonly name: string },
): Gesture {
  let change = noChange;
  return {
    move(to, isFree) {
      const drag = dragOpening({ nodes, id, by: minus(to, start), isFree });
      if (!drag) return noPreview;
      change = drag.change;
      return { ...noPreview, nodes: drag.nodes, lines: drag.lines };
    },
    end: () => ({ label: `Move ${name}`, change }),
  };
}
