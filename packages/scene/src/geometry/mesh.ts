import type { Mesh } from './part.ts';
import type { Shape } from './shape.ts';
import { cross, dot, length, normalize, subtract, type Vec3 } from './vec.ts';

/** Points closer than this are one point. */
const WELD_MM = 1e-3;

/** One index per place: the first point found there. */
export function weld(shape: Shape): { points: Vec3[]; triangles: number[] } {
  const seen = new Map<string, number>();
  const points: Vec3[] = [];
  const target = shape.points.map((p) => {
    const key = `${Math.round(p[0] / WELD_MM)},${Math.round(p[1] / WELD_MM)},${Math.round(p[2] / WELD_MM)}`;
    const known = seen.get(key);
    if (known !== undefined) return known;
    seen.set(key, points.length);
    return points.push(p) - 1;
  });
  const triangles: number[] = [];
  for (let i = 0; i < shape.triangles.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => target[shape.triangles[i + k] ?? 0] ?? 0) as [
      number,
      number,
      number,
    ];
    if (a !== b && b !== c && c !== a) triangles.push(a, b, c);
  }
  return { points, triangles };
}

/**
 * Render-ready triangles: smooth where faces meet at less than `creaseDegrees`, sharp elsewhere.
 * Normals are weighted by area, so that large flat faces stay flat beside rounded edges.
 */
export function toMesh(shape: Shape, creaseDegrees = 38): Mesh {
  const { points, triangles } = weld(shape);
  const count = triangles.length / 3;
  const corner = (face: number, k: number): number => triangles[face * 3 + k] ?? 0;
  const at = (index: number): Vec3 => points[index] ?? [0, 0, 0];
  const weighted: Vec3[] = [];
  const units: Vec3[] = [];
  const facesOf: number[][] = points.map(() => []);
  for (let face = 0; face < count; face++) {
    const [a, b, c] = [at(corner(face, 0)), at(corner(face, 1)), at(corner(face, 2))];
    const n = cross(subtract(b, a), subtract(c, a));
    weighted.push(n);
    units.push(normalize(n));
    for (let k = 0; k < 3; k++) facesOf[corner(face, k)]?.push(face);
  }
  const limit = Math.cos((creaseDegrees * Math.PI) / 180);
  const positions: number[] = [];
  const normals: number[] = [];
  const indices = new Uint32Array(triangles.length);
  const made: { readonly normal: Vec3; readonly index: number }[][] = points.map(() => []);
  for (let face = 0; face < count; face++) {
    const own = units[face] ?? [0, 1, 0];
    for (let k = 0; k < 3; k++) {
      const vertex = corner(face, k);
      let sum: [number, number, number] = [0, 0, 0];
      for (const other of facesOf[vertex] ?? []) {
        const n = weighted[other];
        const unit = units[other];
        if (n && unit && dot(unit, own) > limit) {
          sum = [sum[0] + n[0], sum[1] + n[1], sum[2] + n[2]];
        }
      }
      const normal = length(sum) > 0 ? normalize(sum) : own;
      const known = made[vertex]?.find((m) => dot(m.normal, normal) > 0.9999);
      if (known) {
        indices[face * 3 + k] = known.index;
        continue;
      }
      const index = positions.length / 3;
      const p = at(vertex);
      positions.push(p[0], p[1], p[2]);
      normals.push(normal[0], normal[1], normal[2]);
      made[vertex]?.push({ normal, index });
      indices[face * 3 + k] = index;
    }
  }
  return {
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    indices,
  };
}

/** How many directed edges lack their reverse: 0 for closed, consistently wound triangles. */
export function countOpenEdges(shape: Shape): number {
  const { points, triangles } = weld(shape);
  const balance = new Map<number, number>();
  for (let i = 0; i < triangles.length; i += 3) {
    for (let k = 0; k < 3; k++) {
      const a = triangles[i + k] ?? 0;
      const b = triangles[i + ((k + 1) % 3)] ?? 0;
      const key = Math.min(a, b) * points.length + Math.max(a, b);
      balance.set(key, (balance.get(key) ?? 0) + (a < b ? 1 : -1));
    }
  }
  let open = 0;
  for (const sum of balance.values()) open += Math.abs(sum);
  return open;
}

/** Enclosed volume in cubic millimeters; negative for a shape that is wound inside out. */
export function volumeOf(shape: Shape): number {
  let sum = 0;
  for (let i = 0; i < shape.triangles.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => shape.points[shape.triangles[i + k] ?? 0]);
    if (a && b && c) sum += dot(a, cross(b, c)) / 6;
  }
  return sum;
}
