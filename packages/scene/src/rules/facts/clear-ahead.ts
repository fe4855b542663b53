import type { NodeId } from '../../document/node-id.ts';
import type { MeasuredLine } from '../../findings/finding.ts';
import { along, directionOf, dotOf, minus } from '../../plane/points.ts';
import {
  areaOf,
  type Bounds,
  boundsOf,
  clipConvex,
  type Point,
  type Polygon,
} from '../../plane/polygon.ts';
import { inch } from './inch.ts';
import type { Obstacle, Obstacles } from './obstacles.ts';
import type { Face } from './thing.ts';

/** The distance from a face to the first thing in front of it. */
export interface Ahead {
  /** Tenths; `reach` where nothing is nearer. */
  readonly distance: number;
  readonly obstacle: Obstacle | null;
  readonly line: MeasuredLine | null;
}

interface AheadQuery {
  readonly levelId: NodeId;
  readonly face: Face;
  readonly reach: number;
  /** Heights that count; 0 to 72 in where left out. */
  readonly bottom?: number;
  readonly top?: number;
  ignore?(obstacle: Obstacle): boolean;
}

/** Neighbors that only touch the sides of the strip are not before the face. */
const SIDE_SLACK = 40;
/** Rugs and thresholds are walked on. */
const LOWEST = inch(1.5);
const DIMENSION_HEIGHT = inch(36);

/** A dimension at the height of a counter. */
export function lineBetween(from: Point, to: Point, heightTenths = DIMENSION_HEIGHT): MeasuredLine {
  return {
    from: [Math.round(from[0]), Math.round(from[1])],
    to: [Math.round(to[0]), Math.round(to[1])],
    heightTenths: Math.round(heightTenths),
  };
}

function nearest(polygon: Polygon, strip: Polygon, face: Face): { d: number; at: Point } | null {
  const part = clipConvex(polygon, strip);
  if (part.length < 3 || areaOf(part) < 400) return null;
  let best: { d: number; at: Point } | null = null;
  for (const at of part) {
    const d = dotOf(minus(at, face.from), face.out);
    if (!best || d < best.d) best = { d, at };
  }
  return best;
}

/** No part of a box is nearer to a face than this. */
function boxDistance({ minX, minY, maxX, maxY }: Bounds, { from, out }: Face): number {
  const x = out[0] > 0 ? minX : maxX;
  const y = out[1] > 0 ? minY : maxY;
  return dotOf(minus([x, y], from), out);
}

/** How far the strip before a face is clear, by the true outlines of what stands in it. */
export function clearAhead(obstacles: Obstacles, query: AheadQuery): Ahead {
  const { levelId, face, reach } = query;
  const side = directionOf(face.from, face.to);
  const a = along(face.from, side, SIDE_SLACK);
  const b = along(face.to, side, -SIDE_SLACK);
  const strip: Polygon = [along(b, face.out, reach), b, a, along(a, face.out, reach)];
  const turned = (b[0] - a[0]) * face.out[1] - (b[1] - a[1]) * face.out[0];
  const clip = turned > 0 ? strip.toReversed() : strip;
  const bottom = query.bottom ?? 0;
  const top = query.top ?? inch(72);
  let found: Ahead = { distance: reach, obstacle: null, line: null };
  for (const obstacle of obstacles.near(levelId, boundsOf(clip))) {
    if (obstacle.bottom >= top || obstacle.top <= Math.max(bottom, LOWEST)) continue;
    if (boxDistance(obstacle.box, face) >= found.distance || query.ignore?.(obstacle)) continue;
    const hit = nearest(obstacle.polygon, clip, face);
    if (!hit || hit.d >= found.distance) continue;
    found = {
      distance: Math.max(0, hit.d),
      obstacle,
      line: lineBetween(along(hit.at, face.out, -hit.d), hit.at),
    };
  }
  return found;
}
