import type { Bounds, Point, Polygon } from '../plane/polygon.ts';
import { turn } from '../plane/polygon.ts';

/** A piece of a pattern in the pattern's own coordinates, before it is moved to its places. */
export type Part = {
  /** Convex, counter-clockwise. */
  readonly outline: Polygon;
  readonly center: Point;
  /** Direction of the piece's length against the pattern's x axis. */
  readonly angleDeg: number;
  readonly length: number;
  readonly width: number;
  /** Which piece of a pattern of several sizes: 0 is the piece itself. */
  readonly kind: number;
};

/** Called for each piece with a part, the place of its corner, and the key of the piece. */
type Visit = (part: Part, x: number, y: number, key: number) => void;

/** Visits everything of an endless pattern that may touch `bounds`, always in the same order. */
export type Arrangement = (bounds: Bounds, visit: Visit) => void;

/** Mixes integers into one unsigned 32-bit number. */
export function mixKey(a: number, b: number, c: number): number {
  let h = Math.imul(a | 0, 0x9e3779b1) ^ Math.imul((b | 0) + 0x7f4a7c15, 0x85ebca6b);
  h ^= Math.imul((c | 0) + 0x165667b1, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

/** A number in [0, 1) from integers. */
export function unitFrom(a: number, b: number, c: number): number {
  return mixKey(a, b, c) / 0x1_0000_0000;
}

/** A rectangle of the given size about its center. */
export function rectangle(spec: {
  center: Point;
  length: number;
  width: number;
  angleDeg?: number;
  kind?: number;
}): Part {
  const { center, length, width, angleDeg = 0, kind = 0 } = spec;
  const { cos, sin } = turn(angleDeg);
  const corner = (along: number, across: number): Point => [
    center[0] + (along * cos * length) / 2 - (across * sin * width) / 2,
    center[1] + (along * sin * length) / 2 + (across * cos * width) / 2,
  ];
  const outline = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  return { outline, center, angleDeg, length, width, kind };
}

/** Parts repeated along two vectors. Each repeat's parts must lie within `reach` of its corner. */
export function lattice(u: Point, v: Point, parts: readonly Part[]): Arrangement {
  const reach = Math.max(
    ...parts.flatMap((part) => part.outline.map(([x, y]) => Math.hypot(x, y))),
  );
  const det = u[0] * v[1] - u[1] * v[0];
  return (bounds, visit) => {
    const range = indexRange(bounds, reach, u, v, det);
    for (let j = range.minJ; j <= range.maxJ; j++) {
      for (let i = range.minI; i <= range.maxI; i++) {
        const x = i * u[0] + j * v[0];
        const y = i * u[1] + j * v[1];
        if (x < bounds.minX - reach || x > bounds.maxX + reach) continue;
        if (y < bounds.minY - reach || y > bounds.maxY + reach) continue;
        for (const [index, part] of parts.entries()) visit(part, x, y, mixKey(i, j, index));
      }
    }
  };
}

function indexRange(bounds: Bounds, reach: number, u: Point, v: Point, det: number) {
  const corners: Point[] = [
    [bounds.minX - reach, bounds.minY - reach],
    [bounds.maxX + reach, bounds.minY - reach],
    [bounds.minX - reach, bounds.maxY + reach],
    [bounds.maxX + reach, bounds.maxY + reach],
  ];
  const is = corners.map(([x, y]) => (x * v[1] - y * v[0]) / det);
  const js = corners.map(([x, y]) => (y * u[0] - x * u[1]) / det);
  return {
    minI: Math.floor(Math.min(...is)),
    maxI: Math.ceil(Math.max(...is)),
    minJ: Math.floor(Math.min(...js)),
    maxJ: Math.ceil(Math.max(...js)),
  };
}
