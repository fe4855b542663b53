// Rooms are the places that walls go all around: the inner faces of the net of their center lines.

import { crossOf, distanceOf, minus } from '../../plane/points.ts';
import { areaOf, type Point, type Polygon, signedAreaOf } from '../../plane/polygon.ts';
import { isSimple, tidy } from '../../plane/simple.ts';
import { ImportUnreadable } from '../import-finding.ts';
import { axisOf, seenFrom, type WallLine } from './wall-line.ts';

/** An end this near to a center line lies on it. */
const ON_LINE = 6;
/** Smaller places are shafts and gaps between walls: 4 sq ft. */
const SMALLEST = 4 * 3_048 * 3_048;
const MAX_CORNERS = 200;
/** The largest house has some hundreds; grids of hatches have millions. */
const MAX_STOPS = 20_000;

function keyOf([x, y]: Point): string {
  return `${x},${y}`;
}

/** The point of two segments' crossing in whole tenths; null where they do not cross within both. */
function crossingOf(a: WallLine, b: WallLine): Point | null {
  const [p, q] = [minus(a.to, a.from), minus(b.to, b.from)];
  const turn = crossOf(p, q);
  if (turn === 0) return null;
  const way = minus(b.from, a.from);
  const [t, u] = [crossOf(way, q) / turn, crossOf(way, p) / turn];
  if (t <= 0 || t >= 1 || u <= 0 || u >= 1) return null;
  return [Math.round(a.from[0] + p[0] * t), Math.round(a.from[1] + p[1] * t)];
}

/** Points of the net along each wall: its ends, ends of others on it, crossings. */
function stopsOf(walls: readonly WallLine[]): Point[][] {
  let count = 0;
  return walls.map((wall, i) => {
    const axis = axisOf(wall);
    const [minX, maxX] = [Math.min(wall.from[0], wall.to[0]), Math.max(wall.from[0], wall.to[0])];
    const [minY, maxY] = [Math.min(wall.from[1], wall.to[1]), Math.max(wall.from[1], wall.to[1])];
    const stops: { at: number; point: Point }[] = [
      { at: 0, point: wall.from },
      { at: axis.length, point: wall.to },
    ];
    for (const [j, other] of walls.entries()) {
      if (i === j) continue;
      if (Math.max(other.from[0], other.to[0]) < minX - ON_LINE) continue;
      if (Math.min(other.from[0], other.to[0]) > maxX + ON_LINE) continue;
      if (Math.max(other.from[1], other.to[1]) < minY - ON_LINE) continue;
      if (Math.min(other.from[1], other.to[1]) > maxY + ON_LINE) continue;
      const ends = [other.from, other.to].filter((end) => {
        const { at, left } = seenFrom(axis, end);
        return Math.abs(left) <= ON_LINE && at > ON_LINE && at < axis.length - ON_LINE;
      });
      for (const point of ends) stops.push({ at: seenFrom(axis, point).at, point });
      // The same order of the two for both, so that both round to the same point.
      const crossing = i < j ? crossingOf(wall, other) : crossingOf(other, wall);
      if (!crossing || ends.length > 0) continue;
      const there = axisOf(other);
      const onOther = [wall.from, wall.to].some(
        (end) => Math.abs(seenFrom(there, end).left) <= ON_LINE,
      );
      if (!onOther) stops.push({ at: seenFrom(axis, crossing).at, point: crossing });
    }
    count += stops.length;
    if (count > MAX_STOPS) {
      throw new ImportUnreadable('The walls cross each other more often than those of any home.');
    }
    return stops.sort((a, b) => a.at - b.at).map(({ point }) => point);
  });
}

/** Neighbors of every point of the net; points that lead nowhere are taken away. */
function netOf(walls: readonly WallLine[]): Map<string, Map<string, Point>> {
  const net = new Map<string, Map<string, Point>>();
  const link = (a: Point, b: Point) => {
    const known = net.get(keyOf(a)) ?? new Map<string, Point>();
    known.set(keyOf(b), b);
    net.set(keyOf(a), known);
  };
  for (const stops of stopsOf(walls)) {
    for (let i = 0; i + 1 < stops.length; i++) {
      const [a, b] = [stops[i], stops[i + 1]];
      if (!a || !b || distanceOf(a, b) === 0) continue;
      link(a, b);
      link(b, a);
    }
  }
  const loose = [...net].filter(([, next]) => next.size === 1).map(([key]) => key);
  for (let key = loose.pop(); key !== undefined; key = loose.pop()) {
    const [neighbor] = net.get(key)?.keys() ?? [];
    net.delete(key);
    const others = neighbor === undefined ? undefined : net.get(neighbor);
    others?.delete(key);
    if (neighbor !== undefined && others?.size === 1) loose.push(neighbor);
  }
  return net;
}

/**
 * Outlines along center lines of all places that walls enclose, counter-clockwise, the lowest and
 * leftmost first. Walls must end in whole tenths. Throws ImportUnreadable where they cross more often than
 * those of any home.
 */
export function findRooms(walls: readonly WallLine[]): Polygon[] {
  const net = netOf(walls);
  const seen = new Set<string>();
  const rooms: Polygon[] = [];
  for (const [fromKey, next] of net) {
    for (const toKey of next.keys()) {
      if (seen.has(`${fromKey} ${toKey}`)) continue;
      const ring: Point[] = [];
      let [a, b] = [fromKey, toKey];
      while (!seen.has(`${a} ${b}`)) {
        seen.add(`${a} ${b}`);
        const here = net.get(a)?.get(b);
        if (!here) break;
        ring.push(here);
        const [hx, hy] = here;
        const [ax, ay] = a.split(',').map(Number) as [number, number];
        const back = Math.atan2(ay - hy, ax - hx);
        let chosen = a;
        let min = Infinity;
        // The next to the left hand keeps the place to the left: the smallest turn clockwise from the way back.
        for (const [key, [x, y]] of net.get(b) ?? []) {
          const turn = back - Math.atan2(y - hy, x - hx);
          const clockwise = turn <= 1e-12 ? turn + 2 * Math.PI : turn;
          if (clockwise < min) {
            min = clockwise;
            chosen = key;
          }
        }
        a = b;
        b = chosen;
      }
      const outline = tidy(ring, 3);
      if (outline.length < 3 || outline.length > MAX_CORNERS) continue;
      if (signedAreaOf(ring) > 0 && areaOf(outline) >= SMALLEST && isSimple(outline)) {
        rooms.push(outline);
      }
    }
  }
  const lowest = (outline: Polygon) =>
    outline.reduce((best, one) =>
      one[1] < best[1] || (one[1] === best[1] && one[0] < best[0]) ? one : best,
    );
  return rooms.sort((p, q) => {
    const [a, b] = [lowest(p), lowest(q)];
    return a[1] - b[1] || a[0] - b[0];
  });
}
