import { doubleArea, type Outline } from './outline.ts';
import type { Vec2 } from './vec.ts';

function turnOf(a: Vec2, b: Vec2, c: Vec2): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function isInside(p: Vec2, a: Vec2, b: Vec2, c: Vec2): boolean {
  return turnOf(a, b, p) >= 0 && turnOf(b, c, p) >= 0 && turnOf(c, a, p) >= 0;
}

function samePlace(a: Vec2, b: Vec2): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** How far a way is turned counter-clockwise from another, 0 to a full turn. */
function turnFrom(way: Vec2, other: Vec2): number {
  const angle = Math.atan2(
    other[0] * way[1] - other[1] * way[0],
    other[0] * way[0] + other[1] * way[1],
  );
  return angle < 0 ? angle + 2 * Math.PI : angle;
}

/** Whether a corner of a counter-clockwise ring looks toward a point; the tip of a slit looks everywhere. */
function looksToward(before: Vec2, corner: Vec2, after: Vec2, point: Vec2): boolean {
  const way = (to: Vec2): Vec2 => [to[0] - corner[0], to[1] - corner[1]];
  const open = turnFrom(way(before), way(after)) || 2 * Math.PI;
  const toward = turnFrom(way(point), way(after));
  return toward > 0 && toward < open;
}

/** Points are rounded: a hole that touches its outline may lie past it by so much of its own size. */
const ROUNDING = 1e-6;

function isOnEdge([x, y]: Vec2, a: Vec2, b: Vec2): boolean {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const long = Math.hypot(dx, dy) || 1;
  const along = ((x - a[0]) * dx + (y - a[1]) * dy) / long;
  const off = Math.abs((x - a[0]) * dy - (y - a[1]) * dx) / long;
  return along >= 0 && along <= long && off < long * ROUNDING;
}

/** Joins a hole whose first point lies on an edge of the ring: it is a notch in that edge. */
function notch(points: readonly Vec2[], ring: readonly number[], hole: readonly number[]) {
  const at = (i: number | undefined): Vec2 => points[i ?? 0] ?? [0, 0];
  const isOn = (index: number | undefined, i: number) =>
    isOnEdge(at(index), at(ring[i]), at(ring[(i + 1) % ring.length]));
  const edge = ring.findIndex((_, i) => isOn(hole[0], i));
  if (edge < 0) throw new Error('a hole lies outside its outline');
  const first = hole[0] ?? 0;
  // A whole edge of the hole on that of the ring leaves nothing between them.
  const inside = isOn(hole.at(-1), edge)
    ? hole
    : isOn(hole[1], edge)
      ? [...hole.slice(1), first]
      : [...hole, first];
  return [...ring.slice(0, edge + 1), ...inside, ...ring.slice(edge + 1)];
}

/** Joins a hole to the ring by a two-way bridge from the hole's rightmost point. */
function bridge(points: readonly Vec2[], ring: readonly number[], hole: readonly number[]) {
  const at = (i: number): Vec2 => points[i] ?? [0, 0];
  let start = 0;
  hole.forEach((index, i) => {
    if (at(index)[0] > at(hole[start] ?? 0)[0]) start = i;
  });
  const from = at(hole[start] ?? 0);
  let best = -1;
  let bestX = Infinity;
  for (let i = 0; i < ring.length; i++) {
    const a = at(ring[i] ?? 0);
    const b = at(ring[(i + 1) % ring.length] ?? 0);
    if (a[1] > from[1] || b[1] < from[1] || a[1] === b[1]) continue;
    const x = a[0] + ((from[1] - a[1]) / (b[1] - a[1])) * (b[0] - a[0]);
    if (x >= from[0] && x < bestX) {
      bestX = x;
      best = a[0] > b[0] ? i : (i + 1) % ring.length;
    }
  }
  if (best < 0) return notch(points, ring, [...hole.slice(start), ...hole.slice(0, start)]);
  // A reflex point inside the triangle (from, hit, candidate) hides the candidate: take the one
  // nearest in direction instead.
  const hit: Vec2 = [bestX, from[1]];
  const candidate = at(ring[best] ?? 0);
  let bestTan = Infinity;
  let bestReach = Infinity;
  // A corner straight ahead is hidden by none, and corners behind it on the same line must not be taken.
  const isAhead = samePlace(hit, candidate);
  for (let i = 0; i < ring.length && !isAhead; i++) {
    const p = at(ring[i] ?? 0);
    if (p[0] <= from[0] || samePlace(p, candidate)) continue;
    const [a, b, c] =
      candidate[1] > from[1] ? [from, hit, candidate] : ([from, candidate, hit] as const);
    if (!isInside(p, a, b, c)) continue;
    const reach = p[0] - from[0];
    const tan = Math.abs(p[1] - from[1]) / reach;
    if (tan < bestTan || (tan === bestTan && reach < bestReach)) {
      bestTan = tan;
      bestReach = reach;
      best = i;
    }
  }
  // Bridges before this one left some corners in the ring twice: one of them looks this way.
  const end = at(ring[best] ?? 0);
  const facing = ring.findIndex((index, i) => {
    const before = at(ring[(i + ring.length - 1) % ring.length] ?? 0);
    const after = at(ring[(i + 1) % ring.length] ?? 0);
    return samePlace(at(index), end) && looksToward(before, end, after, from);
  });
  if (facing >= 0) best = facing;
  const turned = [...hole.slice(start), ...hole.slice(0, start)];
  const bridgeEnd = ring[best] ?? 0;
  return [
    ...ring.slice(0, best + 1),
    ...turned,
    turned[0] ?? 0,
    bridgeEnd,
    ...ring.slice(best + 1),
  ];
}

/**
 * Ear clipping of an outline with holes. Returns indices into [...outline, ...hole1, ...hole2, …],
 * counter-clockwise triangles whichever way the rings run. Adds no points. Quadratic in the points.
 */
export function triangulate(outline: Outline, holes: readonly Outline[] = []): number[] {
  const points: Vec2[] = [...outline, ...holes.flat()];
  const at = (i: number): Vec2 => points[i] ?? [0, 0];
  let ring = outline.map((_, i) => i);
  if (doubleArea(outline) < 0) ring.reverse();
  let base = outline.length;
  const rings = holes.map((hole) => {
    const indices = hole.map((_, i) => base + i);
    base += hole.length;
    return doubleArea(hole) > 0 ? indices.reverse() : indices;
  });
  const reach = (hole: readonly number[]) => Math.max(...hole.map((i) => at(i)[0]));
  for (const hole of rings.sort((a, b) => reach(b) - reach(a))) ring = bridge(points, ring, hole);

  const triangles: number[] = [];
  const left = ring.slice();
  let misses = 0;
  let i = 0;
  while (left.length > 3) {
    const count = left.length;
    const ia = left[(i + count - 1) % count] ?? 0;
    const ib = left[i % count] ?? 0;
    const ic = left[(i + 1) % count] ?? 0;
    const [a, b, c] = [at(ia), at(ib), at(ic)];
    // After a whole fruitless round only slivers are left: take them as they come.
    const isEar =
      misses > count ||
      (turnOf(a, b, c) > 0 &&
        !left.some((j) => {
          const p = at(j);
          if (j === ia || j === ib || j === ic) return false;
          if (samePlace(p, a) || samePlace(p, b) || samePlace(p, c)) return false;
          return isInside(p, a, b, c);
        }));
    if (isEar) {
      triangles.push(ia, ib, ic);
      left.splice(i % count, 1);
      misses = 0;
      // Stepping on keeps the triangles of a smooth ring from fanning out of one point.
      i = i % left.length;
    } else {
      misses++;
      i = (i + 1) % count;
    }
  }
  triangles.push(...left);
  return triangles;
}
