// What a pointer does in the plan, one small function for each way to start. A gesture shows a preview while
// it lasts and adds one step to the history when it ends.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import { applyChange } from '@wevisu/scene/edit/apply-change.ts';
import { type Change, noChange } from '@wevisu/scene/edit/change.ts';
import type { Trouble } from '@wevisu/scene/placing/landing/trouble.ts';
import { gapsAround } from '@wevisu/scene/placing/measure.ts';
import { takenAlong, turnNodes } from '@wevisu/scene/placing/move-nodes.ts';
import { minus } from '@wevisu/scene/plane/points.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';
import type { MeasureLine } from '../drawings/measure-lines.tsx';
import { dragObject, type ObjectDrag } from '../edits/drag-object.ts';
import { inTheWayOf } from '../edits/in-the-way.ts';

export interface Preview {
  /** Objects at their preview position; the rest of the plan stays. */
  readonly moving: { readonly ids: readonly NodeId[]; readonly nodes: SceneNodes } | null;
  /** A changed plan: walls, doors or windows moved. */
  readonly nodes: SceneNodes | null;
  readonly lines: readonly MeasureLine[];
  /** What is being drawn. */
  readonly drawn: {
    readonly shape: 'line' | 'box';
    readonly from: Point;
    readonly to: Point;
  } | null;
  /** What the moved objects would overlap, or are stopped by. */
  readonly inTheWay: readonly NodeId[];
  /** What keeps the moved object from where the pointer is. */
  readonly stopped: Trouble | null;
  /** Nothing is free near the pointer: the object waits at the last place that was. */
  readonly isStuck: boolean;
  /** Shown beside the tools while the gesture lasts: '45°'. */
  readonly note: string | null;
}

export const noPreview: Preview = {
  moving: null,
  nodes: null,
  lines: [],
  drawn: null,
  inTheWay: [],
  stopped: null,
  isStuck: false,
  note: null,
};

export interface Gesture {
  move(to: Point, isFree: boolean): Preview;
  /** The step it adds; an empty change for none. */
  end(): { readonly label: string; readonly change: Change };
}

export interface Taken {
  readonly nodes: SceneNodes;
  /** The dragged object. */
  readonly id: NodeId;
  /** The rest of the selection, which moves along. */
  readonly others: readonly NodeId[];
  readonly name: string;
}

export function dragGesture({ nodes, id, others, name }: Taken, start: Point): Gesture {
  let change = noChange;
  let last: ObjectDrag | null = null;
  return {
    move(to, isFree) {
      const drag = dragObject({ nodes, id, others, by: minus(to, start), isFree });
      if (!drag) return noPreview;
      const { stopped } = drag;
      const isStuck = !drag.fits && !isFree;
      if (!isStuck) last = drag;
      change = last?.change ?? noChange;
      const shown = last?.nodes ?? nodes;
      return {
        ...noPreview,
        moving: { ids: drag.ids, nodes: shown },
        lines: Object.values(gapsAround(shown, id)),
        inTheWay: isFree ? inTheWayOf(shown, drag.ids) : stoppedBy(stopped),
        stopped,
        isStuck: isStuck || (isFree && stopped !== null),
      };
    },
    end: () => ({ label: `Move ${name}`, change }),
  };
}

function stoppedBy(stopped: Trouble | null): readonly NodeId[] {
  return stopped?.id == null ? [] : [stopped.id];
}

/** Steps when turning by the handle, in tenths of a degree. */
const TURN_STEP = 150;

function angleOf([x, y]: Point): number {
  return Math.round((Math.atan2(y, x) * 1800) / Math.PI);
}

/** Turns about a point by the handle in steps of 15 degrees, or 1 degree with Alt. */
export function turnGesture(
  { nodes, id, others, name }: Taken,
  about: Point,
  start: Point,
): Gesture | null {
  const node = nodes[id];
  if (node?.type !== 'item' && node?.type !== 'run') return null;
  const ids = [id, ...others];
  const began = node.rotationTenthsDeg;
  const from = angleOf(minus(start, about));
  let change = noChange;
  return {
    move(to, isFree) {
      const step = isFree ? 10 : TURN_STEP;
      const wanted = began + angleOf(minus(to, about)) - from;
      const turned = Math.round(wanted / step) * step;
      change = turnNodes(nodes, ids, about, turned - began);
      const next = applyChange(nodes, change);
      const taken = takenAlong(nodes, ids);
      return {
        ...noPreview,
        moving: { ids: taken, nodes: next },
        inTheWay: inTheWayOf(next, taken),
        note: `${(((turned % 3600) + 3600) % 3600) / 10}°`,
      };
    },
    end: () => ({ label: `Turn ${name}`, change }),
  };
}
