// How wide a room truly is between its walls: turned, L-shaped or narrowed by a corner that juts in.
import type { MeasuredLine } from '../../findings/finding.ts';
import { grow } from '../../plane/combine.ts';
import { along, crossOf, directionOf, distanceOf, dotOf, minus } from '../../plane/points.ts';
import { areaOf, type Point, type Polygon } from '../../plane/polygon.ts';
import { areaOfRegions, isWithin, regionOf } from '../../plane/region.ts';
import type { RoomEdge } from '../../rooms/room-shape.ts';
import { lineBetween } from '../facts/clear-ahead.ts';
import type { RoomFacts } from '../facts/room-facts.ts';

export interface ClearWidth {
  readonly width: number;
  readonly line: MeasuredLine;
}

interface Cut {
  readonly width: number;
  readonly from: Point;
  readonly to: Point;
}

interface Spot {
  readonly edge: number;
  readonly at: Point;
}

/** Area of the part of a room from one spot of its outline forward to another; no end where it is open. */
function areaBeside({ inner, edges }: RoomFacts['shape'], a: Spot, b: Spot): number {
  const part: Point[] = [a.at];
  for (let i = (a.edge + 1) % inner.length; ; i = (i + 1) % inner.length) {
    part.push(inner[i] ?? a.at);
    if (i === b.edge) break;
    if (edges[i]?.kind === 'open') return Infinity;
  }
  return areaOf([...part, b.at]);
}

/** Whether the open line between two edges stays inside the room. */
function isClear(edges: readonly RoomEdge[], { from, to }: Cut, own: readonly number[]): boolean {
  const direction = directionOf(from, to);
  const length = distanceOf(from, to);
  return edges.every((edge, i) => {
    if (own.includes(i)) return true;
    const a = crossOf(direction, minus(edge.from, from));
    const b = crossOf(direction, minus(edge.to, from));
    if (Math.max(a, b) <= 1 || Math.min(a, b) >= -1) return true;
    const t = a / (a - b);
    const at: Point = [
      edge.from[0] + (edge.to[0] - edge.from[0]) * t,
      edge.from[1] + (edge.to[1] - edge.from[1]) * t,
    ];
    const x = dotOf(minus(at, from), direction);
    return x <= 1 || x >= length - 1;
  });
}

/**
 * Lines across the room from one stretch of wall to another that faces it, at both ends and in the
 * middle of what lies opposite; none as wide as `below`.
 */
function cutsBetween(edges: readonly RoomEdge[], i: number, j: number, below: number): Cut[] {
  const a = edges[i];
  const b = edges[j];
  if (!a || !b) return [];
  const along1 = directionOf(a.from, a.to);
  const facing = dotOf(along1, directionOf(b.from, b.to));
  if (facing > -0.7) return [];
  const length = distanceOf(a.from, a.to);
  const x = (point: Point) => dotOf(minus(point, a.from), along1);
  const low = Math.max(0, Math.min(x(b.from), x(b.to)));
  const high = Math.min(length, Math.max(x(b.from), x(b.to)));
  if (high - low < 10) return [];
  const inward: Point = [-along1[1], along1[0]];
  return [low + 2, (low + high) / 2, high - 2].flatMap((at): Cut[] => {
    const from = along(a.from, along1, at);
    // Where the line straight across meets the other stretch.
    const t = (at - x(b.from)) / (x(b.to) - x(b.from));
    const to: Point = [
      b.from[0] + (b.to[0] - b.from[0]) * t,
      b.from[1] + (b.to[1] - b.from[1]) * t,
    ];
    const width = dotOf(minus(to, from), inward);
    return width > 10 && width < below ? [{ width, from, to }] : [];
  });
}

/** Across the whole outline, in the direction in which it is narrowest. */
function narrowestAcross(outline: Polygon): Cut | null {
  let best: Cut | null = null;
  for (const [i, from] of outline.entries()) {
    const next = outline[(i + 1) % outline.length] ?? from;
    if (distanceOf(from, next) < 10) continue;
    const direction = directionOf(from, next);
    const offs = outline.map((point) => crossOf(direction, minus(point, from)));
    const [low, high] = [Math.min(...offs), Math.max(...offs)];
    // Only sides that all of the room lies on one side of can bound it.
    if (low < -10 || (best && high >= best.width)) continue;
    const middle = along(from, direction, distanceOf(from, next) / 2);
    best = { width: high, from: middle, to: along(middle, [-direction[1], direction[0]], high) };
  }
  return best;
}

function toWidth({ width, from, to }: Cut): ClearWidth {
  return { width, line: lineBetween(from, to) };
}

/**
 * The narrowest place of a room under `below`; null where it is as wide everywhere. A niche is no
 * place to pass: what lies beyond a narrow line counts once it is deeper than the line is wide.
 */
export function narrowestWidth({ shape }: RoomFacts, below: number): ClearWidth | null {
  const { inner, edges } = shape;
  const across = narrowestAcross(inner);
  if (across && across.width < below && edges.every(({ kind }) => kind !== 'open'))
    return toWidth(across);
  const cuts: (Cut & { readonly own: readonly [number, number] })[] = [];
  for (const [i, a] of edges.entries()) {
    if (a.kind === 'open') continue;
    for (let j = i + 1; j < edges.length; j++) {
      if (edges[j]?.kind === 'open') continue;
      for (const cut of cutsBetween(edges, i, j, below)) cuts.push({ ...cut, own: [i, j] });
    }
  }
  cuts.sort((a, b) => a.width - b.width);
  const narrow = cuts.find((cut) => {
    const [i, j] = cut.own;
    const one = { edge: i, at: cut.from };
    const other = { edge: j, at: cut.to };
    const min = cut.width ** 2;
    return (
      areaBeside(shape, one, other) >= min &&
      areaBeside(shape, other, one) >= min &&
      isWithin(inner, [(cut.from[0] + cut.to[0]) / 2, (cut.from[1] + cut.to[1]) / 2]) &&
      isClear(edges, cut, cut.own)
    );
  });
  return narrow ? toWidth(narrow) : null;
}

/** Floor of a room where it is at least `width` across. */
export function areaAtWidth({ shape }: RoomFacts, width: number): number {
  const half = width / 2 - 2;
  return areaOfRegions(grow(grow([regionOf(shape.inner)], -half), half));
}
