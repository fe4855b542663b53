// Puts together what trapezoids cut of one piece: the parts of it that hang together, each with its
// outline and its holes.

import { areaOf, type Point, type Polygon, signedAreaOf } from '../plane/polygon.ts';
import { isWithin } from '../plane/region.ts';

/** The part of a piece that lies in the surface. */
type JoinedPart = {
  /** Counter-clockwise, simple. */
  readonly outline: Polygon;
  readonly holes: readonly Polygon[];
  readonly area: number;
};

/** A clipped trapezoid; `low` and `high` are the levels at which it may touch others. */
export type Fragment = {
  readonly outline: Polygon;
  readonly low: number;
  readonly high: number;
};

/** Points nearer than this are one. A hundredth of a micrometre. */
const near = 1e-4;
/** Twice the area below which three points count as on one line. */
const straight = 1e-3;

/**
 * Joins fragments that share a stretch of a level line. Inner edges cancel out; what is left is
 * walked ring by ring, so that parts which touch in a point stay apart.
 */
export function joinParts(fragments: readonly Fragment[]): JoinedPart[] {
  const places: Point[] = [];
  const outgoing: number[][] = [];
  const place = (point: Point): number => {
    for (const [n, [x, y]] of places.entries()) {
      if (Math.abs(x - point[0]) < near && Math.abs(y - point[1]) < near) return n;
    }
    outgoing.push([]);
    return places.push(point) - 1;
  };
  const link = (from: Point, to: Point) => {
    const a = place(from);
    const b = place(to);
    if (a !== b) outgoing[a]?.push(b);
  };
  const levels = new Map<number, LevelEdge[]>();
  for (const { outline, low, high } of fragments) {
    let from = outline[outline.length - 1] as Point;
    for (const to of outline) {
      const level = isAt(from, to, low) ? low : isAt(from, to, high) ? high : null;
      if (level === null) link(from, to);
      else levels.set(level, [...(levels.get(level) ?? []), { from: from[0], to: to[0] }]);
      from = to;
    }
  }
  for (const [y, edges] of levels) {
    for (const { from, to } of uncancelled(edges)) link([from, y], [to, y]);
  }
  return toParts(ringsOf(places, outgoing));
}

type LevelEdge = { readonly from: number; readonly to: number };

function isAt(from: Point, to: Point, level: number): boolean {
  return Math.abs(from[1] - level) < near && Math.abs(to[1] - level) < near;
}

/** Stretches of a level line that edges in one direction cover and none in the other do. */
function uncancelled(edges: readonly LevelEdge[]): LevelEdge[] {
  const stops = edges.flatMap(({ from, to }) => [from, to]).sort((a, b) => a - b);
  const left: LevelEdge[] = [];
  for (let n = 0; n + 1 < stops.length; n++) {
    const a = stops[n] as number;
    const b = stops[n + 1] as number;
    if (b - a < near) continue;
    const middle = (a + b) / 2;
    let net = 0;
    for (const { from, to } of edges) {
      if (from < middle && to > middle) net++;
      if (to < middle && from > middle) net--;
    }
    if (net > 0) left.push({ from: a, to: b });
    if (net < 0) left.push({ from: b, to: a });
  }
  return left;
}

function ringsOf(places: readonly Point[], outgoing: number[][]): Polygon[] {
  const rings: Polygon[] = [];
  for (const [start, ends] of outgoing.entries()) {
    while (ends.length > 0) {
      const ring: Point[] = [];
      let from = start;
      let to = ends.pop() as number;
      // Each step takes an edge away, so the walk ends.
      while (true) {
        ring.push(places[from] as Point);
        const next = to === start ? null : leftmost(places, outgoing, from, to);
        if (next === null) break;
        from = to;
        to = next;
      }
      rings.push(withoutStraights(ring));
    }
  }
  return rings.filter((ring) => ring.length >= 3);
}

/** Takes the edge that turns most to the left: the one round the same part. */
function leftmost(
  places: readonly Point[],
  outgoing: number[][],
  from: number,
  at: number,
): number | null {
  const ends = outgoing[at] as number[];
  const [ax, ay] = places[from] as Point;
  const [bx, by] = places[at] as Point;
  if (ends.length === 0) return null;
  let best = 0;
  let bestTurn = -Infinity;
  for (const [n, end] of ends.entries()) {
    const [cx, cy] = places[end] as Point;
    const cross = (bx - ax) * (cy - by) - (by - ay) * (cx - bx);
    const dot = (bx - ax) * (cx - bx) + (by - ay) * (cy - by);
    const turned = Math.atan2(cross, dot);
    if (turned > bestTurn) {
      best = n;
      bestTurn = turned;
    }
  }
  return ends.splice(best, 1)[0] as number;
}

/** Points are taken one by one: a tip of several small steps would be lost if all went that are straight at first. */
function withoutStraights(ring: readonly Point[]): Polygon {
  const left = [...ring];
  let n = 0;
  while (n < left.length) {
    const a = left[(n + left.length - 1) % left.length] as Point;
    const b = left[n] as Point;
    const c = left[(n + 1) % left.length] as Point;
    const cross = (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
    if (Math.abs(cross) > straight) n++;
    else left.splice(n, 1);
  }
  return left;
}

function toParts(rings: readonly Polygon[]): JoinedPart[] {
  const outers = rings.filter((ring) => signedAreaOf(ring) > 0);
  const inners = rings.filter((ring) => signedAreaOf(ring) < 0);
  return outers.map((outline) => {
    const holes = inners.filter(([first]) => first !== undefined && isWithin(outline, first));
    const area = holes.reduce((left, hole) => left - areaOf(hole), areaOf(outline));
    return { outline, holes, area };
  });
}
