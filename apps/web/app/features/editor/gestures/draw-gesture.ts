// Draws from point to point: a dimension, a wall or a room. Lengths can be typed while drawing.
import type { PlanPoint } from '@wevisu/scene/document/lengths.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import { type Change, noChange } from '@wevisu/scene/edit/change.ts';
import { along, directionOf, distanceOf } from '@wevisu/scene/plane/points.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';
import type { MeasureLine } from '../drawings/measure-lines.tsx';
import { snapDrawn } from '../edits/snap-drawn.ts';
import { type Gesture, noPreview, type Preview } from './gesture.ts';

export type DrawnShape = 'line' | 'box';

/** Typed lengths in tenths; null follows the pointer. A line uses the first one only. */
export type TypedLengths = readonly [first: number | null, second: number | null];

export interface DrawGesture extends Gesture {
  readonly shape: DrawnShape;
  readonly from: PlanPoint;
  /** The current drawing, without moving the pointer. */
  preview(): Preview;
  type(lengths: TypedLengths): Preview;
  /** Where it ends now. */
  to(): PlanPoint;
}

export interface Drawn {
  readonly nodes: SceneNodes;
  readonly levelId: NodeId;
  readonly shape: DrawnShape;
  readonly label: string;
  /** What a line is measured by; between points there is nothing to ask. */
  readonly by?: 'center';
  /** What the two points create. */
  readonly make: (from: PlanPoint, to: PlanPoint) => Change;
}

const INCH = 254;

/** The sides of a room are measured between its walls, which are centered on the drawn lines. */
const WALL = 1_143;

/** The measured part of the distance between two drawn points. */
export function drawnLengths(
  shape: DrawnShape,
  from: Point,
  to: Point,
): readonly [first: number, second: number] {
  if (shape === 'line') return [distanceOf(from, to), 0];
  const side = (a: number, b: number) => Math.max(0, Math.abs(b - a) - WALL);
  return [side(from[0], to[0]), side(from[1], to[1])];
}

/**
 * Moves `to` so that the typed lengths hold. It keeps its direction, or points east and north without one.
 */
export function withTyped(
  shape: DrawnShape,
  [from, to]: readonly [PlanPoint, PlanPoint],
  [first, second]: TypedLengths,
): PlanPoint {
  if (shape === 'line') {
    if (first === null) return to;
    const way = distanceOf(from, to) < 1 ? ([1, 0] as const) : directionOf(from, to);
    const [x, y] = along(from, way, first);
    return [Math.round(x), Math.round(y)];
  }
  const side = (a: number, b: number, length: number | null) =>
    length === null ? b : a + (b < a ? -1 : 1) * (length + WALL);
  return [side(from[0], to[0], first), side(from[1], to[1], second)];
}

export function drawGesture(
  start: Point,
  { nodes, levelId, shape, label, by, make }: Drawn,
): DrawGesture {
  const from = snapDrawn({ nodes, levelId, from: null, to: start, isFree: false });
  let pointed = from;
  let typed: TypedLengths = [null, null];
  const end = () => withTyped(shape, [from, pointed], typed);

  function preview(): Preview {
    const to = end();
    const corner: Point = [to[0], from[1]];
    const [first, second] = drawnLengths(shape, from, to);
    const lines: MeasureLine[] =
      shape === 'line'
        ? [{ from, to, distance: first, ...(by ? { by } : {}) }]
        : [
            { from, to: corner, distance: first, by: 'inside' },
            { from: corner, to, distance: second, by: 'inside' },
          ];
    return { ...noPreview, lines, drawn: { shape, from, to } };
  }

  return {
    shape,
    from,
    to: end,
    preview,
    move(pointer, isFree) {
      const toward = shape === 'line' ? from : null;
      pointed = snapDrawn({ nodes, levelId, from: toward, to: pointer, isFree });
      return preview();
    },
    type(lengths) {
      typed = lengths;
      return preview();
    },
    end() {
      const to = end();
      const isTiny = distanceOf(from, to) < INCH;
      return { label, change: isTiny ? noChange : make(from, to) };
    },
  };
}
