// Faces of different things in one plane: on the screen they flicker through each other.
import { cross, dot, normalize, subtract, type Vec3 } from '@wevisu/scene/geometry/vec.ts';
import { areaOf, clipConvex, counterClockwise, type Point } from '@wevisu/scene/plane/polygon.ts';
import type { SceneTriangle } from './scene-triangles.ts';

export interface Coplanar {
  readonly owners: readonly [string, string];
  readonly parts: readonly [string, string];
  /** Square millimetres that both cover. */
  readonly areaMm2: number;
  /** A place of it, millimetres. */
  readonly at: Vec3;
  readonly normal: Vec3;
}

/** Nearer planes are drawn through each other at the far side of a room. */
const GAP_MM = 0.5;
/** Smaller triangles are rounded edges. */
const LEAST_TRIANGLE_MM2 = 60;

interface Flat {
  readonly triangle: SceneTriangle;
  readonly normal: Vec3;
  readonly distance: number;
  readonly outline: readonly Point[];
  readonly box: readonly [minX: number, minY: number, maxX: number, maxY: number];
}

/** In the two axes that a plane is seen in best. */
function flatten(normal: Vec3): (point: Vec3) => Point {
  const [x, y, z] = normal.map(Math.abs) as [number, number, number];
  if (x >= y && x >= z) return ([, b, c]) => [b, c];
  return y >= z ? ([a, , c]) => [a, c] : ([a, b]) => [a, b];
}

function flatOf(triangle: SceneTriangle): Flat | null {
  const [a, b, c] = triangle.corners;
  const raw = cross(subtract(b, a), subtract(c, a));
  const size = Math.hypot(...raw);
  if (size / 2 < LEAST_TRIANGLE_MM2) return null;
  const normal = normalize(raw);
  // The undersides of what stands on the ground are seen by nobody.
  if (normal[1] < -0.99 && a[1] < 20) return null;
  const outline = counterClockwise(triangle.corners.map(flatten(normal)));
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  return { triangle, normal, distance: dot(normal, a), outline, box };
}

function sharedArea(a: Flat, b: Flat): number {
  const [aMinX, aMinY, aMaxX, aMaxY] = a.box;
  const [bMinX, bMinY, bMaxX, bMaxY] = b.box;
  if (aMinX >= bMaxX || bMinX >= aMaxX || aMinY >= bMaxY || bMinY >= aMaxY) return 0;
  const shared = clipConvex(a.outline, b.outline);
  if (shared.length < 3) return 0;
  return Math.abs(areaOf(shared)) / Math.max(...a.normal.map(Math.abs));
}

/** Pairs of parts of different things of one rank that face the same way in one plane and cover each other, largest first. */
export function findCoplanar(triangles: readonly SceneTriangle[], leastMm2 = 100): Coplanar[] {
  const planes = new Map<string, Flat[]>();
  const keyOf = ([x, y, z]: Vec3, distance: number) =>
    `${[x, y, z].map((part) => Math.round(part * 200) + 0)} ${Math.round(distance / GAP_MM) + 0}`;
  const flats = triangles.flatMap((triangle) => flatOf(triangle) ?? []);
  // What faces into a wall or ceiling in its very plane is the back of something that hangs there.
  const walls = new Set(
    flats
      .filter(({ triangle }) => triangle.rank === 'ground' || triangle.rank === 'laid')
      .map(({ normal: [x, y, z], distance }) => keyOf([-x, -y, -z], -distance)),
  );
  for (const flat of flats) {
    if (walls.has(keyOf(flat.normal, flat.distance))) continue;
    const key = keyOf(flat.normal, flat.distance);
    const list = planes.get(key);
    if (list) list.push(flat);
    else planes.set(key, [flat]);
  }
  const found = new Map<string, Coplanar>();
  const compare = (a: Flat, b: Flat) => {
    const [one, other] = [a.triangle, b.triangle];
    if (one.owner === other.owner || one.rank !== other.rank) return;
    // Slabs of one product are cut apart from each other: their veins do not go on.
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
  for (const list of planes.values()) {
    const sorted = list.toSorted((a, b) => a.box[0] - b.box[0]);
    const [sample] = sorted;
    const above = sample && planes.get(keyOf(sample.normal, sample.distance + GAP_MM));
    for (const [i, one] of sorted.entries()) {
      for (let j = i + 1; j < sorted.length; j++) {
        const other = sorted[j];
        if (!other || other.box[0] >= one.box[2]) break;
        compare(one, other);
      }
      for (const other of above ?? []) compare(one, other);
    }
  }
  return [...found.values()]
    .filter(({ areaMm2 }) => areaMm2 >= leastMm2)
    .sort((a, b) => b.areaMm2 - a.areaMm2);
}
