import { clipConvex, type Point, type Polygon } from '@wevisu/scene/plane/polygon.ts';
import { type RoomModel, toSegment, type WallSegment } from './room-model.ts';

/** A stretch of a wall from its left end, in whole tenths of a millimeter. */
export interface Interval {
  readonly fromTenths: number;
  readonly toTenths: number;
}

/** A row of things against a wall: how deep, and between which heights above the floor. Tenths. */
export interface RowNeeds {
  readonly depthTenths: number;
  readonly bottomTenths: number;
  readonly topTenths: number;
}

/** Points are rounded to whole tenths: what is nearer than this only touches. */
const TOUCH = 2;

type Cut = readonly [from: number, to: number];

/** The part of an outline edge that runs through the strip before a wall, along the wall. */
function edgeCut(a: Point, b: Point, length: number, depth: number): Cut | null {
  const rise = b[1] - a[1];
  const at = (y: number) => (y - a[1]) / rise;
  let [t0, t1] = [0, 1];
  if (Math.abs(rise) < 1e-9) {
    if (a[1] <= TOUCH || a[1] >= depth - TOUCH) return null;
  } else {
    const [low, high] = [at(TOUCH), at(depth - TOUCH)].sort((p, q) => p - q) as [number, number];
    [t0, t1] = [Math.max(0, low), Math.min(1, high)];
    if (t0 >= t1) return null;
  }
  const xs = [t0, t1].map((t) => a[0] + (b[0] - a[0]) * t);
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  return to <= TOUCH || from >= length - TOUCH ? null : [from, to];
}

function bodyCut(local: Polygon, length: number, depth: number): Cut | null {
  const strip: Polygon = [
    [0, TOUCH],
    [length, TOUCH],
    [length, depth - TOUCH],
    [0, depth - TOUCH],
  ];
  const part = clipConvex(local, strip);
  if (part.length < 3) return null;
  const xs = part.map(([x]) => x);
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  return to - from <= TOUCH ? null : [from, to];
}

/** What of a wall the cuts leave; a cut without width parts what is beside it. */
function left(length: number, cuts: readonly Cut[]): Interval[] {
  let rest: Cut[] = [[0, length]];
  for (const [from, to] of cuts) {
    rest = rest.flatMap(([a, b]): Cut[] =>
      to < a || from > b
        ? [[a, b]]
        : [
            [a, Math.min(b, from)],
            [Math.max(a, to), b],
          ],
    );
  }
  return rest
    .map(([from, to]) => ({
      fromTenths: Math.max(0, Math.ceil(from - 1e-6)),
      toTenths: Math.floor(to + 1e-6),
    }))
    .filter(({ fromTenths, toTenths }) => toTenths > fromTenths)
    .sort((a, b) => a.fromTenths - b.fromTenths);
}

/**
 * Where along a wall a row of that depth and height may stand: within the room, clear of what doors and windows need
 * and of what stays. Exact for the room's outline; bodies that are not convex count with their bays. From left to
 * right, in whole tenths rounded inward; empty where nothing fits. Pure.
 */
export function freeIntervals(
  model: RoomModel,
  segment: WallSegment,
  { depthTenths, bottomTenths, topTenths }: RowNeeds,
): readonly Interval[] {
  const depth = depthTenths + segment.offTenths;
  const length = segment.lengthTenths;
  const local = (polygon: Polygon) => polygon.map((point) => toSegment(segment, point));
  const outline = local(model.inner);
  const edges = outline.map((point, i) =>
    edgeCut(point, outline[(i + 1) % outline.length] ?? point, length, depth),
  );
  const bodies = [...model.zones, ...model.fixed]
    .filter((one) => one.bottomTenths < topTenths && one.topTenths > bottomTenths)
    .map(({ polygon }) => bodyCut(local(polygon), length, depth));
  const cuts = [...edges, ...bodies].filter((one) => one !== null);
  return left(length, cuts);
}
