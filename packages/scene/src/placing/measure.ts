import type { NodeId } from '../document/node-id.ts';
import { nodeOf, type SceneNodes } from '../document/scene.ts';
import {
  along,
  crossOf,
  directionOf,
  distanceOf,
  dotOf,
  middleOf,
  minus,
  placed,
} from '../plane/points.ts';
import type { Point, Polygon } from '../plane/polygon.ts';
import { segmentsMeet } from '../plane/simple.ts';
import { roomShapesOf } from '../rooms/room-shape.ts';
import { wallShapes } from '../rooms/wall-shapes.ts';
import { bodyOf } from './body-of.ts';
import { isStanding, localBoxOf } from './local-box.ts';

/** A measured distance in plan, tenths; 0 where the two touch or overlap. */
export interface Measured {
  readonly distance: number;
  readonly from: Point;
  readonly to: Point;
}

function outlinesOf(nodes: SceneNodes, id: NodeId): readonly Polygon[] {
  const wall = nodeOf(nodes, id, 'wall');
  if (!wall) return bodyOf(nodes, id)?.footprints ?? [];
  const outline = wallShapes(nodes, wall.levelId).get(id)?.outline;
  return outline ? [outline] : [];
}

function nearestOn(point: Point, from: Point, to: Point): Point {
  const edge = minus(to, from);
  const squared = dotOf(edge, edge);
  const t = squared === 0 ? 0 : dotOf(minus(point, from), edge) / squared;
  return along(from, edge, Math.min(1, Math.max(0, t)));
}

function betweenSegments(a: Point, b: Point, c: Point, d: Point): Measured {
  if (segmentsMeet(a, b, c, d)) return { distance: 0, from: a, to: a };
  const pairs: [Point, Point][] = [
    [a, nearestOn(a, c, d)],
    [b, nearestOn(b, c, d)],
    [nearestOn(c, a, b), c],
    [nearestOn(d, a, b), d],
  ];
  const measured = pairs.map(([from, to]) => ({ distance: distanceOf(from, to), from, to }));
  return measured.reduce((best, one) => (one.distance < best.distance ? one : best));
}

/** The nearest two points of two things or walls; null where one of them has no body. */
export function distanceBetween(nodes: SceneNodes, a: NodeId, b: NodeId): Measured | null {
  let best: Measured | null = null;
  for (const one of outlinesOf(nodes, a)) {
    for (const other of outlinesOf(nodes, b)) {
      for (const [i, from] of one.entries()) {
        for (const [j, start] of other.entries()) {
          const to = one[(i + 1) % one.length] ?? from;
          const end = other[(j + 1) % other.length] ?? start;
          const found = betweenSegments(from, to, start, end);
          if (!best || found.distance < best.distance) best = found;
        }
      }
    }
  }
  return best;
}

export const sides = ['left', 'right', 'front', 'back'] as const;
export type Side = (typeof sides)[number];

function hitOf(from: Point, direction: Point, a: Point, b: Point): number | null {
  const edge = minus(b, a);
  const turn = crossOf(direction, edge);
  if (Math.abs(turn) < 1e-9) return null;
  const distance = crossOf(minus(a, from), edge) / turn;
  const place = crossOf(minus(a, from), direction) / turn;
  return distance >= -1 && place >= 0 && place <= 1 ? Math.max(0, distance) : null;
}

function obstaclesOf(nodes: SceneNodes, id: NodeId, levelId: NodeId): Polygon[] {
  const own = bodyOf(nodes, id);
  const rooms = roomShapesOf(nodes, levelId).map(([, { inner }]) => inner);
  const things = Object.entries(nodes).flatMap(([otherId, other]) => {
    if (otherId === id || !isStanding(other) || other.levelId !== levelId) return [];
    const body = bodyOf(nodes, otherId);
    const isBeside =
      own && body && body.bottomTenths < own.topTenths && own.bottomTenths < body.topTenths;
    return isBeside ? body.footprints : [];
  });
  return [...rooms, ...things];
}

/**
 * How far it is from the middle of each side of a thing, straight out, to the next wall, open edge of a
 * room or thing at its height. Sides that look into the open are left out.
 */
export function gapsAround(nodes: SceneNodes, id: NodeId): Partial<Record<Side, Measured>> {
  const node = Object.hasOwn(nodes, id) ? nodes[id] : undefined;
  if (!isStanding(node)) return {};
  const box = localBoxOf(node);
  if (!box) return {};
  const obstacles = obstaclesOf(nodes, id, node.levelId);
  const place = (x: number, y: number) => placed([x, y], node.position, node.rotationTenthsDeg);
  const [x, y] = middleOf([box.minX, box.minY], [box.maxX, box.maxY]);
  const middles: Record<Side, Point> = {
    left: place(box.minX, y),
    right: place(box.maxX, y),
    front: place(x, box.minY),
    back: place(x, box.maxY),
  };
  const center = place(x, y);
  const found: Partial<Record<Side, Measured>> = {};
  for (const side of sides) {
    const from = middles[side];
    const direction = directionOf(center, from);
    let min = Infinity;
    for (const polygon of obstacles) {
      for (const [i, a] of polygon.entries()) {
        const distance = hitOf(from, direction, a, polygon[(i + 1) % polygon.length] ?? a);
        if (distance !== null && distance < min) min = distance;
      }
    }
    if (min < Infinity) found[side] = { distance: min, from, to: along(from, direction, min) };
  }
  return found;
}
