// What a pointer does in the plan: one small function for each way to begin. A gesture shows a preview
// while it lasts and makes one step of the history at its end.
import type { PlanPoint } from '@wevisu/scene/document/lengths.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import { applyChange } from '@wevisu/scene/edit/apply-change.ts';
import { type Change, noChange } from '@wevisu/scene/edit/change.ts';
import type { Point } from '@wevisu/scene/patterns/polygon.ts';
import { gapsAround, type Measured } from '@wevisu/scene/placing/measure.ts';
import { moveCorner, moveWall } from '@wevisu/scene/placing/reshape-plan.ts';
import { directionOf, distanceOf, dotOf, leftOf, minus } from '@wevisu/scene/plane/points.ts';
import { dragThing } from '../drag/drag-thing.ts';
import { snapDrawn } from './snap-drawn.ts';

export interface Preview {
  /** Things elsewhere; the rest of the plan stands. */
  readonly moving: { readonly ids: readonly NodeId[]; readonly nodes: SceneNodes } | null;
  /** Another plan: walls moved. */
  readonly nodes: SceneNodes | null;
  readonly lines: readonly Measured[];
  /** What is being drawn. */
  readonly drawn: {
    readonly shape: 'line' | 'box';
    readonly from: Point;
    readonly to: Point;
  } | null;
}

export const noPreview: Preview = { moving: null, nodes: null, lines: [], drawn: null };

export interface Gesture {
  move(to: Point, isFree: boolean): Preview;
  /** The step that it makes; an empty change for none. */
  end(): { readonly label: string; readonly change: Change };
}

const INCH = 254;
const inches = (tenths: number) => Math.round(tenths / INCH) * INCH;

function measured(from: Point, to: Point): Measured {
  return { from, to, distance: distanceOf(from, to) };
}

export function dragGesture(nodes: SceneNodes, id: NodeId, start: Point, name: string): Gesture {
  let change = noChange;
  return {
    move(to, isFree) {
      const drag = dragThing({ nodes, id, by: minus(to, start), isFree });
      if (!drag) return noPreview;
      change = drag.change;
      return {
        ...noPreview,
        moving: { ids: drag.ids, nodes: drag.nodes },
        lines: Object.values(gapsAround(drag.nodes, id)),
      };
    },
    end: () => ({ label: `Move ${name.toLowerCase()}`, change }),
  };
}

/** A wall goes straight across itself, in whole inches. */
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
      const lines = moved?.type === 'wall' ? neighbours(next, id).map(wallLine) : [];
      return { ...noPreview, nodes: next, lines };
    },
    end: () => ({ label: 'Move wall', change }),
  };
}

type Wall = Extract<SceneNodes[string], { type: 'wall' }>;

/** Walls that end where one does: their lengths change with it. */
function neighbours(nodes: SceneNodes, id: NodeId): Wall[] {
  const own = nodes[id];
  if (own?.type !== 'wall') return [];
  const ends = [own.from, own.to].map(String);
  return Object.entries(nodes).flatMap(([other, node]) =>
    other !== id &&
    node.type === 'wall' &&
    (ends.includes(String(node.from)) || ends.includes(String(node.to)))
      ? [node]
      : [],
  );
}

function wallLine({ from, to }: Wall): Measured {
  return measured(from, to);
}

export function cornerGesture(nodes: SceneNodes, levelId: NodeId, corner: PlanPoint): Gesture {
  let change = noChange;
  return {
    move(to, isFree) {
      const at = snapDrawn({ nodes, levelId, from: null, to, isFree, except: corner });
      change = moveCorner(nodes, levelId, corner, at);
      const next = applyChange(nodes, change);
      const walls = Object.values(next).filter(
        (node): node is Wall =>
          node.type === 'wall' && [String(node.from), String(node.to)].includes(String(at)),
      );
      return { ...noPreview, nodes: next, lines: walls.map(wallLine) };
    },
    end: () => ({ label: 'Move corner', change }),
  };
}

export interface DrawnGesture {
  readonly nodes: SceneNodes;
  readonly levelId: NodeId;
  readonly shape: 'line' | 'box';
  readonly label: string;
  /** What comes of the two points. */
  readonly make: (from: PlanPoint, to: PlanPoint) => Change;
}

/** Something drawn from point to point: a measure, a wall, a room. */
export function drawGesture(
  start: Point,
  { nodes, levelId, shape, label, make }: DrawnGesture,
): Gesture {
  const from = snapDrawn({ nodes, levelId, from: null, to: start, isFree: false });
  let to = from;
  return {
    move(pointer, isFree) {
      const along = shape === 'line' ? from : null;
      to = snapDrawn({ nodes, levelId, from: along, to: pointer, isFree });
      const corner: Point = [to[0], from[1]];
      const lines =
        shape === 'line' ? [measured(from, to)] : [measured(from, corner), measured(corner, to)];
      return { ...noPreview, lines, drawn: { shape, from, to } };
    },
    end() {
      const isTiny = distanceOf(from, to) < INCH;
      return { label, change: isTiny ? noChange : make(from, to) };
    },
  };
}
