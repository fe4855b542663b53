import type { NodeId } from '../../document/node-id.ts';
import { grow, subtract } from '../../plane/combine.ts';
import { crossOf, distanceToSegment, middleOf, minus, placed } from '../../plane/points.ts';
import { type Bounds, boundsOf, type Point, type Polygon } from '../../plane/polygon.ts';
import { isWithin, regionOf } from '../../plane/region.ts';
import { overlapsBy } from '../overlap.ts';
import type { Ground, Solid } from './ground.ts';
import { mayShare } from './may-share.ts';
import type { Mover } from './mover.ts';
import { type Trouble, troubleKey } from './trouble.ts';

/** Things touch: what is less deep than this (1 mm) is no overlap. Tenths. */
const SLACK = 10;

/** Where a thing is tried. */
export interface Pose {
  readonly position: Point;
  readonly rotationTenthsDeg: number;
  readonly elevationTenths: number;
  readonly hostId: NodeId | null;
}

export function boxAround({ minX, minY, maxX, maxY }: Bounds, by: number): Bounds {
  return { minX: minX - by, minY: minY - by, maxX: maxX + by, maxY: maxY + by };
}

/** A mover's body at a pose, whole: for what may be near. */
export function boxAt({ parts }: Mover, { position, rotationTenthsDeg }: Pose): Bounds {
  return boundsOf(
    parts.flatMap(({ footprints }) =>
      footprints.flatMap((polygon) =>
        polygon.map((point) => placed(point, position, rotationTenthsDeg)),
      ),
    ),
  );
}

/** Whether all corners lie to the left of every edge: in a convex room there is no more to it. */
function isPlainlyIn(inner: Polygon, polygon: Polygon): boolean {
  return inner.every((from, i) => {
    const edge = minus(inner[(i + 1) % inner.length] ?? from, from);
    const least = -SLACK * Math.hypot(...edge);
    return polygon.every((point) => crossOf(edge, minus(point, from)) >= least);
  });
}

function isOnOrIn(inner: Polygon, point: Point): boolean {
  if (isWithin(inner, point)) return true;
  return inner.some(
    (from, i) => distanceToSegment(point, from, inner[(i + 1) % inner.length] ?? from) <= SLACK,
  );
}

function isInRooms({ rooms }: Ground, polygons: readonly Polygon[], isSoft: boolean): boolean {
  if (rooms.length === 0) return true;
  const { minX, minY, maxX, maxY } = boundsOf(polygons.flat());
  if (isSoft) {
    const middle = middleOf([minX, minY], [maxX, maxY]);
    return rooms.some(({ inner }) => isWithin(inner, middle));
  }
  const near = rooms.filter(
    ({ box }) => box.minX <= maxX && minX <= box.maxX && box.minY <= maxY && minY <= box.maxY,
  );
  if (near.some(({ inner }) => polygons.every((one) => isPlainlyIn(inner, one)))) return true;
  // A corner outside of all of them tells most others, without the clipping library.
  const isNear = (point: Point) => near.some(({ inner }) => isOnOrIn(inner, point));
  if (!polygons.every((one) => one.every(isNear))) return false;
  const outside = subtract(
    polygons.map(regionOf),
    near.map(({ inner }) => regionOf(inner)),
  );
  return grow(outside, -SLACK).length === 0;
}

/** Whether a thing carries what is at a pose, directly or by way of others. */
function isHost({ solids }: Ground, solid: Solid, hostId: NodeId | null, box: Bounds): boolean {
  let at = hostId;
  for (let i = 0; at !== null && i < 16; i++) {
    if (at === solid.id) return true;
    const host = solids.near(box).find(({ id }) => id === at)?.node;
    at = host?.type === 'item' ? host.hostId : null;
  }
  return false;
}

function middleOfBox({ minX, minY, maxX, maxY }: Bounds): Point {
  return middleOf([minX, minY], [maxX, maxY]);
}

/** All that is wrong with a pose, what matters most first. Lazy: most callers want the first. */
export function* troublesAt(ground: Ground, mover: Mover, pose: Pose): Generator<Trouble> {
  const { position, rotationTenthsDeg, elevationTenths: up } = pose;
  const parts = mover.parts.map((part) => ({
    ...part,
    bottom: part.bottom + up,
    top: part.top + up,
    polygons: part.footprints.map((one) =>
      one.map((at) => placed(at, position, rotationTenthsDeg)),
    ),
  }));
  // What stands on the floor beside the row that takes it along still stops at its cabinets.
  const hostId = up > 0 ? pose.hostId : null;
  const [main] = parts;
  if (!main) return;
  const box = boundsOf(parts.flatMap(({ polygons }) => polygons.flat()));
  const meets = (area: Polygon, low: number, high: number) =>
    parts.find(
      ({ isFlat, bottom, top, polygons }) =>
        !isFlat &&
        Math.min(top, high) - Math.max(bottom, low) > SLACK &&
        polygons.some((one) => overlapsBy(one, area, SLACK)),
    );
  for (const { id, why, area, bottomTenths, topTenths } of ground.ways.near(box)) {
    if (why === 'window' && !mover.hangs) continue;
    if (mover.isSoft && why !== 'opening') continue;
    if (meets(area, bottomTenths, topTenths)) yield { why, id };
  }
  if (!isInRooms(ground, main.polygons, mover.isSoft)) yield { why: 'outside', id: null };
  for (const { id, outline, heightTenths } of ground.walls.near(box)) {
    if (id !== pose.hostId && meets(outline, 0, heightTenths)) yield { why: 'wall', id };
  }
  for (const solid of ground.solids.near(box)) {
    if (mover.ids.has(solid.id) || isHost(ground, solid, hostId, box)) continue;
    const isSoft = mover.isSoft || solid.role === 'soft';
    for (const footprint of solid.footprints) {
      const met = meets(footprint, solid.bottomTenths, solid.topTenths);
      if (!met || mayShare(met.role, solid.role)) continue;
      const isDeep =
        isWithin(footprint, middleOfBox(box)) ||
        main.polygons.some((one) => isWithin(one, middleOfBox(solid.box)));
      if (isSoft && !isDeep) continue;
      yield { why: 'thing', id: solid.id };
      break;
    }
  }
}

/** The first thing wrong with a pose, leaving out what is tolerated; null where it is free. */
export function troubleAt(
  ground: Ground,
  mover: Mover,
  pose: Pose,
  tolerated: ReadonlySet<string> = new Set(),
): Trouble | null {
  for (const trouble of troublesAt(ground, mover, pose)) {
    if (!tolerated.has(troubleKey(trouble))) return trouble;
  }
  return null;
}
