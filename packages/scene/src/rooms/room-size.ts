import type { NodeId } from '../document/node-id.ts';
import type { SceneNodes } from '../document/scene.ts';
import { crossOf, directionOf, distanceOf, dotOf, leftOf, times } from '../plane/points.ts';
import type { Point } from '../plane/polygon.ts';
import { formatFeetInches } from '../units/feet-inches.ts';
import { type RoomShape, roomShape } from './room-shape.ts';

/** How far a room extends between its walls, along its own axes. Tenths. */
export interface RoomSize {
  readonly width: number;
  readonly depth: number;
  /** Unit vector of the width, within 45 degrees of east; the depth runs to its left. */
  readonly axis: Point;
  /** All its corners are square. */
  readonly isRectilinear: boolean;
}

/** Sine of the angle below which an edge counts as parallel: points are rounded to whole tenths. */
const PARALLEL = 0.01;
/** Edges shorter than 1 in say little about directions. */
const SHORT = 254;

function eastward(direction: Point): Point {
  const [x, y] = direction;
  if (Math.abs(x) >= Math.abs(y)) return x >= 0 ? direction : times(direction, -1);
  return y >= 0 ? times(leftOf(direction), -1) : leftOf(direction);
}

/** The size of a shape along its longest edge and across it; an oblique room is measured east and north. */
export function sizeOf({ edges }: RoomShape): RoomSize {
  const long = edges.filter(({ from, to }) => distanceOf(from, to) >= SHORT);
  const longest = long.toSorted((a, b) => distanceOf(b.from, b.to) - distanceOf(a.from, a.to))[0];
  const own: Point = longest ? eastward(directionOf(longest.from, longest.to)) : [1, 0];
  const isRectilinear = long.every(({ from, to }) => {
    const direction = directionOf(from, to);
    return Math.min(Math.abs(crossOf(own, direction)), Math.abs(dotOf(own, direction))) < PARALLEL;
  });
  const axis: Point = isRectilinear ? own : [1, 0];
  const extent = (along: Point) => {
    const places = edges.map(({ from }) => dotOf(from, along));
    return Math.max(...places) - Math.min(...places);
  };
  return { width: extent(axis), depth: extent(leftOf(axis)), axis, isRectilinear };
}

/** null for a room without a shape. */
export function roomSize(nodes: SceneNodes, roomId: NodeId): RoomSize | null {
  const shape = roomShape(nodes, roomId);
  return shape && sizeOf(shape);
}

/** Width x depth between the walls: `12' x 14' inside`. */
export function roomSizeText({ width, depth }: RoomSize): string {
  return `${formatFeetInches(width)} x ${formatFeetInches(depth)} inside`;
}
