// Faces of different objects in one plane: on screen they z-fight.
import { cross, dot, length, normalize, subtract, type Vec3 } from '@wevisu/scene/geometry/vec.ts';
import { areaOf, clipConvex, counterClockwise, type Point } from '@wevisu/scene/plane/polygon.ts';
import type { SceneTriangle } from './scene-triangles.ts';

export interface Coplanar {
  readonly owners: readonly [string, string];
  readonly parts: readonly [string, string];
  /** Shared area in square millimeters. */
  readonly areaMm2: number;
  /** A point in it, in millimeters. */
  readonly at: Vec3;
  readonly normal: Vec3;
}

/** Planes closer than this z-fight at the far side of a room. */
const GAP_MM = 0.5;
/** Smaller triangles are rounded edges. */
export const MIN_TRIANGLE_MM2 = 60;

/** A triangle by the plane that it lies in. */
interface Facing {
  readonly triangle: SceneTriangle;
  readonly normal: Vec3;
  readonly distance: number;
}

interface Flat extends Facing {
  readonly outline: readonly Point[];
  readonly box: readonly [minX: number, minY: number, maxX: number, maxY: number];
}

/** Projected onto the two axes that show the plane best. */
function flatten(normal: Vec3): (point: Vec3) => Point {
  const [x, y, z] = normal.map(Math.abs) as [number, number, number];
  if (x >= y && x >= z) return ([, b, c]) => [b, c];
  return y >= z ? ([a, , c]) => [a, c] : ([a, b]) => [a, b];
}

function facingOf(triangle: SceneTriangle): Facing | null {
  const [a, b, c] = triangle.corners;
  const raw = cross(subtract(b, a), subtract(c, a));
  if (length(raw) / 2 < MIN_TRIANGLE_MM2) return null;
  const normal = normalize(raw);
  // Nobody sees the undersides of what stands on the ground.
  if (normal[1] < -0.99 && a[1] < 20) return null;
  return { triangle, normal, distance: dot(normal, a) };
}

function flatOf(facing: Facing): Flat {
  const { triangle, normal } = facing;
  const outline = counterClockwise(triangle.corners.map(flatten(normal)));
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  return { ...facing, outline, box };
}

const NORMAL_STEPS = 200;
/** More than a scene is large, in gaps; a power of two. */
const DISTANCE_STEPS = 2 ** 24;

/** A number that triangles of one plane share. */
function planeKey([x, y, z]: Vec3, distance: number): number {
  const part = (value: number) => Math.round(value * NORMAL_STEPS) + NORMAL_STEPS;
  const side = 2 * NORMAL_STEPS + 1;
  const direction = (part(x) * side + part(y)) * side + part(z);
  return direction * DISTANCE_STEPS + Math.round(distance / GAP_MM) + DISTANCE_STEPS / 2;
}

interface Plane {
  readonly all: Facing[];
  /** Null where there are several. */
  owner: string | null;
}

function groupByPlane(facings: readonly Facing[]): ReadonlyMap<number, Plane> {
  const keyOf = ({ normal, distance }: Facing) => planeKey(normal, distance);
  // A face against a wall or ceiling in the same plane is the back of something that hangs there.
  const walls = new Set(
    facings
      .filter(({ triangle }) => triangle.rank === 'ground' || triangle.rank === 'laid')
      .map(({ normal: [x, y, z], distance }) => planeKey([-x, -y, -z], -distance)),
  );
  const planes = new Map<number, Plane>();
  for (const facing of facings) {
    const key = keyOf(facing);
    if (walls.has(key)) continue;
    const { owner } = facing.triangle;
    const plane = planes.get(key);
    if (!plane) planes.set(key, { all: [facing], owner });
    else {
      plane.all.push(facing);
      if (plane.owner !== owner) plane.owner = null;
    }
  }
  return planes;
}

function sharedArea(a: Flat, b: Flat): number {
  const [aMinX, aMinY, aMaxX, aMaxY] = a.box;
  const [bMinX, bMinY, bMaxX, bMaxY] = b.box;
  if (aMinX >= bMaxX || bMinX >= aMaxX || aMinY >= bMaxY || bMinY >= aMaxY) return 0;
  const shared = clipConvex(a.outline, b.outline);
  if (shared.length < 3) return 0;
  return Math.abs(areaOf(shared)) / Math.max(...a.normal.map(Math.abs));
}

/** Pairs of parts of different objects with the same rank that face the same way in one plane and overlap, largest first. */
export function findCoplanar(triangles: readonly SceneTriangle[], minMm2 = 100): Coplanar[] {
  const planes = groupByPlane(triangles.flatMap((triangle) => facingOf(triangle) ?? []));
  const found = new Map<string, Coplanar>();
  const compare = (a: Flat, b: Flat) => {
    const [one, other] = [a.triangle, b.triangle];
    if (one.owner === other.owner || one.rank !== other.rank) return;
    // Slabs of one product are separate: their veins do not continue.
    if (one.look === other.look && one.rank !== 'laid') return;
    if (Math.abs(a.distance - b.distance) >= GAP_MM) return;
    const area = sharedArea(a, b);
    if (area === 0) return;
    const [first, second] = one.owner < other.owner ? [one, other] : [other, one];
    const key = [first.owner, first.part, second.owner, second.part].join('|');
    const known = found.get(key);
    found.set(key, {
      owners: [first.owner, second.owner],
      parts: [first.part, second.part],
      areaMm2: area + (known?.areaMm2 ?? 0),
      at: one.corners[0],
      normal: a.normal,
    });
  };
  for (const { all, owner } of planes.values()) {
    const [sample] = all;
    const next = sample && planes.get(planeKey(sample.normal, sample.distance + GAP_MM));
    if (owner !== null && (!next || next.owner === owner)) continue;
    const above = next?.all.map(flatOf) ?? [];
    const sorted = all.map(flatOf).toSorted((a, b) => a.box[0] - b.box[0]);
    for (const [i, one] of sorted.entries()) {
      for (let j = i + 1; j < sorted.length; j++) {
        const other = sorted[j];
        if (!other || other.box[0] >= one.box[2]) break;
        compare(one, other);
      }
      for (const other of above) compare(one, other);
    }
  }
  return [...found.values()]
    .filter(({ areaMm2 }) => areaMm2 >= minMm2)
    .sort((a, b) => b.areaMm2 - a.areaMm2);
}
