// Fewer triangles for small things that are seen many times from afar: edges are collapsed where the
// shape changes least, measured by the quadrics of Garland and Heckbert (1997).
import { weld } from './mesh.ts';
import type { Shape } from './shape.ts';
import { cross, dot, length, mix, normalize, subtract, type Vec3 } from './vec.ts';

/** Sum of squared distances from planes: a b c d of each, as the ten numbers of a symmetric matrix. */
type Quadric = readonly number[];

const ZERO: Quadric = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
/** Keeps triangles of flat regions even: there the planes cost nothing. */
const LENGTH_WEIGHT = 1e-4;
/** A collapse must not turn a face by more than about 75 degrees. */
const MIN_TURN_COS = 0.25;
const MAX_PASSES = 60;

function planeOf(normal: Vec3, at: Vec3, weight: number): Quadric {
  const [a, b, c] = normal;
  const d = -dot(normal, at);
  return [a * a, a * b, a * c, a * d, b * b, b * c, b * d, c * c, c * d, d * d].map(
    (one) => one * weight,
  );
}

function sum(p: Quadric, q: Quadric): Quadric {
  return p.map((one, i) => one + (q[i] ?? 0));
}

function costAt(quadric: Quadric, [x, y, z]: Vec3): number {
  const [aa = 0, ab = 0, ac = 0, ad = 0, bb = 0, bc = 0, bd = 0, cc = 0, cd = 0, dd = 0] = quadric;
  return (
    aa * x * x +
    2 * (ab * x * y + ac * x * z + ad * x + bc * y * z + bd * y + cd * z) +
    bb * y * y +
    cc * z * z +
    dd
  );
}

type Face = readonly [number, number, number];

function normalOf([a, b, c]: Face, points: readonly Vec3[]): Vec3 {
  const at = (i: number): Vec3 => points[i] ?? [0, 0, 0];
  return cross(subtract(at(b), at(a)), subtract(at(c), at(a)));
}

interface Collapse {
  readonly from: number;
  readonly to: number;
  readonly at: Vec3;
  readonly cost: number;
}

function facesAround(faces: readonly Face[], count: number): number[][] {
  const around: number[][] = Array.from({ length: count }, () => []);
  faces.forEach((face, i) => {
    for (const vertex of face) around[vertex]?.push(i);
  });
  return around;
}

function quadricsOf(faces: readonly Face[], points: readonly Vec3[]): Quadric[] {
  const quadrics = points.map(() => ZERO);
  for (const face of faces) {
    const normal = normalOf(face, points);
    const plane = planeOf(normalize(normal), points[face[0]] ?? [0, 0, 0], length(normal) / 2);
    for (const vertex of face) quadrics[vertex] = sum(quadrics[vertex] ?? ZERO, plane);
  }
  return quadrics;
}

function collapsesOf(
  faces: readonly Face[],
  points: readonly Vec3[],
  quadrics: readonly Quadric[],
) {
  const collapses: Collapse[] = [];
  for (const [a, b, c] of faces) {
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      // Each edge of a closed shape lies on two faces, once in each direction.
      if (from > to) continue;
      const [p, q] = [points[from], points[to]];
      if (!p || !q) continue;
      const quadric = sum(quadrics[from] ?? ZERO, quadrics[to] ?? ZERO);
      const long = dot(subtract(q, p), subtract(q, p));
      const best = [mix(p, q, 0.5), p, q]
        .map((at) => ({ at, cost: costAt(quadric, at) }))
        .reduce((x, y) => (y.cost < x.cost ? y : x));
      collapses.push({ from, to, at: best.at, cost: best.cost + LENGTH_WEIGHT * long * long });
    }
  }
  return collapses.sort((x, y) => x.cost - y.cost || x.from - y.from || x.to - y.to);
}

/** Whether the shape stays closed and no face turns over. */
function isSafe(
  one: Collapse,
  faces: readonly Face[],
  points: readonly Vec3[],
  around: readonly number[][],
) {
  const near = (vertex: number) =>
    new Set((around[vertex] ?? []).flatMap((i) => [...(faces[i] ?? [])]));
  const others = near(one.to);
  let shared = 0;
  for (const vertex of near(one.from)) {
    if (vertex !== one.from && vertex !== one.to && others.has(vertex)) shared++;
  }
  if (shared !== 2) return false;
  return [...(around[one.from] ?? []), ...(around[one.to] ?? [])].every((i) => {
    const face = faces[i];
    if (!face || (face.includes(one.from) && face.includes(one.to))) return true;
    const before = normalOf(face, points);
    const [a, b, c] = face.map((vertex) =>
      vertex === one.from || vertex === one.to ? one.at : (points[vertex] ?? one.at),
    ) as [Vec3, Vec3, Vec3];
    const after = cross(subtract(b, a), subtract(c, a));
    return length(after) > 1e-6 && dot(normalize(before), normalize(after)) > MIN_TURN_COS;
  });
}

/**
 * A closed shape of about `max` triangles that looks nearly the same; more where fewer would tear or
 * turn it over. The given shape where it is small enough already. Pure.
 */
export function coarse(shape: Shape, max: number): Shape {
  const welded = weld(shape);
  if (welded.triangles.length / 3 <= max) return shape;
  const points: Vec3[] = [...welded.points];
  let faces: Face[] = [];
  for (let i = 0; i < welded.triangles.length; i += 3) {
    faces.push(welded.triangles.slice(i, i + 3) as unknown as Face);
  }
  const quadrics = quadricsOf(faces, points);
  for (let pass = 0; pass < MAX_PASSES && faces.length > max; pass++) {
    const around = facesAround(faces, points.length);
    const touched = new Set<number>();
    const target = new Map<number, number>();
    let left = faces.length;
    // A share of what is asked for at a time: later edges are judged on the shape that is left.
    const goal = Math.max(max, Math.floor(faces.length * 0.72));
    for (const one of collapsesOf(faces, points, quadrics)) {
      if (left <= goal) break;
      if (touched.has(one.from) || touched.has(one.to)) continue;
      if (!isSafe(one, faces, points, around)) continue;
      for (const vertex of [one.from, one.to]) {
        for (const i of around[vertex] ?? [])
          for (const other of faces[i] ?? []) touched.add(other);
      }
      points[one.from] = one.at;
      quadrics[one.from] = sum(quadrics[one.from] ?? ZERO, quadrics[one.to] ?? ZERO);
      target.set(one.to, one.from);
      left -= 2;
    }
    if (target.size === 0) break;
    faces = faces
      .map((face) => face.map((vertex) => target.get(vertex) ?? vertex) as unknown as Face)
      .filter(([a, b, c]) => a !== b && b !== c && c !== a);
  }
  return { points, triangles: faces.flat() };
}
