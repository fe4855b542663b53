import { crossOf, distanceOf, dotOf, leftOf, minus, placed, unitAt } from '../../plane/points.ts';
import { boundsOf, type Point, type Polygon } from '../../plane/polygon.ts';
import type { Ground } from './ground.ts';
import { type Mover, middleOfMover } from './mover.ts';
import { boxAround, boxAt, type Pose, troubleAt } from './troubles.ts';

/** The half-plane that a position must lie in to be clear of one side of something: normal · position >= at. */
interface Side {
  readonly normal: Point;
  readonly at: number;
}

/** Curved areas have many sides; for them the mover's own axes do. */
const MAX_SIDES = 6;
/** Candidates to try, nearest first: beyond it the place is too crowded to choose for somebody. */
const MAX_TRIES = 160;

function extremes(points: Polygon, normal: Point): readonly [number, number] {
  const all = points.map((point) => dotOf(point, normal));
  return [Math.min(...all), Math.max(...all)];
}

function sidesOf(area: Polygon, own: Polygon, axes: readonly Point[]): Side[] {
  const edges = area.length > MAX_SIDES ? [] : area;
  const normals = edges.map((from, i): Point => {
    const to = area[(i + 1) % area.length] ?? from;
    const size = distanceOf(from, to) || 1;
    return [(to[1] - from[1]) / size, (from[0] - to[0]) / size];
  });
  return [...axes, ...normals].map((normal) => ({
    normal,
    at: extremes(area, normal)[1] - extremes(own, normal)[0],
  }));
}

/** Every side that something near a pose could be touched at. */
function sidesNear(ground: Ground, mover: Mover, pose: Pose, reach: number): Side[] {
  const turn = (point: Point) => placed(point, [0, 0], pose.rotationTenthsDeg);
  const right = unitAt(pose.rotationTenthsDeg);
  const axes = [right, leftOf(right), leftOf(leftOf(right)), leftOf(leftOf(leftOf(right)))];
  const near = boxAround(boxAt(mover, pose), reach);
  const sides: Side[] = [];
  const hull = mover.parts.flatMap(({ footprints }) => footprints.flat()).map(turn);
  for (const { inner } of ground.rooms) {
    for (const [i, from] of inner.entries()) {
      const to = inner[(i + 1) % inner.length] ?? from;
      const { minX, minY, maxX, maxY } = boundsOf([from, to]);
      if (maxX < near.minX || minX > near.maxX || maxY < near.minY || minY > near.maxY) continue;
      const size = distanceOf(from, to) || 1;
      const normal: Point = [(from[1] - to[1]) / size, (to[0] - from[0]) / size];
      sides.push({ normal, at: dotOf(from, normal) - extremes(hull, normal)[0] });
    }
  }
  const add = (area: Polygon, bottom: number, top: number) => {
    for (const part of mover.parts) {
      const up = pose.elevationTenths;
      if (part.isFlat || part.top + up <= bottom || part.bottom + up >= top) continue;
      for (const own of part.footprints) sides.push(...sidesOf(area, own.map(turn), axes));
    }
  };
  for (const { outline, heightTenths } of ground.walls.near(near)) add(outline, 0, heightTenths);
  for (const way of ground.ways.near(near)) add(way.area, way.bottomTenths, way.topTenths);
  for (const solid of ground.solids.near(near)) {
    if (mover.ids.has(solid.id)) continue;
    for (const footprint of solid.footprints) add(footprint, solid.bottomTenths, solid.topTenths);
  }
  return sides;
}

/**
 * The free pose nearest to one that is not, at the same rotation: against what is in the way, or in the corner
 * between two such things. null within `reach` tenths.
 */
export function slideFree(
  { ground, mover, tolerated }: { ground: Ground; mover: Mover; tolerated: ReadonlySet<string> },
  pose: Pose,
  reach: number,
): Pose | null {
  const from = pose.position;
  const distinct = new Map<string, Side>();
  for (const side of sidesNear(ground, mover, pose, reach)) {
    const off = Math.abs(side.at - dotOf(side.normal, from));
    const key = `${side.normal[0].toFixed(4)} ${side.normal[1].toFixed(4)} ${Math.round(side.at)}`;
    if (off <= reach) distinct.set(key, side);
  }
  const sides = [...distinct.values()];
  const candidates = new Map<string, Point>();
  const add = (point: Point) => {
    const whole: Point = [Math.round(point[0]), Math.round(point[1])];
    if (distanceOf(whole, from) <= reach) candidates.set(whole.join(), whole);
  };
  for (const [i, { normal, at }] of sides.entries()) {
    const off = at - dotOf(normal, from);
    add([from[0] + normal[0] * off, from[1] + normal[1] * off]);
    for (const other of sides.slice(i + 1)) {
      const turn = crossOf(normal, other.normal);
      if (Math.abs(turn) < 1e-3) continue;
      add([
        (at * other.normal[1] - other.at * normal[1]) / turn,
        (other.at * normal[0] - at * other.normal[0]) / turn,
      ]);
    }
  }
  const nearest = [...candidates.values()]
    .map((position) => ({ position, far: distanceOf(position, from) }))
    .sort((a, b) => a.far - b.far || a.position[0] - b.position[0] || a.position[1] - b.position[1])
    .slice(0, MAX_TRIES);
  for (const { position } of nearest) {
    const tried = { ...pose, position };
    if (!troubleAt(ground, mover, tried, tolerated)) return tried;
  }
  return null;
}

/** Into the room where a thing is far outside: its middle put onto the nearest point of a room. */
export function intoRoom({ rooms }: Ground, mover: Mover, pose: Pose): Pose {
  const middle = middleOfMover(mover, pose);
  const half = minus(middle, pose.position);
  let best: { readonly point: Point; readonly far: number } | null = null;
  for (const { inner } of rooms) {
    for (const [i, a] of inner.entries()) {
      const b = inner[(i + 1) % inner.length] ?? a;
      const edge = minus(b, a);
      const squared = dotOf(edge, edge) || 1;
      const t = Math.min(1, Math.max(0, dotOf(minus(middle, a), edge) / squared));
      const point: Point = [a[0] + edge[0] * t, a[1] + edge[1] * t];
      const far = distanceOf(point, middle);
      if (!best || far < best.far) best = { point, far };
    }
  }
  if (!best) return pose;
  const [x, y] = minus(best.point, half);
  return { ...pose, position: [x, y] };
}
