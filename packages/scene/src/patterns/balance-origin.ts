// Where a pattern starts by default: no cut smaller than half a tile where that is possible,
// centered otherwise (ANSI A108.02 4.3).

import { boundsOf, type Point, type Polygon, turn } from '../plane/polygon.ts';
import { isWithin } from '../plane/region.ts';
import type { Pattern, Piece } from './laying.ts';
import { ownAngle } from './own-angle.ts';

type BalanceRequest = {
  /** Outlines and holes of everything that the pattern covers as one field. */
  readonly rings: readonly Polygon[];
  readonly pattern: Pattern;
  readonly piece: Piece;
  readonly joint: number;
  readonly angleDeg: number;
};

/** One direction of a pattern: pieces of a size, and by how much of a module its rows are shifted. */
type Axis = { readonly size: number; readonly joint: number; readonly shares: readonly number[] };

/** Tried starts within one piece: every 1/4 in of a 12 in tile. */
const steps = 48;
/** Edges less out of level than this are taken as level, tenths. */
const level = 0.5;

/** An origin in the surface's coordinates, whole tenths of a millimeter. */
export function balancedOrigin(request: BalanceRequest): Point {
  const { cos, sin } = turn(request.angleDeg + ownAngle(request.pattern));
  const rings = request.rings.map((ring) =>
    ring.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]),
  );
  const [x, y] = localOrigin(request, rings);
  return [Math.round(x * cos - y * sin), Math.round(x * sin + y * cos)];
}

function localOrigin({ pattern, piece, joint }: BalanceRequest, rings: Polygon[]): Point {
  const { minX, minY, maxX, maxY } = boundsOf(rings.flat());
  const middle: Point = [(minX + maxX) / 2, (minY + maxY) / 2];
  const rows = () => startOf(rings, 1, { size: piece.widthTenths, joint, shares: [0] });
  const along = (shares: readonly number[]): Axis => ({ size: piece.lengthTenths, joint, shares });
  switch (pattern) {
    case 'stacked':
    case 'diagonal':
      return [startOf(rings, 0, along([0])), rows()];
    case 'third-offset':
      return [startOf(rings, 0, along([0, 1 / 3, 2 / 3])), rows()];
    case 'half-offset':
      return [startOf(rings, 0, along([0, 1 / 2])), rows()];
    case 'brick-bond':
      return [middle[0], rows()];
    case 'random-plank':
      // Each row fits its own ends: see course-patterns.ts.
      return [minX, rows()];
    case 'ledger':
      // Panels and stones start whole from the bottom up.
      return [minX, minY];
    default:
      return middle;
  }
}

/** An edge across the direction; `beyond` where the surface lies on its greater side. */
type Edge = { readonly at: number; readonly beyond: boolean };

function edgesAcross(rings: readonly Polygon[], axis: 0 | 1): Edge[] {
  const found = new Map<number, Edge>();
  for (const ring of rings) {
    let from = ring[ring.length - 1] as Point;
    for (const to of ring) {
      if (Math.abs(to[axis] - from[axis]) < level) {
        const at = (to[axis] + from[axis]) / 2;
        const middle: [number, number] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
        middle[axis] = at + 1;
        if (from[0] !== to[0] || from[1] !== to[1]) {
          const beyond = isCovered(rings, middle);
          found.set(Math.round(at) * 2 + (beyond ? 1 : 0), { at, beyond });
        }
      }
      from = to;
    }
  }
  return [...found.values()];
}

function isCovered(rings: readonly Polygon[], point: Point): boolean {
  return rings.filter((ring) => isWithin(ring, point)).length % 2 === 1;
}

/** The smallest piece that edges leave when a row starts at `start`. */
function smallestCut(edges: readonly Edge[], { size, joint, shares }: Axis, start: number): number {
  const module = size + joint;
  let min = size;
  for (const { at, beyond } of edges) {
    for (const share of shares) {
      const turns = (at - start) / module - share;
      const place = (turns - Math.floor(turns)) * module - joint / 2;
      // Within a joint nothing is cut.
      if (place <= 0.5 || place >= size - 0.5) continue;
      min = Math.min(min, beyond ? size - place : place);
    }
  }
  return min;
}

function startOf(rings: readonly Polygon[], direction: 0 | 1, axis: Axis): number {
  const bounds = boundsOf(rings.flat());
  const [low, high] = direction === 0 ? [bounds.minX, bounds.maxX] : [bounds.minY, bounds.maxY];
  const module = axis.size + axis.joint;
  const middle = (low + high) / 2;
  const enough = axis.size / 2 - axis.joint;
  const edges = edgesAcross(rings, direction);
  // Where niches and islands stand in the way, the outer walls come first.
  const outer = edges.filter(({ at }) => at < low + level || at > high - level);
  const best = (among: readonly Edge[], starts: readonly number[]) =>
    starts
      .map((start) => ({ start, min: smallestCut(among, axis, start) }))
      .reduce((a, b) => (b.min > a.min + 0.5 ? b : a));
  const grid = Array.from({ length: steps }, (_, n) => middle + (n / steps) * module);
  for (const among of [edges, outer]) {
    const centered = best(among, [middle, middle - module / 2]);
    if (centered.min >= enough) return centered.start;
    const flush = among.map(({ at, beyond }) => at + ((beyond ? -1 : 1) * axis.joint) / 2);
    const found = best(among, [...flush, ...grid]);
    if (found.min >= enough) return found.start;
  }
  return best(outer, [middle, middle - module / 2]).start;
}
