// Union, difference and offset of regions. The only file that knows the clipping library: it works on
// integers, so points are held in 1/128 tenth (0.8 micrometres); whole and half tenths stay exact.
import { ClipType, FillRule, type Path64, type Paths64 } from 'clipper2-ts/dist/Core.js';
// Module by module: its index brings triangulation and two more engines to every page.
import { Clipper64, type PolyPath64, PolyTree64 } from 'clipper2-ts/dist/Engine.js';
import { ClipperOffset, EndType, JoinType } from 'clipper2-ts/dist/Offset.js';
import type { Polygon } from './polygon.ts';
import { areaOfRegions, type Region } from './region.ts';

const SCALE = 128;
/** Mean width in tenths below which a piece is a rounding sliver: 5 micrometres. */
const SLIVER = 0.05;

function toPath(polygon: Polygon): Path64 {
  return polygon.map(([x, y]) => ({ x: Math.round(x * SCALE), y: Math.round(y * SCALE) }));
}

function toPaths(regions: readonly Region[]): Paths64 {
  return regions.flatMap(({ outline, holes }) => [toPath(outline), ...holes.map(toPath)]);
}

function fromPath(path: Path64 | null): Polygon {
  return (path ?? []).map(({ x, y }) => [x / SCALE, y / SCALE] as const);
}

function perimeterOf(polygon: Polygon): number {
  return polygon.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = polygon[(i + 1) % polygon.length] ?? [x, y];
    return sum + Math.hypot(nextX - x, nextY - y);
  }, 0);
}

function collect(node: PolyPath64, into: Region[]): void {
  for (let i = 0; i < node.count; i++) {
    const outer = node.child(i);
    const holes: Polygon[] = [];
    for (let j = 0; j < outer.count; j++) {
      const hole = outer.child(j);
      holes.push(fromPath(hole.poly));
      collect(hole, into);
    }
    const region = { outline: fromPath(outer.poly), holes };
    if (areaOfRegions([region]) > SLIVER * perimeterOf(region.outline)) into.push(region);
  }
}

function combine(
  type: ClipType,
  subject: readonly Region[],
  clip: readonly Region[],
  rule: FillRule = FillRule.NonZero,
): Region[] {
  const clipper = new Clipper64();
  clipper.addSubject(toPaths(subject));
  if (clip.length > 0) clipper.addClip(toPaths(clip));
  const tree = new PolyTree64();
  clipper.execute(type, rule, tree);
  const found: Region[] = [];
  collect(tree, found);
  return found;
}

/** All that lies in any of the regions. */
export function unite(regions: readonly Region[]): Region[] {
  return regions.length === 0 ? [] : combine(ClipType.Union, regions, []);
}

/** `from` without `cuts`. */
export function subtract(from: readonly Region[], cuts: readonly Region[]): Region[] {
  if (from.length === 0) return [];
  return combine(ClipType.Difference, from, cuts);
}

/** What lies in both. */
export function intersect(a: readonly Region[], b: readonly Region[]): Region[] {
  if (a.length === 0 || b.length === 0) return [];
  return combine(ClipType.Intersection, a, b);
}

/** Regions of an outline that may cross itself: what it goes round an odd number of times. */
export function untangle(polygon: Polygon): Region[] {
  return combine(ClipType.Union, [{ outline: polygon, holes: [] }], [], FillRule.EvenOdd);
}

/** The regions with every edge moved outward by `by` tenths (inward if negative); corners stay sharp. */
export function grow(regions: readonly Region[], by: number): Region[] {
  if (regions.length === 0 || by === 0) return [...regions];
  const offset = new ClipperOffset(8);
  offset.addPaths(toPaths(regions), JoinType.Miter, EndType.Polygon);
  const tree = new PolyTree64();
  offset.execute(by * SCALE, tree);
  const found: Region[] = [];
  collect(tree, found);
  return found;
}
