// What people walk around in a room: stretches of wall, and the outlines of what stands in it.
import type { NodeId } from '../document/node-id.ts';
import { along, distanceOf, dotOf, minus } from '../plane/points.ts';
import type { Point, Polygon } from '../plane/polygon.ts';
import { isWithin } from '../plane/region.ts';
import { inch } from './facts/inch.ts';
import type { RoomFacts } from './facts/room-facts.ts';
import type { SceneFacts } from './facts/scene-facts.ts';

/** An outline that people walk around, or one stretch of wall. */
export interface Feature {
  readonly id: NodeId | null;
  readonly points: Polygon;
  readonly isWall: boolean;
}

export function closestOn(points: Polygon, to: Point): Point {
  let best: Point = points[0] ?? to;
  let min = Infinity;
  const count = points.length === 2 ? 1 : points.length;
  for (let i = 0; i < count; i++) {
    const a = points[i] ?? to;
    const b = points[(i + 1) % points.length] ?? a;
    const ex = b[0] - a[0];
    const ey = b[1] - a[1];
    const squared = ex * ex + ey * ey;
    const t =
      squared === 0
        ? 0
        : Math.min(1, Math.max(0, ((to[0] - a[0]) * ex + (to[1] - a[1]) * ey) / squared));
    const x = a[0] + ex * t;
    const y = a[1] + ey * t;
    const d = (to[0] - x) ** 2 + (to[1] - y) ** 2;
    if (d < min) {
      min = d;
      best = [x, y];
    }
  }
  return best;
}

/** Distance from a point to a feature's outline; 0 inside. */
export function distanceTo(feature: Feature, point: Point): number {
  if (!feature.isWall && isWithin(feature.points, point)) return 0;
  return distanceOf(closestOn(feature.points, point), point);
}

/** The same for many points: nothing is allocated. */
export function squaredDistance({ points, isWall }: Feature, x: number, y: number): number {
  let min = Infinity;
  let inside = false;
  const count = points.length;
  let [px, py] = points[count - 1] ?? [0, 0];
  for (const [qx, qy] of points) {
    const ex = qx - px;
    const ey = qy - py;
    if (!isWall && qy > y !== py > y && x < qx + (ex * (y - qy)) / ey) inside = !inside;
    const squared = ex * ex + ey * ey;
    const t = squared === 0 ? 0 : ((x - px) * ex + (y - py) * ey) / squared;
    const clamped = Math.min(1, Math.max(0, t));
    const dx = px + ex * clamped - x;
    const dy = py + ey * clamped - y;
    const d = dx * dx + dy * dy;
    if (d < min) min = d;
    px = qx;
    py = qy;
  }
  return inside ? 0 : min;
}

export function wallFeatures(room: RoomFacts): Feature[] {
  return room.shape.edges.flatMap(({ kind, from, to, wallId }) => {
    if (kind === 'open') return [];
    const length = distanceOf(from, to);
    const direction: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const gaps = room.openings
      .filter(({ opening }) => opening.isWay && opening.node.wallId === wallId)
      .map(({ opening, at }) => {
        const middle = dotOf(minus(at, from), direction);
        return [
          middle - opening.node.widthTenths / 2,
          middle + opening.node.widthTenths / 2,
        ] as const;
      })
      .sort((a, b) => a[0] - b[0]);
    const parts: Feature[] = [];
    let start = 0;
    for (const [a, b] of [...gaps, [length, length] as const]) {
      const end = Math.min(length, Math.max(0, a));
      if (end > start + 10) {
        const points = [along(from, direction, start), along(from, direction, end)];
        parts.push({ id: wallId, points, isWall: true });
      }
      start = Math.max(start, b);
    }
    return parts;
  });
}

/** Chairs are pushed in and rugs walked on; what hangs flat on a wall is passed. */
export function itemFeatures(scene: SceneFacts, room: RoomFacts): Feature[] {
  return scene.obstacles.near(room.levelId, room.box).flatMap((one): Feature[] => {
    if (one.what === 'wall' || one.bottom >= inch(72) || one.top <= inch(2)) return [];
    const thing = one.what === 'item' ? scene.thing(one.id) : undefined;
    if (thing) {
      if (thing.role === 'chair' || thing.role === 'receptacle' || thing.role === 'grab-bar')
        return [];
      const isFlat = thing.mount === 'wall' && thing.depth < inch(5);
      if (isFlat || (thing.role === 'soft' && thing.card.category !== 'plants')) return [];
      // What stands on a counter, or hangs over one, is no narrower than the counter.
      if (
        thing.isFixed &&
        (one.bottom > inch(20) ||
          scene
            .run(thing.node.hostId ?? '')
            ?.hosted.some(({ id, cutOut }) => id === one.id && cutOut))
      )
        return [];
    }
    if (one.what === 'run' && one.bottom > inch(48)) return [];
    return [{ id: one.id, points: one.polygon, isWall: false }];
  });
}

/** Closest points of two outlines, by going back and forth from a start between them. */
export function shortest(a: Polygon, b: Polygon, start: Point): { from: Point; to: Point } {
  let from = start;
  let to = closestOn(b, from);
  for (let i = 0; i < 12; i++) {
    const nextFrom = closestOn(a, to);
    const nextTo = closestOn(b, nextFrom);
    const moved = distanceOf(nextFrom, from) + distanceOf(nextTo, to);
    from = nextFrom;
    to = nextTo;
    if (moved < 0.5) break;
  }
  return { from, to };
}
